import { afterEach, beforeEach, expect, it } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { createSitemap } from './sitemap.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

it('has no more addresses in a file than there may be, and lists the files', async () => {
  const origin = 'https://huts.example'
  const sitemap = createSitemap({ services: server.services, origin, most: 2 })
  const read = async (part: number) => {
    const file = await sitemap(part)
    return file && brotliDecompressSync(file.br).toString()
  }
  for (const url of ['huts', 'walks']) await addPage(server, { url, published: true })
  expect(await read(0)).toContain('<urlset')
  expect(await read(1)).toBeUndefined()
  await addPage(server, { url: 'hidden' })
  for (const url of ['lakes', 'passes', 'peaks']) await addPage(server, { url, published: true })
  const index = await read(0)
  expect(index).toContain('<sitemapindex')
  const files = [`${origin}/sitemap.xml?part=1`, `${origin}/sitemap.xml?part=2`, `${origin}/sitemap.xml?part=3`]
  expect(addresses(index!)).toEqual(files)
  const parts = await Promise.all([read(1), read(2), read(3)])
  expect(parts.flatMap((xml) => addresses(xml!))).toEqual(
    ['huts', 'walks', 'lakes', 'passes', 'peaks'].map((url) => `${origin}/${url}`),
  )
  expect(await read(4)).toBeUndefined()
})

it('is made anew when a page changes, and when one appears by itself', async () => {
  const sitemap = createSitemap({ services: server.services, origin: '' })
  const seen = async () => addresses(brotliDecompressSync((await sitemap(0))!.br).toString())
  await addPage(server, { url: 'huts', published: true })
  await addPage(server, { url: 'later', published: true, pub_start: server.services.now() + 10 })
  expect(await seen()).toEqual(['/huts'])
  expect(await sitemap(0)).toBe(await sitemap(0))
  server.time.now += 10_000
  expect(await seen()).toEqual(['/huts', '/later'])
  await addPage(server, { url: 'walks', published: true })
  expect(await seen()).toEqual(['/huts', '/later', '/walks'])
})

it('is sent as the caller takes it, and not again to whom has it', async () => {
  for (let at = 0; at < 1_200; at++) await addPage(server, { url: `walk-${at}`, published: true })
  const get = (headers: Record<string, string>, url = '/sitemap.xml') => server.get(url, { headers })
  const plain = await get({})
  expect(addresses(plain.body)).toHaveLength(1_200)
  expect(brotliDecompressSync((await get({ 'accept-encoding': 'br' })).rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync((await get({ 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(plain.body)
  const etag = String(plain.headers['etag'])
  expect([(await get({ 'if-none-match': etag })).statusCode, plain.headers['vary']]).toEqual([304, 'Accept-Encoding'])
  for (const part of ['1', '-1', 'x', '99999999999'])
    expect([part, (await get({}, `/sitemap.xml?part=${part}`)).statusCode]).toEqual([part, 404])
})
