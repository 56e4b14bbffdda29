import { RefusedError } from '@sitewright/page-kit/server'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileAddressKey, filePath, readFileAddress } from './file-address.ts'

const value = fc.oneof(
  fc.constantFrom(
    '0',
    '1',
    '2',
    '320',
    '640',
    'abcdef012345',
    '',
    '01',
    '1&w=320',
    '1%26w%3D320',
    '%00',
    '%',
    '+',
    'x?y',
  ),
  fc.string(),
)
const own = fc.tuple(fc.constantFrom('id', 'thumb', 'dl', 'w', 'v', '%69d', 'i%64', '%77'), value)
const foreign = fc.tuple(
  fc.constantFrom('fbclid', 'utm_source', 'ID', 'id ', 'id[]', '', '__proto__', 'constructor', 'Id%00'),
  value,
)
const write = (parameters: readonly (readonly [string, string])[]) =>
  `${filePath}?${parameters.map((parameter) => parameter.join('=')).join('&')}`

/** What an address asks for, or that it is refused. */
function read(url: string): unknown {
  try {
    return readFileAddress(url)
  } catch (error) {
    if (error instanceof RefusedError) return error.status
    throw error
  }
}

const plain = fc.string({ unit: fc.constantFrom('a', '1', '.', '%41', '+') })

describe('the address of a file', () => {
  it('means the same with unknown parameters, and is cached under one key', () => {
    const added = fc.tuple(
      foreign.map(([name]) => name),
      plain,
    )
    fc.assert(
      fc.property(
        fc.array(own, { maxLength: 4 }),
        fc.array(added, { maxLength: 4 }),
        fc.boolean(),
        (mine, theirs, first) => {
          const url = write(mine)
          const longer = write(first ? [...theirs, ...mine] : [...mine, ...theirs])
          expect(read(longer)).toEqual(read(url))
          expect(fileAddressKey(longer)).toBe(fileAddressKey(url))
        },
      ),
    )
  })

  it('shares its key with no address of something else or of a refused request', () => {
    const seen = new Map<string, Set<string>>()
    fc.assert(
      fc.property(fc.array(fc.oneof(own, foreign), { maxLength: 4 }), (parameters) => {
        const url = write(parameters)
        const key = fileAddressKey(url) as string
        const asked = read(url)
        const meaning = typeof asked === 'number' ? 'refused' : JSON.stringify(asked, ['id', 'thumb', 'dl', 'w', 'v'])
        seen.set(key, (seen.get(key) ?? new Set()).add(meaning))
      }),
      { numRuns: 5000 },
    )
    expect([...seen].filter(([, meanings]) => meanings.size > 1)).toEqual([])
  })

  it('is strict about its own parameters', () => {
    for (const query of [
      '',
      'id=',
      'id=01',
      'id=1&id=1',
      'id=1&%69d=1',
      'id=1&w=321',
      'id=1&thumb=2',
      'id=1&v=ABCDEF012345',
      'id=1&dl=',
    ])
      expect([query, read(`${filePath}?${query}`)]).toEqual([query, 400])
    expect(read(`${filePath}?utm_source=a&v=abcdef012345&w=320&id=7`)).toEqual({ id: 7, w: 320, v: 'abcdef012345' })
  })

  it('has a key only if it is valid', () => {
    expect(fileAddressKey(filePath)).toBeUndefined()
    expect(fileAddressKey('/huts?id=1')).toBeUndefined()
    expect(fileAddressKey(`${filePath}/?id=1`)).toBeUndefined()
  })
})
