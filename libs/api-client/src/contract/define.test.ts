import { describe, expect, it } from 'vitest'
import { coreCalls } from './core-calls.ts'
import { parseCallKey, type CallDeclaration } from './define.ts'
import { holdsAny } from './permissions.ts'

const jsonCall = /^(public|protected|private)\/[\w/-]+\.json\.php$/

describe('the declarations', () => {
  it('name a method and a path in one of the three groups (PERM-004)', () => {
    for (const [key, { stream }] of Object.entries<CallDeclaration>(coreCalls)) {
      const { method, path } = parseCallKey(key)
      expect(['GET', 'POST']).toContain(method)
      // what goes on being told is no JSON
      expect(path).toMatch(stream ? /^(public|protected|private)\/[\w-]+\.php$/ : jsonCall)
    }
  })

  it.each(['', 'GET', 'PUT private/x.json.php', 'private/x.json.php'])('do not take %j for a call', (key) => {
    expect(() => parseCallKey(key)).toThrow('Not a call')
  })
})

describe('a permission check', () => {
  it('passes when any one of the requested permissions is held (PERM-001)', () => {
    expect(holdsAny(['public', 'core.admin'], ['core.menu-manager', 'core.admin'])).toBe(true)
    expect(holdsAny(new Set(['public']), ['core.admin'])).toBe(false)
    expect(holdsAny(['core.admin'], [])).toBe(false)
  })
})
