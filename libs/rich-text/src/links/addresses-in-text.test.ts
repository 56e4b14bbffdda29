import { expect, it } from 'vitest'
import { addressesIn } from './addresses-in-text.ts'

it.each([
  ['See https://a.example/x?y=1.', ['See ', ['https://a.example/x?y=1', 'https://a.example/x?y=1'], '.']],
  ['(www.a.example)', ['(', ['www.a.example', 'https://www.a.example'], ')']],
  ['https://a.example/b_(c)', [['https://a.example/b_(c)', 'https://a.example/b_(c)']]],
  ['Write to a.b@c.example, please', ['Write to ', ['a.b@c.example', 'mailto:a.b@c.example'], ', please']],
  ['See www.müller.example!', ['See ', ['www.müller.example', 'https://www.müller.example'], '!']],
  ['our www.programme.pdf', ['our www.programme.pdf']],
  ['e.g. this, etc.So', ['e.g. this, etc.So']],
  ['http:// and www.', ['http:// and www.']],
  ['', ['']],
])('finds the addresses of %j', (text, parts) => {
  expect(addressesIn(text)).toEqual(
    parts.map((part) => (typeof part === 'string' ? { text: part } : { text: part[0], url: part[1] })),
  )
})
