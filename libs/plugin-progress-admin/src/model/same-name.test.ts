import { describe, expect, it } from 'vitest'
import { isSameName, nameKey } from './same-name.ts'

describe('names', () => {
  it.each([
    ['Ropes', 'ROPES'],
    ['Ropes', '  ropes '],
    ['First aid', 'first   AID'],
    ['Ａｉｄ', 'aid'],
    ['Übung', 'U\u0308BUNG'],
  ])('%j and %j are the same (PADM-025)', (one, other) => {
    expect(isSameName(one, other)).toBe(true)
    expect(nameKey(one)).toBe(nameKey(other))
  })

  it.each([
    ['Ropes', 'Rope'],
    ['Übung', 'Ubung'],
    ['First aid', 'Firstaid'],
  ])('%j and %j are not', (one, other) => expect(isSameName(one, other)).toBe(false))
})
