import { expect, it } from 'vitest'
import { createByteCache } from './byte-cache.ts'

it('keeps the most recently used bytes, up to a size', () => {
  const memory = createByteCache({ maxBytes: 100 })
  const bytes = (size: number) => new Uint8Array(size)
  memory.set('a', bytes(40))
  memory.set('b', bytes(40))
  memory.set('b', bytes(60))
  expect([memory.get('b'), memory.get('a')].map((found) => found?.byteLength)).toEqual([60, 40])
  memory.set('c', bytes(50))
  expect(['a', 'b', 'c'].map((key) => memory.get(key)?.byteLength)).toEqual([40, undefined, 50])
  // what is too large for all of it takes nobody's place
  memory.set('d', bytes(101))
  expect(['a', 'c', 'd'].map((key) => memory.get(key)?.byteLength)).toEqual([40, 50, undefined])
})
