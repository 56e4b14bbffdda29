// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readAddress } from './read-address.ts'

describe('readAddress', () => {
  it.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['HTTP://example.org', 'HTTP://example.org'],
    ['http://intranet/a', 'http://intranet/a'],
    ['https://example.org/my file', 'https://example.org/my%20file'],
    ['example.org', 'https://example.org'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['example.org?x=1', 'https://example.org?x=1'],
    ['www.club.example', 'https://www.club.example'],
    [' www.müller.example ', 'https://www.müller.example'],
    ['www.mu\u0308ller.example/x', 'https://www.mu\u0308ller.example/x'],
    ['пример.example/клуб', 'https://пример.example/клуб'],
    ['उदाहरण.भारत', 'https://उदाहरण.भारत'],
    ['例え.テスト/クラブ', 'https://例え.テスト/クラブ'],
    ['xn--mller-kva.example', 'https://xn--mller-kva.example'],
    ['club.example/programme.pdf', 'https://club.example/programme.pdf'],
    ['//example.org/x', 'https://example.org/x'],
    ['\u200fexample.org\u200e', 'https://example.org'],
    ['exa\u00admple.org/پیوند\u200cها', 'https://example.org/پیوند\u200cها'],
    ['https://exa\u200bmple.org', 'https://example.org'],
    ['192.0.2.7/cam', 'http://192.0.2.7/cam'],
    ['192.0.2.7:8080', 'http://192.0.2.7:8080'],
    ['[2001:db8::1]/cam', 'http://[2001:db8::1]/cam'],
    ['localhost:4200', 'http://localhost:4200'],
  ])('takes %j for the site %s', (typed, href) => {
    expect(readAddress(typed)).toEqual({ kind: 'web', href })
  })

  it.each([
    [' anna@example.org ', 'mailto:anna@example.org'],
    ['anna@müller.example', 'mailto:anna@müller.example'],
    ['an\u00adna@example.org', 'mailto:anna@example.org'],
    ['mailto:anna@example.org?subject=Huts', 'mailto:anna@example.org?subject=Huts'],
    ['MAILTO:anna@example.org', 'MAILTO:anna@example.org'],
  ])('takes %j for the email address %s', (typed, href) => {
    expect(readAddress(typed)).toEqual({ kind: 'email', href })
  })

  it.each([
    ['+64 4 555 0100', 'tel:+6445550100'],
    ['+64\u00a04\u00a0555\u20110100', 'tel:+6445550100'],
    ['+64 (0)21 123-4567', 'tel:+64211234567'],
    ['0211234567', 'tel:0211234567'],
    ['0211/234567', 'tel:0211234567'],
    ['01.02.03.04', 'tel:01020304'],
    ['tel. 021 123 4567', 'tel:0211234567'],
    ['tel:+64 4 555 0100', 'tel:+6445550100'],
    ['111', 'tel:111'],
  ])('takes %j for the telephone number %s', (typed, href) => {
    expect(readAddress(typed)).toEqual({ kind: 'telephone', href })
  })

  it.each([
    ['/', '/'],
    ['/contact', '/contact'],
    ['/contact us', '/contact%20us'],
    ['/संपर्क#कैसे', '/संपर्क#कैसे'],
    ['#h-prices', '#h-prices'],
    ['?page=2', '?page=2'],
    ['/api/1/private/file-get.php?id=7', '/api/1/private/file-get.php?id=7'],
  ])('takes %j for the place %s on this site', (typed, href) => {
    expect(readAddress(typed)).toEqual({ kind: 'site', href })
  })

  it.each([
    ['contact', '/contact'],
    ['walks/spring?x=1', '/walks/spring?x=1'],
    ['walks/a:b', '/walks/a:b'],
    ['हिन्दी-समाचार', '/हिन्दी-समाचार'],
    ['programme.pdf', '/programme.pdf'],
    ['Programme.PDF#page=2', '/Programme.PDF#page=2'],
    ['plan.final.docx', '/plan.final.docx'],
    ['index.html', '/index.html'],
    ['photos.zip', '/photos.zip'],
    ['e.g', '/e.g'],
    ['2026', '/2026'],
    ['2026/27', '/2026/27'],
    ['12', '/12'],
    ['1234567890123456', '/1234567890123456'],
    ['999.999.999.999/x', '/999.999.999.999/x'],
  ])('takes %j for a word that may be a page or a file', (typed, href) => {
    expect(readAddress(typed)).toEqual({ kind: 'word', href })
  })

  it.each([
    '',
    '  ',
    '\u200b',
    'our contact page',
    'www.example.org is ours',
    '!?',
    './huts',
    '../huts',
    'a:b',
    'javascript:alert(1)',
    'JavaScript://example.org/%0aalert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'java\u00adscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'https:example.org',
    'https:/example.org',
    'https://',
    'https://?x',
    'http://example.org:port',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'mailto:',
    'tel:',
  ])('%j leads nowhere', (typed) => {
    expect(readAddress(typed)).toBeUndefined()
  })

  it('takes no time over what is long', () => {
    expect(readAddress(`${'a.'.repeat(50_000)}b c`)).toBeUndefined()
    expect(readAddress(`${'1 '.repeat(50_000)}x`)).toBeUndefined()
    expect(readAddress(`${'a-'.repeat(50_000)}:`)).toBeUndefined()
  })
})
