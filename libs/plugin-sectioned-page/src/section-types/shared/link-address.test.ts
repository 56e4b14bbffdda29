// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

describe('linkAddress', () => {
  it.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['example.org', 'https://example.org'],
    ['www.example.org/walks', 'https://www.example.org/walks'],
    ['//example.org', 'https://example.org'],
    [' anna@example.org ', 'mailto:anna@example.org'],
    ['mailto:anna@example.org', 'mailto:anna@example.org'],
    ['0211 234 567', 'tel:0211234567'],
    ['+64 (21) 123-4567', 'tel:+64211234567'],
    ['www.müller.example', 'https://www.müller.example'],
    ['пример.example/клуб', 'https://пример.example/клуб'],
    ['192.0.2.7/cam', 'http://192.0.2.7/cam'],
    ['programme.pdf', '/programme.pdf'],
    ['contact', '/contact'],
    ['/contact', '/contact'],
    ['walks/spring?x=1', '/walks/spring?x=1'],
    ['#h-prices', '#h-prices'],
    ['/api/1/private/file-get.php?id=7', '/api/1/private/file-get.php?id=7'],
  ])('takes %j for %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })

  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'our contact page',
    '!?',
  ])('leads nowhere from %j', (typed) => {
    expect(linkAddress(typed)).toBeUndefined()
  })
})
