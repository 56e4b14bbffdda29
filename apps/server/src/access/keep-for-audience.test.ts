import type { Identity } from '@sitewright/page-kit/server'
import { expect, it } from 'vitest'
import type { Changes } from '../db/changes.ts'
import { keepForAudience } from './keep-for-audience.ts'

const asking = (role: number): Identity => ({ permissions: new Set(), roles: [role] })

/** A value for each audience, and how often one was made. */
function keeping(characters: number) {
  let made = 0
  const changes = { version: () => 1 } as unknown as Changes
  const publicationSpan = async () => ({ since: -Infinity, until: Infinity })
  const make = async () => {
    made += 1
    return 'x'.repeat(characters)
  }
  const get = keepForAudience({ changes, now: () => 0, publicationSpan, needs: ['menu'], make })
  return { get, made: () => made }
}

it('is made once for all who may do the same', async () => {
  const { get, made } = keeping(1000)
  for (const role of [1, 2, 1, 2]) await get(asking(role))
  expect(made()).toBe(2)
})

it('is kept for no more than there is room for, those made first going first', async () => {
  const { get, made } = keeping(6 * 1024 * 1024)
  for (const role of [1, 2, 3]) await get(asking(role))
  await get(asking(3))
  await get(asking(2))
  expect(made()).toBe(3)
  await get(asking(1))
  expect(made()).toBe(4)
})

it('is kept though it has no room at all, as long as nobody else asks', async () => {
  const { get, made } = keeping(20 * 1024 * 1024)
  for (const role of [1, 1, 2, 2, 1]) await get(asking(role))
  expect(made()).toBe(3)
})
