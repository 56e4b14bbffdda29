import { expect, it } from 'vitest'
import { emailKey } from './email-key.ts'

it.each([
  [' Kim@Example.ORG ', 'kim@example.org'],
  ['ｋｉｍ＠example.org', 'kim@example.org'],
  ['jürgen@Bücher.example', 'jürgen@xn--bcher-kva.example'],
  ['jürgen@xn--bcher-kva.example', 'jürgen@xn--bcher-kva.example'],
  ['kim', 'kim'],
  ['kim@', 'kim@'],
  ['kim@not a domain', 'kim@not a domain'],
  ['', ''],
  // a parser of addresses would read a domain out of each of these
  ...['/x', '?', '?x=1', '#', '#x', '\\', '\\x', '/'].map((more) => [
    `kim@example.org${more}`,
    `kim@example.org${more}`,
  ]),
  ['kim@exam%70le.org', 'kim@exam%70le.org'],
  ['kim@exam\tple.org', 'kim@exam\tple.org'],
  ['kim@example.org:25', 'kim@example.org:25'],
])('compares %j as %j', (email, key) => {
  expect(emailKey(email)).toBe(key)
})
