import { expect, it } from 'vitest'
import { createChangeLog } from '../db/change-log.ts'
import type { Needs, Topic } from '../db/topics.ts'
import { cacheSize, createHtmlCache, type CachedPage } from './html-cache.ts'

const clock = () => 1_000

function page(size = 10, needs: Needs = []): CachedPage {
  const br = { bytes: Buffer.alloc(size), headers: [] }
  const life = { since: 0, expires: 2_000, needs, version: 0 }
  return { status: 200, etag: 'W/"a"', ways: { br }, unchanged: [], query: [], ...life }
}

function start() {
  const { touch, version } = createChangeLog<Topic>()
  return { cache: createHtmlCache({ clock, version }), touch }
}

it('has a page until something changes that it was made of', () => {
  const { cache, touch } = start()
  cache.set('/huts', page(10, ['menu', 'page 1', 'file 7']))
  cache.set('/walks', page(10, ['menu', 'page 2']))
  cache.set('/system', page(10, 'everything'))
  const kept = () => ['/huts', '/walks', '/system'].map((path) => cache.get(path) !== undefined)
  expect(kept()).toEqual([true, true, true])
  touch(new Set(['page 1']))
  expect(kept()).toEqual([false, true, false])
  touch(new Set(['page 3', 'links']))
  expect(kept()).toEqual([false, true, false])
  touch('everything')
  expect(kept()).toEqual([false, false, false])
})

it('does not take for current what was made before a change', () => {
  const { cache, touch } = start()
  touch(new Set(['page 2']))
  touch(new Set(['page 1']))
  cache.set('/huts', page(10, ['page 1']))
  cache.set('/walks', { ...page(10, ['page 2']), version: 1 })
  expect(cache.get('/huts')).toBeUndefined()
  expect(cache.get('/walks')).toBeDefined()
})

it('gives a page that is asked for again and again, once', () => {
  const { cache } = start()
  cache.set('/huts', page())
  cache.set('/walks', page())
  for (let times = 0; times < 7; times++) cache.get('/huts')
  cache.get('/walks')
  expect(cache.takePopular()).toBeUndefined()
  cache.get('/huts')
  expect(cache.takePopular()?.path).toBe('/huts')
  for (let times = 0; times < 20; times++) cache.get('/huts')
  expect(cache.takePopular()).toBeUndefined()
})

it('gives no page that has been dropped or made anew meanwhile', () => {
  const { cache, touch } = start()
  const askOften = () => {
    for (let times = 0; times < 8; times++) cache.get('/huts')
  }
  cache.set('/huts', page())
  askOften()
  touch('everything')
  expect(cache.takePopular()).toBeUndefined()
  cache.set('/huts', { ...page(), version: 1 })
  askOften()
  cache.set('/huts', { ...page(), version: 1 })
  expect(cache.takePopular()).toBeUndefined()
})

it('keeps a page in place of the one it was made of, and of no other', () => {
  const { cache, touch } = start()
  const [first, smaller, later] = [page(10), page(5), page(7)]
  cache.set('/huts', first)
  cache.replace('/huts', first, smaller)
  expect(cache.get('/huts')).toBe(smaller)
  cache.set('/huts', later)
  cache.replace('/huts', smaller, first)
  expect(cache.get('/huts')).toBe(later)
  touch('everything')
  cache.replace('/huts', later, first)
  expect(cache.get('/huts')).toBeUndefined()
})

it('leaves a page popular that gets another encoding', () => {
  const { cache } = start()
  const first = page()
  cache.set('/huts', first)
  for (let times = 0; times < 8; times++) cache.get('/huts')
  const more = { ...first, ways: { ...first.ways, gzip: first.ways.br } }
  cache.replace('/huts', first, more)
  expect(cache.takePopular()).toEqual({ path: '/huts', page: more })
})

it('takes a 64th of the memory, but never less than 64 MB or more than 512', () => {
  const gigabyte = 1024 ** 3
  const sizes = [0.5, 8, 24, 1024].map((gigabytes) => cacheSize(gigabytes * gigabyte) / 1024 ** 2)
  expect(sizes).toEqual([64, 128, 384, 512])
})
