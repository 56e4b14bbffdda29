import { headingsIn, headingsLedTo, meantAnchor, nameHeadings, plainLinksIn, withPlainLinks } from '@sitewright/html'
import styles from './RichText.module.css'
import { texts } from './view-messages.ts'

/** The HTML to be shown. */
export interface RichTextProps {
  /** Sanitised already: on the server by `sanitizeHtml`, in the browser by `sanitizeInBrowser`. */
  html: string
  /**
   * True for a text that is the whole page: all its headings have names then, so that links of other pages lead to them.
   * Otherwise those that its own links lead to, and those that were named already. @default false
   */
  named?: boolean
}

/** Shows rich text as readers see it. Costs one element, and no code but this. */
export function RichText({ html, named = false }: RichTextProps) {
  const linked = withMeantLinks(html)
  const text = named ? nameHeadings(linked, always) : linkedHeadings(linked)
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: scrollableTables(text) }} />
}

const always = () => true

/** Lets a link to `#fees` lead to the heading `Fees` of the same text. Costs one search in a text without such links. */
function withMeantLinks(html: string): string {
  const links = plainLinksIn(html)
  if (links.length === 0) return html
  const known = new Set(headingsIn(html).map(({ anchor }) => anchor))
  return withPlainLinks(
    html,
    links.map((name) => meantAnchor(name, (anchor) => known.has(anchor)) ?? ''),
  )
}

/** Costs one search in a text without such links. */
function linkedHeadings(html: string): string {
  const wanted = headingsLedTo(html)
  return wanted.size === 0 ? html : nameHeadings(html, (anchor) => wanted.has(anchor))
}

/**
 * Puts each table of sanitised HTML into an element that scrolls by itself, with the keyboard too, where the table is
 * wider than the screen. No quotes in what is added: inside an attribute's value it would be no more than text.
 */
export function scrollableTables(html: string): string {
  if (!html.includes('<table')) return html
  return html
    .replace(/<table(?=[\s>])/g, `<div class=table-scroll role=group aria-label=${tableName()} tabindex=0><table`)
    .replaceAll('</table>', '</table></div>')
}

/** In one word, since it has no quotes. */
const tableName = () => texts.table().replace(/[^\p{L}\p{M}-]/gu, '')
