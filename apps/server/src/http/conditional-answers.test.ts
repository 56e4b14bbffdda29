import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { topFolder } from '../testing/folders-and-files.ts'
import { picture } from '../testing/pictures.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'

let server: TestServer
let origin: string
let image: number
beforeAll(async () => {
  server = await createTestServer({ assets: { 'assets/entry-abc.js': 'go()', 'icon.svg': '<svg/>' } })
  const manager = await server.logIn('core.file-manager')
  const idFolder = await topFolder(server, 'public')
  image = await uploaded(server, manager, { idFolder, bytes: await picture({ width: 500, height: 300 }) })
  await addPage(server, { url: 'huts', published: true })
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const addresses = [
  '/huts',
  '/assets/entry-abc.js',
  '/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/api/1/private/file-get.php?id=IMAGE',
  '/api/1/private/file-get.php?id=IMAGE&w=320',
  '/api/1/private/file-get.php?id=IMAGE&thumb=1',
]

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(origin + address.replace('IMAGE', String(image)), { headers: { 'accept-encoding': 'identity', ...headers } })

const status = async (address: string, tags: string, encoding = 'identity') => {
  const reply = await ask(address, { 'if-none-match': tags, 'accept-encoding': encoding })
  return [reply.status, (await reply.arrayBuffer()).byteLength > 0]
}

describe('a client that has an answer already', () => {
  it.each(addresses)('does not get it again, whatever is between and however often: %s', async (address) => {
    // the first answer is made, those after it may come from memory
    for (let asked = 0; asked < 3; asked++) {
      const etag = (await ask(address)).headers.get('etag') as string
      const opaque = etag.replace('W/', '')
      for (const tags of [etag, opaque, `W/${opaque}`, `"other", W/${opaque}`, `${opaque},"other"`, '*'])
        for (const encoding of ['identity', 'br', 'gzip'])
          expect([tags, ...(await status(address, tags, encoding))]).toEqual([tags, 304, false])
      for (const tags of ['"other"', 'W/"other"', opaque.slice(1, -1), `"x${opaque.slice(1)}`])
        expect([tags, ...(await status(address, tags))]).toEqual([tags, 200, true])
    }
  })

  it.each(addresses)(
    'has a tag that does not promise the same bytes where these differ by encoding: %s',
    async (address) => {
      const bytesBy = new Map<string, Set<string>>()
      for (const encoding of ['identity', 'br', 'gzip']) {
        const reply = await ask(address, { 'accept-encoding': encoding })
        const tag = reply.headers.get('etag') as string
        const how = reply.headers.get('content-encoding') ?? 'identity'
        bytesBy.set(tag, (bytesBy.get(tag) ?? new Set()).add(how))
      }
      for (const [tag, encodings] of bytesBy)
        expect([tag, encodings.size === 1 || tag.startsWith('W/')]).toEqual([tag, true])
    },
  )

  it('gets a part of a file only by a strong tag of the same bytes', async () => {
    const address = '/api/1/private/file-get.php?id=IMAGE'
    const etag = (await ask(address)).headers.get('etag') as string
    const part = async (condition: string) => (await ask(address, { range: 'bytes=0-3', 'if-range': condition })).status
    expect(etag).toMatch(/^"/)
    expect([await part(etag), await part(`W/${etag}`), await part('"other"')]).toEqual([206, 200, 200])
    expect(await part('Mon, 02 Nov 2026 09:00:00 GMT')).toBe(200)
  })
})
