import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freeMemory } from './free-memory.ts'

it('collects what nobody holds', async () => {
  const ofNobody = new WeakRef({ size: 1 })
  const held = { size: 2 }
  const ofSomebody = new WeakRef(held)
  await nextTurn()
  await freeMemory()
  expect(ofNobody.deref()).toBeUndefined()
  expect(ofSomebody.deref()).toBe(held)
})
