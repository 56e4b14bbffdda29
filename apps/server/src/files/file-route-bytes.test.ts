import { rm, truncate } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFile, fileRow, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { picture } from '../testing/pictures.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'

let server: TestServer
let manager: Visitor
let publicFolder: number
let protectedFolder: number
beforeAll(async () => {
  server = await createTestServer()
  manager = await server.logIn('core.file-manager')
  publicFolder = await topFolder(server, 'public')
  protectedFolder = await topFolder(server, 'protected')
})
afterAll(() => server.close())

const store = (bytes: Uint8Array | string, input: { name?: string; idFolder?: number; id?: number } = {}) =>
  uploaded(server, manager, { idFolder: publicFolder, bytes, ...input })

async function get(query: string, headers: Record<string, string> = {}, as?: Visitor) {
  return server.get(`/api/1/private/file-get.php?${query}`, { headers, as })
}

describe('a part of a file', () => {
  const text = 'Huts and lakes'

  it('is sent as requested, small or large (T31)', async () => {
    const large = Buffer.alloc(200_000, 'huts and lakes ')
    for (const bytes of [Buffer.from(text), large]) {
      const id = await store(bytes)
      for (const [range, start, end] of [
        ['bytes=0-0', 0, 0],
        ['bytes=5-7', 5, 7],
        ['bytes=-5', bytes.length - 5, bytes.length - 1],
        ['bytes=9-', 9, bytes.length - 1],
      ] as const) {
        const reply = await get(`id=${id}`, { range })
        expect([range, reply.statusCode]).toEqual([range, 206])
        expect(reply.rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true)
        expect(reply.headers).toMatchObject({
          'content-range': `bytes ${start}-${end}/${bytes.length}`,
          'content-length': String(end - start + 1),
          'accept-ranges': 'bytes',
        })
      }
    }
  })

  it('is the whole file where several are requested, and 416 where there is none (T31)', async () => {
    const id = await store(text)
    const several = await get(`id=${id}`, { range: 'bytes=0-1,4-5' })
    expect([several.statusCode, several.body]).toEqual([200, text])
    const beyond = await get(`id=${id}`, { range: 'bytes=500-' })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */14'])
  })

  it('is none for HEAD, which is answered as if it asked for the whole (RFC 9110 §14.2)', async () => {
    const id = await store(text)
    for (const range of ['bytes=0-3', 'bytes=500-']) {
      const url = `/api/1/private/file-get.php?id=${id}`
      const { statusCode, headers, body } = await server.app.inject({ method: 'HEAD', url, headers: { range } })
      expect([statusCode, headers['content-length'], headers['content-range'], body]).toEqual([
        200,
        '14',
        undefined,
        '',
      ])
    }
  })

  it('is sent of the same bytes only', async () => {
    const id = await store(text)
    const etag = String((await get(`id=${id}`)).headers.etag)
    const part = { range: 'bytes=0-3' }
    expect((await get(`id=${id}`, { ...part, 'if-range': etag })).statusCode).toBe(206)
    await store('Lakes and huts', { id })
    const whole = await get(`id=${id}`, { ...part, 'if-range': etag })
    expect([whole.statusCode, whole.body]).toEqual([200, 'Lakes and huts'])
    expect((await get(`id=${id}`, { 'if-none-match': etag })).statusCode).toBe(200)
  })
})

