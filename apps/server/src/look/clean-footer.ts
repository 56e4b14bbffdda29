import { maxFooterHtml, type FooterFields } from '@sitewright/api-client/contract'
import { sanitizeHtml } from '@sitewright/page-kit/server'
import type { Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import { isOneLine } from '../text/one-line.ts'

export const noFooter: FooterFields = { columns: [], line: '', imprint: 0, privacy: 0 }

/**
 * Fit to be stored and shown.
 *
 * @throws {RefusedError} 400 for headings and last lines of more than one line, and for a text that is too long.
 */
export function cleanFooter({ columns: written, line, ...pages }: FooterFields): FooterFields {
  if (![line, ...written.map(({ heading }) => heading)].every(isOneLine)) fail('badFooterText')
  const cleaned = written.map(({ heading, html }, place) => ({
    heading: heading.trim(),
    html: cleanColumn(html, place + 1),
  }))
  return { ...pages, columns: cleaned.filter(({ heading, html }) => heading || html), line: line.trim() }
}

function cleanColumn(written: string, column: number): string {
  const html = sanitizeHtml(written)
  const over = html.length - maxFooterHtml
  if (over > 0) fail('longFooterText', { column, over: inWords(over), most: inWords(maxFooterHtml) })
  return html
}

const inWords = (count: number) => count.toLocaleString('en')

/** @throws {RefusedError} 400 where a page that the footer links does not exist. */
export async function assertFooterPages(tx: Writer, { imprint, privacy }: FooterFields): Promise<void> {
  const linked = [imprint, privacy].filter((id) => id !== 0)
  if (linked.length === 0) return
  const found = await tx.selectFrom('pages').where('id', 'in', linked).select('id').execute()
  const isGone = (id: number) => id !== 0 && found.every((page) => page.id !== id)
  if (isGone(imprint)) fail('noFooterPage', { use: 'imprint' })
  if (isGone(privacy)) fail('noFooterPage', { use: 'privacy page' })
}

/** True for the text of a footer in which nothing stands. */
export function isEmptyFooter(text: string): boolean {
  const footer = JSON.parse(text) as FooterFields
  return footer.columns.length === 0 && footer.line === '' && footer.imprint === 0 && footer.privacy === 0
}
