import { unescapeText } from '@sitewright/html'

/** Characters of a text that are read for its summary. */
const maxReadLength = 400

/** The first words of HTML, for a card's summary. Nobody reads them as HTML: only looks depend on what they are. */
export function htmlWords(html: string): string {
  const text = unescapeText(html.slice(0, maxReadLength).replaceAll(/<[^>]*>?/g, ' '))
  return text.replaceAll(/\s+/g, ' ').trim()
}