describe('the headers of a file', () => {
  it.each([
    ['hut.png', `filename="hut.png"; filename*=UTF-8''hut.png`],
    ['a "b" (c)%.txt', `filename="a _b_ (c)_.txt"; filename*=UTF-8''a%20%22b%22%20%28c%29%25.txt`],
    ['b>.png', `filename="b>.png"; filename*=UTF-8''b%3E.png`],
    ['Hütte 🏔.txt', `filename="H_tte __.txt"; filename*=UTF-8''H%C3%BCtte%20%F0%9F%8F%94.txt`],
  ])('give the name %s (T32)', async (name, parameters) => {
    // as it may be in the database, whatever an upload makes of it
    const id = await store('Huts')
    await server.services.changes.write((tx) => tx.updateTable('files').set({ name }).where('id', '=', id).execute())
    expect((await get(`id=${id}`)).headers['content-disposition']).toBe(`inline; ${parameters}`)
  })

  it.each(['track.gpx', 'Track.KML', 'run.tcx', 'huts.geojson', 'people.csv'])(
    'make a download of text that another program reads: %s',
    async (name) => {
      const { headers } = await get(`id=${await store('<gpx>Hütte</gpx>', { name })}`)
      expect(headers['content-disposition']).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`)
      expect(headers['content-type']).toBe('application/octet-stream')
    },
  )

  it.each([
    ['text/html', 'attachment', 'application/octet-stream'],
    ['application/xhtml+xml', 'attachment', 'application/octet-stream'],
    ['text/xml', 'attachment', 'application/octet-stream'],
    ['application/zip', 'attachment', 'application/octet-stream'],
    ['image/tiff', 'attachment', 'application/octet-stream'],
    ['text/plain', 'inline', 'text/plain; charset=utf-8'],
    ['application/pdf', 'inline', 'application/pdf'],
    ['video/mp4', 'inline', 'video/mp4'],
    ['audio/mpeg', 'inline', 'audio/mpeg'],
    ['image/svg+xml', 'inline', 'image/svg+xml'],
  ])('show %s as %s (T32)', async (type, disposition, sent) => {
    const id = await store('Huts')
    await server.services.changes.write((tx) => tx.updateTable('files').set({ type }).where('id', '=', id).execute())
    const { headers } = await get(`id=${id}`)
    expect(headers['content-disposition']).toMatch(new RegExp(`^${disposition};`))
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([sent, 'nosniff'])
    const policy = type === 'application/pdf' ? "frame-ancestors 'self'" : "sandbox; default-src 'none';"
    expect(headers['content-security-policy']).toContain(policy)
  })

  it('let no proxy answer without revalidation, and a browser only where the address has a version (T31)', async () => {
    const id = await store('Huts')
    const version = (await fileRow(server, id))?.sha256.slice(0, 12)
    const cacheControl = async (query: string, as?: Visitor) => (await get(query, {}, as)).headers['cache-control']
    const forAWhile = 'public, max-age=3600, s-maxage=0, proxy-revalidate'
    for (const form of ['', '&dl=1']) {
      expect(await cacheControl(`id=${id}${form}`)).toBe('public, no-cache')
      expect(await cacheControl(`id=${id}&v=${version}${form}`)).toBe(forAWhile)
      expect(await cacheControl(`id=${id}&v=000000000000${form}`)).toBe('public, no-cache')
    }
    await store('Lakes', { id })
    expect(await cacheControl(`id=${id}&v=${version}`)).toBe('public, no-cache')
    const hidden = await store('Huts', { idFolder: protectedFolder })
    expect(await cacheControl(`id=${hidden}&v=${version}`, manager)).toBe('private, no-store')
  })
})

describe('a file whose bytes are lost', () => {
  it('is answered like one that does not exist, with a line in the log; other files still work (F16)', async () => {
    const never = await get('id=4711')
    const [missing, cut, large] = [await store('Huts'), await store('Lakes'), await store(Buffer.alloc(100_000, 'x'))]
    const where = async (id: number) =>
      path.join(server.dataDir, 'files', String((await fileRow(server, id))?.storage_key))
    await rm(await where(missing))
    await truncate(await where(cut), 2)
    await truncate(await where(large), 99_000)
    for (const id of [missing, cut, large]) {
      const reply = await get(`id=${id}`)
      expect([reply.statusCode, reply.body]).toEqual([404, never.body])
      expect(server.log.at(-1)).toContain(`"file":${id}`)
    }
    expect((await get(`id=${await store('Huts')}`)).statusCode).toBe(200)
    const image = await store(await picture())
    await rm(await where(image))
    expect((await get(`id=${image}&thumb=1`)).statusCode).toBe(404)
  })
})

describe('the right to read a file', () => {
  it('is decided by the folder: trying many ids reveals nothing about which exist (T31)', async () => {
    const member = await server.logIn()
    const own = await personalFolder(server, member)
    const mine = await uploaded(server, member, { idFolder: own, bytes: await picture() })
    const hidden = await store(await picture(), { idFolder: protectedFolder })
    const open = await store(await picture())
    const kept = await addFile(server, { folder: publicFolder, roles: [manager.roleId] })
    const never = await get('id=4711')
    const admin = await server.logIn('core.admin')
    for (const query of ['', '&thumb=1', '&dl=1', '&w=320', '&thumb=1&dl=1']) {
      for (const id of [mine, hidden, kept]) {
        const reply = await get(`id=${id}${query}`, { range: 'bytes=0-1', 'if-none-match': '*' })
        expect([id, query, reply.statusCode, reply.body]).toEqual([id, query, 404, never.body])
        const names = (headers: object) => Object.keys(headers).sort()
        expect(names(reply.headers)).toEqual(names(never.headers))
      }
      expect((await get(`id=${open}${query}`)).statusCode).toBe(200)
      expect((await get(`id=${mine}${query}`, {}, member)).statusCode).toBe(200)
      for (const as of [manager, admin]) expect((await get(`id=${mine}${query}`, {}, as)).statusCode).toBe(404)
    }
    const made = server.services.database.read.selectFrom('renditions').where('file_id', 'in', [hidden, kept])
    expect(await made.selectAll().execute()).toEqual([])
  })
})
