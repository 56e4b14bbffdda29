import { describe, expect, it } from 'vitest'
import { deepestHtml } from '../html-writer.ts'
import { voidTags } from '../tags.ts'
import { findViolations } from '../testing/find-violations.ts'
import { hostileHtml } from '../testing/hostile-html.ts'
import { policyCases } from '../testing/policy-cases.ts'
import { worstHtml } from '../testing/worst-html.ts'
import { sanitizeHtml } from './sanitize-html.ts'

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

describe('sanitizeHtml', () => {
  it.each(policyCases)('$name (SINGLE-004)', ({ html, clean }) => {
    expect(sortAttributes(sanitizeHtml(html))).toBe(sortAttributes(clean))
  })

  it.each(hostileHtml)('removes everything dangerous from %s (SINGLE-004)', (html) => {
    const cleaned = sanitizeHtml(html)
    expect(findViolations(parse(cleaned))).toEqual([])
    // Another text in between, so that it is not the answer just given.
    sanitizeHtml('')
    expect(sanitizeHtml(cleaned)).toBe(cleaned)
  })

  // A reader whose time grows with the square of the length needs minutes for one of these.
  it.each(worstHtml)('reads two million characters of %s', { timeout: 60_000 }, (_, html) => {
    const cleaned = sanitizeHtml(html(2_000_000))
    expect(deepest(cleaned)).toBeLessThanOrEqual(deepestHtml)
  })

  it('keeps the text of what is nested too deep, and where it ends', () => {
    const deep = `${'<div>'.repeat(150)}a<b>b</b><p>c</p>${'</div>'.repeat(150)}<p>d</p>`
    const cleaned = sanitizeHtml(deep)
    expect(parse(cleaned).textContent.replace(/\s+/g, ' ').trim()).toBe('ab cd')
    expect(cleaned).toMatch(/<p>d<\/p>$/)
    expect(deepest(cleaned)).toBe(deepestHtml)
  })

  it('reports the length of the text, also of one that it has just given', () => {
    const onLength = (length: number) => {
      if (length > 50_000) throw new Error('too long')
    }
    expect(() => sanitizeHtml('&'.repeat(20_000), { onLength })).toThrow('too long')
    const longest = sanitizeHtml('&'.repeat(10_000), { onLength })
    expect(longest).toHaveLength(50_000)
    expect(() => sanitizeHtml(longest, { onLength: () => onLength(50_001) })).toThrow('too long')
  })

  it('reports elements and their attributes as it comes to them', () => {
    const parts: number[] = []
    sanitizeHtml('<p title="a" class="b" x="c">d<br></p></p><img>', { onElement: (more) => void parts.push(more) })
    expect(parts).toEqual([3, 1, 1])
  })
})

/** How many elements are nested in each other; told by their tags, since a parser would see to it that they are few. */
function deepest(html: string): number {
  let depth = 0
  let most = 0
  for (const [, end, tag = ''] of html.matchAll(/<(\/?)([a-z\d]+)/g)) {
    if (voidTags.includes(tag)) continue
    depth += end ? -1 : 1
    most = Math.max(most, depth)
  }
  return most
}

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
