import { maxInteger } from '@sitewright/api-client/contract'

/** The address of an image of the site, in HTML or in JSON text of it. Its length is bounded, so that the search takes linear time. */
const imageSource = /\ssrc=\\?"[^\s"'<>\\?]{0,40}file-get\.php\?([^\s"'<>\\#]{1,200})/g

/** Ids of the files that the images of a text show, in their order: of sanitised HTML, or of JSON that contains it. */
export function picturesIn(text: string): number[] {
  const ids = Array.from(text.matchAll(imageSource), ([, query = '']) =>
    Number(new URLSearchParams(query.replaceAll('&amp;', '&')).get('id')),
  )
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id <= maxInteger)
}
