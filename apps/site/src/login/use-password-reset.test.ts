import { describe, expect, it } from 'vitest'
import { mayReset } from './use-password-reset.ts'

describe('an email address', () => {
  it.each([
    ['without an @ (PWD-002)', ['', 'kim', 'kim.example.org']],
    ['with the @ at its start (PWD-003)', ['@example.org', '@', '@@example.org']],
    ['with fewer than two characters after the @ (PWD-004)', ['kim@', 'kim@.', 'kim@x']],
    ['without a dot after the @ (PWD-005)', ['kim@example', 'kim.parata@example']],
    ['with a dot at its end (PWD-006)', ['kim@example.', 'kim@example.org.', 'kim@..']],
  ])('%s cannot be sent', (_, emails) => {
    expect(emails.filter(mayReset)).toEqual([])
  })

  it('of any other form can (PWD-007)', () => {
    const emails = [
      'kim@example.org',
      'k@.x',
      'k@x.y',
      'kim@müller.nz',
      'a b@c d.e',
      'kim@a@b.c',
      '"kim"@[1.2.3.4]',
      'k@.. ',
    ]
    expect(emails.filter((email) => !mayReset(email))).toEqual([])
  })
})
