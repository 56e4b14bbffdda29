import { afterEach, expect, it, vi } from 'vitest'
import { forgetLoginEmail, loginEmail, rememberLoginEmail } from './login-email.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('knows the address until it is forgotten', () => {
  expect(loginEmail()).toBe('')
  rememberLoginEmail('mere@example.org')
  expect(loginEmail()).toBe('mere@example.org')
  forgetLoginEmail()
  expect(loginEmail()).toBe('')
})

it('knows it for half an hour, as the next one at the computer may be somebody else', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  rememberLoginEmail('mere@example.org')
  now.mockReturnValue(1_000_000 + 29 * 60_000)
  expect(loginEmail()).toBe('mere@example.org')
  now.mockReturnValue(1_000_000 + 31 * 60_000)
  expect(loginEmail()).toBe('')
})

it('knows none where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('no storage', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  rememberLoginEmail('mere@example.org')
  expect(loginEmail()).toBe('')
  expect(forgetLoginEmail).not.toThrow()
})
