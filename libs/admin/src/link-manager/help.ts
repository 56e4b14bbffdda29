import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'

const texts = defineMessages('admin/link-manager-help', {
  title: 'Link Manager',
  buttons:
    'Each button has an icon, an address and a tooltip. Addresses may be on the web, an email address (mailto:), a telephone number (tel:) or a page of this site (/contact).',
  icons: 'The button beside the icon’s name opens a search of all icons. Nothing changes for visitors before ‘Save’.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return texts.title()
  },
  get paragraphs() {
    return [texts.buttons(), texts.icons()]
  },
}
