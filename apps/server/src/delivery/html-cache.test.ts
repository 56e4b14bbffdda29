import { expect, it } from 'vitest'
import { createHtmlCache, type CachedPage } from './html-cache.ts'

const clock = () => 1_000

function page(size = 10): CachedPage {
  const br = { bytes: Buffer.alloc(size), headers: [] }
  return { status: 200, etag: 'W/"a"', ways: { br }, unchanged: [], since: 0, expires: 2_000, query: [] }
}

it('gives a page that is asked for again and again, once', () => {
  const cache = createHtmlCache({ clock })
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
  const cache = createHtmlCache({ clock })
  const askOften = () => {
    for (let times = 0; times < 8; times++) cache.get('/huts')
  }
  cache.set('/huts', page())
  askOften()
  cache.drop()
  expect(cache.takePopular()).toBeUndefined()
  cache.set('/huts', page())
  askOften()
  cache.set('/huts', page())
  expect(cache.takePopular()).toBeUndefined()
})

it('keeps a page in place of the one it was made of, and of no other', () => {
  const cache = createHtmlCache({ clock })
  const [first, smaller, later] = [page(10), page(5), page(7)]
  cache.set('/huts', first)
  cache.replace('/huts', first, smaller)
  expect(cache.get('/huts')).toBe(smaller)
  cache.set('/huts', later)
  cache.replace('/huts', smaller, first)
  expect(cache.get('/huts')).toBe(later)
  cache.drop()
  cache.replace('/huts', later, first)
  expect(cache.get('/huts')).toBeUndefined()
})

it('leaves a page popular that gets another encoding', () => {
  const cache = createHtmlCache({ clock })
  const first = page()
  cache.set('/huts', first)
  for (let times = 0; times < 8; times++) cache.get('/huts')
  const more = { ...first, ways: { ...first.ways, gzip: first.ways.br } }
  cache.replace('/huts', first, more)
  expect(cache.takePopular()).toEqual({ path: '/huts', page: more })
})

it('has at most 64 MiB: the first made go first', () => {
  const cache = createHtmlCache({ clock })
  const half = 32 * 1024 * 1024
  cache.set('/a', page(half))
  cache.set('/b', page(half))
  expect([cache.get('/a'), cache.get('/b')].map(Boolean)).toEqual([true, true])
  cache.set('/c', page(1))
  expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([false, true, true])
})
