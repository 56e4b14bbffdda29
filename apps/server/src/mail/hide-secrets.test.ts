import { describe, expect, it } from 'vitest'
import { newToken } from '../accounts/tokens.ts'
import { hideSecrets } from './hide-secrets.ts'

const site = 'https://huts.example.org'
const shown = (text: string) => hideSecrets(text).text

describe('an email without its secrets', () => {
  it.each([
    ['a link to set a password', (secret: string) => `${site}/pages/passwordreset/${secret}`],
    ['a link to deactivate an account', (secret: string) => `<${site}/pages/deactivate/${secret}>.`],
    ['a link to confirm a message', (secret: string) => `${site}/api/1/public/verify.php?t=${secret}`],
    ['a secret without a link', (secret: string) => `Code: ${secret}\n`],
  ])('says that there was %s, and not which', (_, write) => {
    for (let n = 0; n < 50; n++) {
      const secret = newToken()
      expect(hideSecrets(write(secret))).toEqual({ text: write('[hidden]'), hidden: true })
    }
  })

  it('hides long values of an address, also shorter ones than those of the core', () => {
    expect(shown(`${site}/join?club=7&key=0123456789abcdef.!#x`)).toBe(`${site}/join?club=7&key=[hidden]#x`)
  })

  it.each([
    'Hello Anna,\n\nthe hut is open.',
    `${site}/summer-party-2026-how-to-register?from=mail`,
    '-'.repeat(72),
    '_'.repeat(80),
    'Donaudampfschifffahrtsgesellschaft',
  ])('leaves %j as it is', (text) => {
    expect(hideSecrets(text)).toEqual({ text, hidden: false })
  })

  it('takes no longer than a text is long', () => {
    const started = performance.now()
    for (const piece of ['a', '-', 'https://', '?a=', '&', '@']) hideSecrets(piece.repeat(400_000 / piece.length))
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
