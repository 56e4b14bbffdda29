import { expect, it } from 'vitest'
import { RefusedError } from './refused-error.ts'
import { sanitizeHtml } from './sanitize-html.ts'

it('refuses a result that has become too long', () => {
  const refused = new RefusedError(400, 'A text must have at most 50000 characters')
  expect(() => sanitizeHtml('&'.repeat(20_000), 50_000)).toThrow(refused)
  expect(sanitizeHtml('&'.repeat(10_000), 50_000)).toHaveLength(50_000)
})
