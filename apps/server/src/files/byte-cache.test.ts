import { expect, it } from 'vitest'
import { createByteCache } from './byte-cache.ts'

it('keeps the most recently used bytes, up to a size', () => {
  const memory = createByteCache({ most: 100 })
  const bytes = (size: number) => new Uint8Array(size)
  memory.put('a', bytes(40))
  memory.put('b', bytes(40))
  memory.put('b', bytes(60))
  expect([memory.get('b'), memory.get('a')].map((found) => found?.byteLength)).toEqual([60, 40])
  memory.put('c', bytes(50))
  expect(['a', 'b', 'c'].map((key) => memory.get(key)?.byteLength)).toEqual([40, undefined, 50])
  memory.put('d', bytes(101))
  expect(['a', 'c', 'd'].map((key) => memory.get(key))).toEqual([undefined, undefined, undefined])
})
