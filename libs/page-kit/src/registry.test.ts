// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createRegistry, type InstalledKind } from './registry.ts'

const installed = (kind: string, name = `@own/${kind}`): InstalledKind => ({
  kind,
  package: name,
  load: () => Promise.reject(new Error('not needed here')),
})

describe('createRegistry', () => {
  it('gives a kind by name, nothing for an unknown one, and all of them', () => {
    const huts = installed('huts')
    const registry = createRegistry([huts, installed('tracks')])
    expect(registry.get('huts')).toBe(huts)
    expect(registry.get('constructor')).toBeUndefined()
    expect(registry.list().map(({ kind }) => kind)).toEqual(['huts', 'tracks'])
  })

  it('names both packages that have the same kind', () => {
    expect(() => createRegistry([installed('huts', 'one'), installed('huts', 'two')])).toThrow(
      "Page kind 'huts' comes from one and from two",
    )
  })
})
