import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'

const texts = defineMessages('admin/menu-editor-help', {
  title: 'Menu Editor',
  items:
    'An item leads to a page or, with ‘No page’, is a heading for the items under it. Nothing changes for visitors before ‘Save’.',
  addresses:
    'With ‘Address’, the button with the chain, an item leads to another site, an email, a telephone number, or to a heading of a page, which is chosen from a list once the page is.',
  moving:
    'Move an item with its arrows, with ‘Move in’ and ‘Move out’ across levels, or drag it by its handle: up and down for the place, sideways for the level. By keyboard, the space bar picks it up and puts it down.',
  roles:
    'The key keeps an item for roles. Visitors see an item only if they may open its page: an unpublished page, and all below it, stays hidden until it is published.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return texts.title()
  },
  get paragraphs() {
    return [texts.items(), texts.addresses(), texts.moving(), texts.roles()]
  },
}
