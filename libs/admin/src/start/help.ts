import type { HelpText } from '@sitewright/page-kit/staff'

/** What the screen’s help opens. */
export const help: HelpText = {
  title: 'Start',
  paragraphs: [
    'The list names what a new site usually needs. A step is ticked by itself once it is done; the cross takes one off the list for everybody.',
    '‘New page’ creates a page, offers it a place in the menu, and leads straight to its text. ‘Save’ there stores it; ‘Edit’ on a page opens its text again.',
    '‘What waits’ are drafts of pages that you edit, messages that nobody confirmed yet, and emails that could not be sent.',
    'Ctrl+K (⌘K on a Mac) finds screens, pages, people and actions from every page; ? lists all shortcuts.',
  ],
}
