import { expect, it } from 'vitest'
import { isBlank } from './is-blank.ts'

it.each(['', ' ', '<p></p>', '<p>&nbsp;</p><p><br /></p>', '<h1> </h1>'])('%j is blank', (html) => {
  expect(isBlank(html)).toBe(true)
})

it.each(['Huts', '<p>.</p>', '<p><img src="/a.png" alt="" /></p>', '<hr />', '<p></p>'.repeat(100)])(
  '%j is not',
  (html) => {
    expect(isBlank(html)).toBe(false)
  },
)
