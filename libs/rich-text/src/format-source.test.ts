import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from '@sitewright/html/browser'
import { formatSource } from './format-source.ts'
import { anyHtml } from './testing/any-html.ts'
import { comparableHtml } from './testing/comparable-html.ts'

describe('formatSource', () => {
  it('puts blocks on lines of their own', () => {
    const html =
      '<h1>a</h1><ul><li>b</li></ul><pre>c\n</p>d</pre><table><tbody><tr><td>e</td><td>f</td></tr></tbody></table>'
    expect(formatSource(html)).toBe(
      '<h1>a</h1>\n<ul>\n<li>b</li>\n</ul>\n<pre>c\n</p>d</pre>\n<table>\n<tbody>\n<tr><td>e</td><td>f</td></tr>\n</tbody>\n</table>',
    )
  })

  it('changes nothing that a reader could see', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const cleaned = cleanHtml(html)
        expect(comparableHtml(formatSource(cleaned))).toBe(comparableHtml(cleaned))
      }),
      { numRuns: 60 },
    )
  })
})
