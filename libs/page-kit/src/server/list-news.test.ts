import type { ListNews } from '@sitewright/api-client/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Identity } from './identity.ts'
import { createListNews, listNewsLimits } from './list-news.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openRoom() {
  const listeners = new Set<() => void>()
  const room = createListNews((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  })
  return { room, listeners, change: () => listeners.forEach((listener) => listener()) }
}

const person = (id: number): Identity => ({
  account: { id, name: '', email: '' },
  permissions: new Set<string>(),
  roles: [],
})

function follow(room: ReturnType<typeof createListNews>, who = person(1)) {
  const told: ListNews[] = []
  let isOver = false
  const stop = room.follow(who)({
    send: (news) => void told.push(news),
    end: () => {
      isOver = true
      stop()
    },
  })
  return { stop, isOver: () => isOver, told: () => told.map(({ changes }) => changes) }
}

it('tells of a change at once, and of those that follow at most every two seconds', () => {
  const { room, change } = openRoom()
  const { told } = follow(room)
  expect(told()).toEqual([0])
  change()
  expect(told()).toEqual([0, 1])
  change()
  change()
  vi.advanceTimersByTime(1_900)
  expect(told()).toEqual([0, 1])
  vi.advanceTimersByTime(200)
  expect(told()).toEqual([0, 1, 3])
  vi.advanceTimersByTime(10_000)
  expect(told()).toEqual([0, 1, 3])
  change()
  expect(told()).toEqual([0, 1, 3, 4])
})

it('tells nothing any more to those who left, and is listened to for nobody', () => {
  const { room, change, listeners } = openRoom()
  const { told, stop } = follow(room)
  change()
  change()
  stop()
  vi.advanceTimersByTime(5_000)
  expect(told()).toEqual([0, 1])
  expect(listeners.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('is for few windows of each person at once', () => {
  const { room } = openRoom()
  const open = Array.from({ length: listNewsLimits.perAccount }, () => follow(room))
  expect(() => room.follow(person(1))).toThrow(expect.objectContaining({ status: 429 }))
  expect(() => room.follow(person(2))).not.toThrow()
  open[0]!.stop()
  expect(() => room.follow(person(1))).not.toThrow()
})

it('ends when the server does, and does not begin any more', () => {
  const { room } = openRoom()
  const { isOver } = follow(room)
  room.close()
  expect(isOver()).toBe(true)
  const ended = vi.fn()
  room.follow(person(1))({ send: () => expect.fail('nothing is to be told'), end: ended })
  expect(ended).toHaveBeenCalledOnce()
})
