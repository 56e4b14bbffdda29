import type { ListNews } from '@sitewright/api-client/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Identity } from './identity.ts'
import { createListNews, listNewsLimits, type ListNewsroom } from './list-news.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openRoom() {
  const listeners = new Map<() => void, readonly string[]>()
  const room = createListNews<string>((topics, listener) => {
    listeners.set(listener, topics)
    return () => listeners.delete(listener)
  })
  function change(topic = 'pages') {
    for (const [listener, topics] of listeners) if (topics.includes(topic)) listener()
  }
  return { room, listeners, change }
}

const person = (id: number): Identity => ({
  account: { id, name: '', email: '' },
  permissions: new Set<string>(),
  roles: [],
})

function follow(room: ListNewsroom<string>, topics = ['pages', 'menu']) {
  const told: ListNews[] = []
  const stop = room.follow(topics, person(1))({ send: (news) => void told.push(news), end: () => stop() })
  return { stop, told: () => told.map(({ changes }) => changes) }
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

it('tells of the list that somebody looks at, and of no other', () => {
  const { room, change } = openRoom()
  const [pages, messages] = [follow(room), follow(room, ['messages'])]
  change('menu')
  expect([pages.told(), messages.told()]).toEqual([[0, 1], [0]])
})

it('is for few windows of each person at once, whatever lists are in them', () => {
  const { room } = openRoom()
  const open = Array.from({ length: listNewsLimits.perAccount }, (_, at) => follow(room, [`list ${at}`]))
  expect(() => room.follow(['pages'], person(1))).toThrow(expect.objectContaining({ status: 429 }))
  expect(() => room.follow(['pages'], person(2))).not.toThrow()
  open[0]!.stop()
  expect(() => room.follow(['pages'], person(1))).not.toThrow()
})
