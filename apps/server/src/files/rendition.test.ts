import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createError, type ErrorName } from '../errors.ts'
import { fileRow, topFolder } from '../testing/folders-and-files.ts'
import { colourAt, movingPicture, photo, picture } from '../testing/pictures.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { filesOnDisk, namedKeys, uploaded } from '../testing/uploads.ts'
import { findFile } from './file-rights.ts'
import { createLedger } from './file-store-ledger.ts'
import type { ImageWork } from './image-work.ts'
import { createRenditions } from './rendition.ts'

let server: TestServer
let manager: Visitor
let idFolder: number
beforeEach(async () => {
  server = await createTestServer()
  manager = await server.logIn('core.file-manager')
  idFolder = await topFolder(server, 'public')
})
afterEach(() => server.close())

const store = (bytes: Uint8Array | string, id?: number) =>
  uploaded(server, manager, { idFolder, bytes, ...(id === undefined ? {} : { id }) })
const get = (query: string, accept = 'image/webp,*/*') =>
  server.get(`/api/1/private/file-get.php?${query}`, { headers: { accept } })

async function sizeOf(query: string): Promise<[type: unknown, width: number, height: number]> {
  const reply = await get(query)
  const { width, height } = await sharp(reply.rawPayload).metadata()
  return [reply.headers['content-type'], width, height]
}

