import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sanitizeInBrowser } from '../sanitize-in-browser.ts'
import { findViolations } from '../testing/find-violations.ts'
import { oddHtml } from '../testing/odd-html.ts'
import { sanitizeHtml } from './sanitize-html.ts'

const anyHtml = fc.array(fc.nat(1_000_000), { maxLength: 24 }).map(oddHtml)

/** What a browser that shows the HTML in a page writes again. */
function shownAs(html: string): string {
  const shown = document.implementation.createHTMLDocument().createElement('div')
  shown.innerHTML = html
  return shown.innerHTML
}

/** Parsers swallow a line break after <pre>, and serialisers do not write one more. */
const afterParser = (html: string) => html.replaceAll(/(<pre(?: [^>]*)?>)\n/g, '$1')

it('gives what a browser parses unchanged, and its sanitiser leaves alone, for any HTML (SINGLE-004)', async () => {
  await fc.assert(
    fc.asyncProperty(anyHtml, async (html) => {
      const cleaned = sanitizeHtml(html)
      expect(shownAs(cleaned)).toBe(afterParser(cleaned))
      // Another text in between, so that it is not the answer just given.
      sanitizeHtml('<p></p>')
      expect(sanitizeHtml(cleaned)).toBe(cleaned)
      expect(await sanitizeInBrowser(cleaned)).toBe(cleaned)
    }),
    { numRuns: 1_000 },
  )
})

it('leaves the output of the sanitiser of the browser unchanged for any HTML (SINGLE-004)', async () => {
  await fc.assert(
    fc.asyncProperty(anyHtml, async (html) => {
      const cleaned = await sanitizeInBrowser(html)
      expect(sanitizeHtml(cleaned)).toBe(cleaned)
      const { body } = new DOMParser().parseFromString(cleaned, 'text/html')
      expect(findViolations(body)).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})
