import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'

const texts = defineMessages('admin/site-settings-help', {
  title: 'Site Settings',
  words:
    'The title stands in search results, and at the top of every page where no logo does; the description is what search engines show beneath it.',
  pictures:
    'Logos, favicon and background are images from the File Manager. The preview below shows how a search result and a shared link look.',
  addresses:
    'The default page is what visitors see first. The email addresses are those that the site’s messages come from and go to.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return texts.title()
  },
  get paragraphs() {
    return [texts.words(), texts.pictures(), texts.addresses()]
  },
}
