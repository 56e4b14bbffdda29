import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'

const texts = defineMessages('admin/look-help', {
  title: 'Look',
  choices:
    'Choose colours, type and shape here, and what stands below every page. The preview shows your own pages as they would be; nobody else sees any of it before you press ‘Publish look’, but for the pictures.',
  readable:
    'Every combination can be read: how light a colour is follows from what stands on it, so choose what you like.',
  history:
    'Each look that you publish stays in ‘History’, and can be taken up again. A look can also be saved as a file and used on another site.',
  pictures:
    'Logos, favicon and background are part of the settings of the site: a picture that you choose here is public at once.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return texts.title()
  },
  get paragraphs() {
    return [texts.choices(), texts.readable(), texts.history(), texts.pictures()]
  },
}
