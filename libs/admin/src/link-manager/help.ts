import type { HelpText } from '@sitewright/page-kit/staff'

/** What the screen’s help opens. */
export const help: HelpText = {
  title: 'Link Manager',
  paragraphs: [
    'Each button has an icon, an address and a tooltip. Addresses may be on the web, an email address (mailto:), a telephone number (tel:) or a page of this site (/contact).',
    'The button beside the icon’s name opens a search of all icons. Nothing changes for visitors before ‘Save’.',
  ],
}
