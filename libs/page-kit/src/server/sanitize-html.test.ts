import { findViolations, hostileHtml, policyCases } from '@sitewright/ui/html-policy'
import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from './sanitize-html.ts'

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

describe('sanitizeHtml', () => {
  it.each(policyCases)('$name (SINGLE-004)', ({ html, clean }) => {
    expect(sortAttributes(sanitizeHtml(html))).toBe(sortAttributes(clean))
  })

  it.each(hostileHtml)('lets nothing through of %s (SINGLE-004)', (html) => {
    const cleaned = sanitizeHtml(html)
    expect(findViolations(parse(cleaned))).toEqual([])
    expect(sanitizeHtml(cleaned)).toBe(cleaned)
  })

  it('takes time in proportion to the text', () => {
    const hard = ['<', '<p', '<b>', '<!--', '&', ' ', '<p style="', 'a:', '<svg>', '<a href="', '\u00a0']
    for (const piece of hard) {
      const start = performance.now()
      sanitizeHtml(piece.repeat(20_000))
      expect(performance.now() - start, piece).toBeLessThan(2_000)
    }
  })
})

function sortAttributes(html: string): string {
  const body = parse(html)
  for (const element of body.querySelectorAll('*')) {
    const attributes = Array.from(element.attributes, ({ name, value }) => [name, value] as const).sort(
      ([one], [other]) => one.localeCompare(other),
    )
    for (const [name] of attributes) element.removeAttribute(name)
    for (const [name, value] of attributes) element.setAttribute(name, value)
  }
  return body.innerHTML
}
