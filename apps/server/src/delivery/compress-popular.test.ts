import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { compressPopular } from './compress-popular.ts'
import { createHtmlCache } from './html-cache.ts'
import { cachedHeaders, sentAs } from './page-headers.ts'

const text = Buffer.from(Array.from({ length: 900 }, (_, n) => `<li>${(n * 7919) % 613}</li>`).join(''))
const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })

let end: (() => void) | undefined
afterEach(() => end?.())

/** A cache with pages, of which these are asked for often, and its compressor, which goes one step at a time. */
function start(...often: string[]) {
  const cache = createHtmlCache({ clock: () => 1_000, version: () => 0 })
  const unchanged = cachedHeaders({ etag: 'W/"a"', security: {}, keys: undefined })
  for (const path of ['/huts', '/walks', '/rare']) {
    const ways = { br: sentAs('br', quick, { unchanged }) }
    const life = { since: 0, expires: 2_000, needs: [], version: 0 }
    cache.set(path, { status: 200, etag: 'W/"a"', unchanged, ways, query: [], ...life })
  }
  for (const path of often) for (let times = 0; times < 8; times++) cache.get(path)
  const state = { busy: false }
  let go = () => {}
  let waits = () => {}
  const wait = () =>
    new Promise<void>((resolve) => {
      go = resolve
      waits()
    })
  end = compressPopular({ cache, isBusy: () => state.busy, wait })
  /** Until the compressor waits again. */
  const step = () =>
    new Promise<void>((resolve) => {
      waits = resolve
      go()
    })
  const sizes = () => ['/huts', '/walks', '/rare'].map((path) => cache.get(path)?.ways.br.bytes.byteLength)
  return { cache, state, step, sizes }
}

it('makes what is asked for often smaller, one page after the other, and nothing else', async () => {
  const { cache, step, sizes } = start('/huts', '/walks')
  const before = quick.byteLength
  await step()
  const [huts, ...others] = sizes()
  expect(huts).toBeLessThan(before)
  expect(others).toEqual([before, before])
  await step()
  expect(sizes()).toEqual([huts, huts, before])
  const sent = cache.get('/huts')!.ways.br
  expect(brotliDecompressSync(sent.bytes)).toEqual(text)
  expect(sent.headers).toEqual([
    ...cachedHeaders({ etag: 'W/"a"', security: {}, keys: undefined }),
    'Content-Encoding',
    'br',
    'Content-Length',
    String(huts),
  ])
})

it('does nothing while somebody waits for a page', async () => {
  const { state, step, sizes } = start('/huts')
  state.busy = true
  await step()
  expect(sizes()[0]).toBe(quick.byteLength)
  state.busy = false
  await step()
  expect(sizes()[0]).toBeLessThan(quick.byteLength)
})
