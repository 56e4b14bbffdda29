import { describe, expect, it } from 'vitest'
import { parseEmail } from './email-address.ts'

describe('an email address', () => {
  it.each([
    ['kim@example.org', 'kim@example.org'],
    ['  kim@example.org\n', 'kim@example.org'],
    ["o'brien+huts@mail.example.co.nz", "o'brien+huts@mail.example.co.nz"],
    ['Kim.Ng@Example.ORG', 'Kim.Ng@Example.ORG'],
    ['jürgen@bücher.example', 'jürgen@bücher.example'],
    ['ｋｉｍ＠example.org', 'kim@example.org'],
    ['admin@localhost', 'admin@localhost'],
    ['a@b.co', 'a@b.co'],
    [`${'x'.repeat(64)}@example.org`, `${'x'.repeat(64)}@example.org`],
  ])('is read from %j', (text, address) => {
    expect(parseEmail(text)).toBe(address)
  })

  it.each([
    '',
    'kim',
    '@example.org',
    'kim@',
    'kim@@example.org',
    'kim@home@example.org',
    'kim@example',
    'kim@example.',
    'kim@.org',
    'kim@-example.org',
    'kim@192.0.2.1',
    'kim ng@example.org',
    '.kim@example.org',
    'kim.@example.org',
    'kim..ng@example.org',
    'kim@example.org, sam@example.org',
    'kim@example.org;sam@example.org',
    'Huts: kim@example.org;',
    'Kim <kim@example.org>',
    '"kim"@example.org',
    'kim(home)@example.org',
    'kim@example.org\r\nBcc: sam@example.org',
    'kim\u0000@example.org',
    'kim\u200b@example.org',
    'kim@[192.0.2.1]',
    ...['/x', '?', '?x=1', '#', '#x', '\\', '\\x', '/', ':25', '%2e'].map((more) => `kim@example.org${more}`),
    `${'x'.repeat(65)}@example.org`,
    `kim@${'x'.repeat(64)}.org`,
    `kim@${'example.'.repeat(32)}org`,
  ])('is not %j', (text) => {
    expect(parseEmail(text)).toBeUndefined()
  })
})
