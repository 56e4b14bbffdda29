import styles from './RichText.module.css'

/** The HTML to be shown. */
export interface RichTextProps {
  /** Sanitised already: on the server by `sanitizeHtml`, in the browser by `sanitizeInBrowser`. */
  html: string
}

/** Shows rich text as readers see it. Costs one element, and no code but this. */
export function RichText({ html }: RichTextProps) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: scrollableTables(html) }} />
}

/**
 * Puts each table of sanitised HTML into an element that scrolls by itself, with the keyboard too, where the table is
 * wider than the screen. No quotes in what is added: inside an attribute's value it would be no more than text.
 */
export function scrollableTables(html: string): string {
  if (!html.includes('<table')) return html
  return html
    .replace(/<table(?=[\s>])/g, '<div class=table-scroll role=group aria-label=Table tabindex=0><table')
    .replaceAll('</table>', '</table></div>')
}
