import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'
import { texts as screens } from '../screen-messages.ts'

const texts = defineMessages('admin/start-help', {
  steps:
    'The list names what a new site usually needs. A step is ticked by itself once it is done; the cross takes one off the list for everybody.',
  newPage:
    '‘New page’ creates a page, offers it a place in the menu, and leads straight to its text. ‘Save’ there stores it; ‘Edit’ on a page opens its text again.',
  waits:
    '‘What waits’ are drafts of pages that you edit, messages that nobody confirmed yet, and emails that could not be sent.',
  palette: 'Ctrl+K (⌘K on a Mac) finds screens, pages, people and actions from every page; ? lists all shortcuts.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return screens.start()
  },
  get paragraphs() {
    return [texts.steps(), texts.newPage(), texts.waits(), texts.palette()]
  },
}
