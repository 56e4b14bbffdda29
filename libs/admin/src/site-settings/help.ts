import type { HelpText } from '@sitewright/page-kit/staff'

/** What the screen’s help opens. */
export const help: HelpText = {
  title: 'Site Settings',
  paragraphs: [
    'The title stands at the top of every page and in search results; the description is what search engines show beneath it.',
    'Logos, favicon and background are images from the File Manager. The preview below shows how a search result and a shared link look.',
    'The default page is what visitors see first. The email addresses are those that the site’s messages come from and go to.',
  ],
}
