import { hasText, rename } from './dom.ts'

/** An empty mark at the end of a paragraph, and where a page ends. */
const takenAway = '.EOP, br[style*="page-break-before"]'

/** Several spaces that stand for one, or for a tab. */
const spaces = '[style*="mso-tab-count"], [style*="mso-spacerun"], .Apple-converted-space, .Apple-tab-span'

/** Says with elements what Word, LibreOffice and Apple's programs say with classes and styles of their own. */
export function officeDocuments(body: HTMLElement): void {
  const each = (selector: string) => Array.from(body.querySelectorAll(selector))
  each(takenAway).forEach((element) => element.remove())
  for (const element of each(spaces)) element.replaceWith(' ')
  each('tr[height="0"]').forEach((row) => hasText(row) || row.remove())
  each('p.MsoTitle').forEach((title) => rename(title, 'h1'))
  each(':is(p, div)[role=heading][aria-level]').forEach(makeHeading)
  each('p.MsoQuote, p.MsoIntenseQuote').forEach(putIntoQuote)
  each('a.sdfootnotesym').forEach((number) => number.after(' '))
}

function makeHeading(element: Element): void {
  const level = Number(element.getAttribute('aria-level'))
  if (level >= 1 && level <= 6) rename(element, `h${level}`)
}

/** Paragraphs of a quotation that follow each other are one. */
function putIntoQuote(paragraph: Element): void {
  const before = paragraph.previousElementSibling
  if (before?.matches('blockquote.Mso')) return before.append(paragraph)
  const quote = paragraph.ownerDocument.createElement('blockquote')
  quote.className = 'Mso'
  paragraph.replaceWith(quote)
  quote.append(paragraph)
}
