import { describe, expect, it } from 'vitest'
import { sanitizeInBrowser } from './sanitize-in-browser.ts'
import { policyCases } from './testing/policy-cases.ts'
import { cleanHtml } from './clean-html.ts'
import { findViolations } from './testing/find-violations.ts'
import { hostileHtml } from './testing/hostile-html.ts'

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

describe('the policy in the browser', () => {
  it.each(policyCases)('$name', async ({ html, clean }) => {
    expect(parse(await sanitizeInBrowser(html)).innerHTML).toBe(parse(clean).innerHTML)
  })

  it('has a large corpus', () => {
    expect(hostileHtml.length).toBeGreaterThan(150)
    expect(hostileHtml.filter((html) => findViolations(parse(html)).length > 0).length).toBeGreaterThan(150)
  })

  it.each(hostileHtml)('removes everything dangerous from %s', (html) => {
    const cleaned = cleanHtml(html)
    expect(findViolations(parse(cleaned))).toEqual([])
    expect(cleanHtml(cleaned)).toBe(cleaned)
  })
})
