import type { HelpText } from '@sitewright/page-kit/staff'

/** What the screen’s help opens. */
export const help: HelpText = {
  title: 'Page Manager',
  paragraphs: [
    'A new page is visible to staff only. Open its settings to publish it, now or between two dates; the Menu Editor gives it a place in the menu.',
    'The shortcut is the page’s address, such as /contact. When it changes, the old address leads to the new one.',
    'The settings of a page also have what search engines and shared links show of it. ‘Filter’ finds links that lead nowhere.',
    '‘By menu’ shows pages in their places in the menu. ‘Select’ changes many at once.',
    '‘Remove the example content’ takes away what the site came with and nobody has changed, once you have seen what that is.',
    '‘Page history’ shows who published what when, and brings an earlier version back as the draft. The key keeps a page for roles.',
  ],
}
