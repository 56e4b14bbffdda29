import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createImageLimiter, type Weight } from './image-limiter.ts'

/** Work that is begun in its turn, and goes on until it is ended. */
function limited(waiting = 100) {
  const inTurn = createImageLimiter({ atOnce: 2, memory: 100, waiting })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string, weight: Weight) =>
    inTurn(weight, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await setImmediate()
  }
  return { add, begun, end }
}

it('begins two at a time, in order, as many as there is memory for', async () => {
  const { add, begun, end } = limited()
  for (const [name, memory] of [
    ['a', 40],
    ['b', 70],
    ['c', 10],
    ['d', 10],
  ] as const)
    void add(name, { memory, heavy: false })
  await setImmediate()
  // what is small does not overtake what is large, which would else wait for ever
  expect(begun).toEqual(['a'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('c')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

it('begins one heavy work at a time, whatever memory is left', async () => {
  const { add, begun, end } = limited()
  for (const name of ['a', 'b']) void add(name, { memory: 10, heavy: true })
  await setImmediate()
  expect(begun).toEqual(['a'])
  await end('a')
  expect(begun).toEqual(['a', 'b'])
})

it('refuses what would have to wait behind too much', async () => {
  const { add } = limited(1)
  for (const name of ['a', 'b', 'c']) void add(name, { memory: 10, heavy: false })
  await expect(add('d', { memory: 10, heavy: false })).rejects.toMatchObject({ status: 503 })
})
