import { describe, expect, it } from 'vitest'
import { snippetOf, snippetSource } from './snippet.ts'

const message = (...answers: string[]) =>
  JSON.stringify({
    recipients: ['office@example.org'],
    subject: 'From "answer":"nobody"',
    answers: answers.map((answer) => ({ label: 'The "answer":"is"', answer })),
  })
const email = 'anna@example.org'

describe('the snippet of a message', () => {
  it('has the first words of its answers on one line, without what is empty and the address', () => {
    expect(snippetOf(message('Anna Berg', email, '', 'Two nights.\n\n  With a "dog" \\ cat 🐕'), email)).toBe(
      'Anna Berg · Two nights. With a "dog" \\ cat 🐕',
    )
    expect(snippetOf(message(), email)).toBe('')
  })

  it('is short, and no character is cut in two', () => {
    const snippet = snippetOf(message('🐕'.repeat(500)), email)
    expect(snippet).toBe(`${'🐕'.repeat(160)} …`)
  })

  it('is made of the start of a message, wherever that ends', () => {
    const whole = message('Anna \u0001\u2028 Berg', 'x\\"y', 'z'.repeat(200))
    for (let end = 0; end <= whole.length; end++) expect(() => snippetOf(whole.slice(0, end), email)).not.toThrow()
    expect(snippetOf(message('a'.repeat(100_000)).slice(0, snippetSource), email)).toHaveLength(162)
  })
})