describe('a thumbnail', () => {
  it('fits into 320 × 320, is upright and is made once (API-021, FILE-011)', async () => {
    const id = await store(await photo({ width: 800, height: 600 }))
    expect(await sizeOf(`id=${id}&thumb=1`)).toEqual(['image/webp', 240, 320])
    const before = filesOnDisk(server)
    expect(before).toHaveLength(2)
    const again = await get(`id=${id}&thumb=1`)
    expect([await colourAt(again.rawPayload, 120, 20), await colourAt(again.rawPayload, 120, 300)]).toEqual([
      'red',
      'blue',
    ])
    expect(filesOnDisk(server)).toEqual(before)
    expect(again.headers['cache-control']).toBe('public, no-cache')
    const unchanged = await server.get(`/api/1/private/file-get.php?id=${id}&thumb=1`, {
      headers: { 'if-none-match': String(again.headers.etag) },
    })
    expect(unchanged.statusCode).toBe(304)
  })

  it('is never larger than the image, and shows the first frame of an animation', async () => {
    expect(await sizeOf(`id=${await store(await picture({ width: 50, height: 30 }))}&thumb=1`)).toEqual([
      'image/webp',
      50,
      30,
    ])
    const moving = await get(`id=${await store(await movingPicture(3))}&thumb=1`)
    expect((await sharp(moving.rawPayload).metadata()).pages).toBeUndefined()
  })

  it('is the image itself if that is an SVG, and does not exist for other files', async () => {
    const svg = await get(`id=${await store('<svg width="4" height="3"/>')}&thumb=1`)
    expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect((await get(`id=${await store('Huts')}&thumb=1`)).statusCode).toBe(404)
    expect((await get(`id=${await store('Huts')}&w=320`)).body).toBe('Huts')
  })

  it('is of the new bytes once the file was replaced, and the old one is gone', async () => {
    const id = await store(await picture({ width: 50, height: 30 }))
    const old = await get(`id=${id}&thumb=1`)
    await store(await picture({ width: 20, height: 30 }), id)
    const next = await get(`id=${id}&thumb=1`)
    expect(next.headers.etag).not.toBe(old.headers.etag)
    expect(await sizeOf(`id=${id}&thumb=1`)).toEqual(['image/webp', 20, 30])
    await server.services.uploads.idle()
    expect(filesOnDisk(server)).toHaveLength((await namedKeys(server)).length)
  })

  it('is made once for many requests at the same time', async () => {
    const id = await store(await picture({ width: 900, height: 600 }))
    const replies = await Promise.all(Array.from({ length: 20 }, () => get(`id=${id}&thumb=1`)))
    expect(new Set(replies.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1)
    expect(await namedKeys(server)).toHaveLength(2)
    expect(filesOnDisk(server)).toHaveLength(2)
  })
})

describe('an image in another width', () => {
  it('is WebP of that width, or of its own if that is less', async () => {
    const id = await store(await picture({ width: 1000, height: 500, format: 'jpeg' }))
    expect(await sizeOf(`id=${id}&w=640`)).toEqual(['image/webp', 640, 320])
    for (const w of [1280, 1920, 2560]) expect(await sizeOf(`id=${id}&w=${w}`)).toEqual(['image/webp', 1000, 500])
    const rows = server.services.database.read.selectFrom('renditions').select('name').orderBy('name')
    expect(await rows.execute()).toEqual([{ name: 'w1280.webp' }, { name: 'w640.webp' }])
    expect((await get(`id=${id}&w=640`)).headers.vary).toContain('Accept')
  })

  it.each(['1', '321', '0', '99999999', '640.0', '-640', ''])('is refused for the width %j', async (w) => {
    expect((await get(`id=${await store('Huts')}&w=${w}`)).statusCode).toBe(400)
  })

  it('is AVIF once that is made, for clients that accept it', async () => {
    const id = await store(await picture({ width: 700, height: 300, format: 'jpeg' }))
    const version = (await fileRow(server, id))?.sha256.slice(0, 12)
    const modern = 'image/avif,image/webp,*/*'
    const first = await get(`id=${id}&w=320&v=${version}`, modern)
    expect([first.headers['content-type'], first.headers['cache-control']]).toEqual(['image/webp', 'public, no-cache'])
    await server.services.renditions.idle()
    const second = await get(`id=${id}&w=320&v=${version}`, modern)
    expect([second.headers['content-type'], second.headers['cache-control']]).toEqual([
      'image/avif',
      'public, max-age=3600, s-maxage=0, proxy-revalidate',
    ])
    expect((await sharp(second.rawPayload).metadata()).width).toBe(320)
    expect((await get(`id=${id}&w=320`)).headers['content-type']).toBe('image/webp')
  })

  it('stays animated, and is then never AVIF', async () => {
    for (const format of ['gif', 'webp'] as const) {
      const id = await store(await movingPicture(4, format))
      const reply = await get(`id=${id}&w=320`, 'image/avif')
      expect(reply.headers['content-type']).toBe('image/webp')
      expect((await sharp(reply.rawPayload, { animated: true }).metadata()).pages).toBe(4)
      await server.services.renditions.idle()
      expect((await get(`id=${id}&w=320`, 'image/avif')).headers['content-type']).toBe('image/webp')
    }
  })

  it('is the file itself where none can be made', async () => {
    const id = await store('Huts')
    const broken = { type: 'image/png', width: 5, height: 5 }
    await server.services.changes.write((tx) => tx.updateTable('files').set(broken).where('id', '=', id).execute())
    for (let i = 0; i < 2; i++) expect((await get(`id=${id}&w=320`)).body).toBe('Huts')
    expect(server.log.filter((line) => line.includes('a picture of an image could not be made'))).toHaveLength(1)
  })

  it('that once took too long, or found no turn, is tried again later', async () => {
    const { database, files, now, images, clock } = server.services
    const id = await store(await picture({ width: 700, height: 300 }))
    const { file } = (await findFile(database.read, id)) ?? {}
    if (!file) throw new Error('it was not stored')
    const { log } = server.app
    const ledger = createLedger({ database, files, now, log })
    let fails: ErrorName | undefined
    const slow: ImageWork = {
      ...images,
      picture: (path, options) => (fails ? Promise.reject(createError(fails)) : images.picture(path, options)),
    }
    const renditions = createRenditions({ database, files, ledger, images: slow, log, clock })
    const find = () => renditions.find(file, { size: 320, avif: false })
    fails = 'imageTooSlow'
    expect(await find()).toBeUndefined()
    fails = 'busy'
    expect(await find()).toBeUndefined()
    server.time.now += 10 * 60_000
    expect(await find()).toBeUndefined()
    fails = undefined
    expect(await find()).toMatchObject({ type: 'image/webp' })
  })
})
