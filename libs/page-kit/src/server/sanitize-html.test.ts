import { expect, it } from 'vitest'
import { cleanContent } from './clean-content.ts'
import { RefusedError } from './refused-error.ts'
import { maxElements, sanitizeHtml } from './sanitize-html.ts'

it('refuses a result that has become too long', () => {
  const refused = new RefusedError(400, 'A text must have at most 50000 characters')
  expect(() => sanitizeHtml('&'.repeat(20_000), 50_000)).toThrow(refused)
  expect(sanitizeHtml('&'.repeat(10_000), 50_000)).toHaveLength(50_000)
})

it('refuses a content whose texts have too many elements and attributes together, and says why', () => {
  const clean = (content: string) =>
    content
      .split('|')
      .map((text) => sanitizeHtml(text))
      .join('|')
  const most = Array.from({ length: 4 }, (_, at) => `${at}${'<p class="text-red">a</p>'.repeat(maxElements / 8)}`)
  expect(cleanContent({ clean }, most.join('|'))).toHaveLength(most.join('|').length)
  const refused = new RefusedError(
    400,
    'The texts of a page must have at most 50000 HTML elements and attributes: divide it into several pages',
  )
  expect(() => cleanContent({ clean }, `${most.join('|')}|<br>`)).toThrow(refused)
  // it was counted for that content alone
  expect(cleanContent({ clean }, '<br>')).toBe('<br>')
})

it('reads a text with more elements, as it may have been stored once', () => {
  const text = '<br>'.repeat(maxElements + 1)
  expect(sanitizeHtml(text)).toBe(text)
})
