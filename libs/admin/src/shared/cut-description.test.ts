import { describe, expect, it } from 'vitest'
import { cutDescription } from './cut-description.ts'

describe('cutDescription', () => {
  it('leaves 160 characters as they are', () => {
    const text = 'a'.repeat(160)
    expect(cutDescription(text)).toBe(text)
    expect(cutDescription(` ${'😀'.repeat(160)}\n`)).toBe('😀'.repeat(160))
  })

  it('cuts a longer text between words, to at most 160 characters', () => {
    const cut = cutDescription('seven, '.repeat(30))
    expect(cut).toBe(`${'seven, '.repeat(21)}seven…`)
    expect(cut.length).toBeLessThanOrEqual(160)
  })

  it('cuts a word that is longer than all that', () => {
    expect(cutDescription('x'.repeat(500))).toBe(`${'x'.repeat(159)}…`)
  })
})
