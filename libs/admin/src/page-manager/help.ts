import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'
import { texts as screens } from '../screen-messages.ts'

const texts = defineMessages('admin/page-manager-help', {
  new: 'A new page is visible to staff only. Open its settings to publish it, now or between two dates; the Menu Editor gives it a place in the menu.',
  shortcut:
    'The shortcut is the page’s address, such as /contact. When it changes, the old address leads to the new one.',
  sharing:
    'The settings of a page also have what search engines and shared links show of it. ‘Filter’ finds links that lead nowhere.',
  byMenu: '‘By menu’ shows pages in their places in the menu. ‘Select’ changes many at once.',
  example:
    '‘Remove the example content’ takes away what the site came with and nobody has changed, once you have seen what that is.',
  history:
    '‘Page history’ shows who published what when, and brings an earlier version back as the draft. The key keeps a page for roles.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return screens.pageManager()
  },
  get paragraphs() {
    return [texts.new(), texts.shortcut(), texts.sharing(), texts.byMenu(), texts.example(), texts.history()]
  },
}
