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
])('compares %j as %j', (email, key) => {
  expect(emailKey(email)).toBe(key)
})
