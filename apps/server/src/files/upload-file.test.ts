import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalFolder, addFolder, fileRow, topFolder } from '../testing/folders-and-files.ts'
import { blackPng, colourAt, movingPicture, photo, picture } from '../testing/pictures.ts'
import { listKind, noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { filesOnDisk, namedKeys, upload, uploaded } from '../testing/uploads.ts'

let server: TestServer
let manager: Visitor
let publicFolder: number
beforeAll(async () => {
  server = await createTestServer()
  manager = await server.logIn('core.file-manager')
  publicFolder = await topFolder(server, 'public')
})
afterAll(() => server.close())

const put = (input: Omit<Parameters<typeof upload>[2], 'idFolder'>) =>
  upload(server, manager, { idFolder: publicFolder, ...input })
const stored = (input: Omit<Parameters<typeof upload>[2], 'idFolder'>) =>
  uploaded(server, manager, { idFolder: publicFolder, ...input })

async function bytesOf(id: number): Promise<Buffer> {
  const reply = await server.get(`/api/1/private/file-get.php?id=${id}`, { as: manager })
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}

/** What is on disk and in the database, to be the same after a refusal. */
async function traces() {
  await server.services.uploads.idle()
  const { read } = server.services.database
  const discarded = await read.selectFrom('discarded_bytes').selectAll().execute()
  return { files: filesOnDisk(server).sort(), rows: (await namedKeys(server)).sort(), discarded }
}

describe('an upload', () => {
  it('stores the bytes as they are, with name, caption, size and time (API-026)', async () => {
    const bytes = Buffer.from('%PDF-1.7\nHuts\n')
    const id = await stored({ name: 'Huts of the Tararuas.pdf', caption: 'All <huts>', bytes })
    expect(await fileRow(server, id)).toMatchObject({
      folder_id: publicFolder,
      name: 'Huts of the Tararuas.pdf',
      caption: 'All <huts>',
      type: 'application/pdf',
      size: bytes.length,
      created: server.services.now(),
      width: null,
    })
    expect(await bytesOf(id)).toEqual(bytes)
    expect((await traces()).discarded).toEqual([])
  })

  it.each([
    ['C:\\photos\\hut.txt', 'hut.txt'],
    ['../../etc/passwd', 'passwd'],
    ['a\u0000b\u0007c.txt', 'abc.txt'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['e\u0301te\u0301.txt', '\u00E9t\u00E9.txt'],
    ['..', 'file'],
    ['\u0007', 'file'],
    [`${'x'.repeat(300)}.html`, `${'x'.repeat(195)}.html`],
    ['b>.txt', 'b>.txt'],
  ])('stores %j under the name %j (T33)', async (name, kept) => {
    expect(await fileRow(server, await stored({ name, bytes: 'Huts' }))).toMatchObject({ name: kept })
  })

  it.each([
    ['text/plain', 'Huts: Æther 🏔', 'hut.exe'],
    ['text/plain', '<!doctype html><script>alert(1)</script>', 'hut.txt'],
    ['text/plain', '<?xml version="1.0"?><huts/>', 'hut.svg'],
    ['text/plain', '<!-- <svg> --> <p>', 'hut.svg'],
    ['text/plain', '', 'empty.png'],
    ['image/svg+xml', '\uFEFF<?xml version="1.0"?><!-- a hut -->\n<!DOCTYPE svg>\n<svg viewBox="0 0 4 3"/>', 'hut.txt'],
    ['application/octet-stream', Buffer.from([0x48, 0xff, 0xfe, 0x75]), 'hut.txt'],
    ['application/octet-stream', 'Huts\u0000', 'hut.txt'],
    ['application/zip', Buffer.from('504b0304140000000000', 'hex'), 'hut.txt'],
  ])('finds the type %s in the bytes, whatever name and header say (T32, T33)', async (type, bytes, name) => {
    const id = await stored({ name, bytes, type: 'image/png' })
    expect(await fileRow(server, id)).toMatchObject({ type, name })
  })

  it('knows the size of an SVG', async () => {
    const id = await stored({
      bytes: '<svg xmlns="http://www.w3.org/2000/svg" width="40px" viewBox="0,0 80 60"></svg>',
    })
    expect(await fileRow(server, id)).toMatchObject({ width: 40, height: 60 })
  })
})

describe('an uploaded image', () => {
  it('loses location, camera and all other metadata, and is upright (T33)', async () => {
    const original = await photo()
    expect((await sharp(original).metadata()).exif?.includes('Telephone')).toBe(true)
    expect(original.includes('Wellington')).toBe(true)
    const id = await stored({ name: 'lake.jpg', bytes: original })
    expect(await fileRow(server, id)).toMatchObject({ type: 'image/jpeg', width: 40, height: 60 })
    const bytes = await bytesOf(id)
    for (const secret of ['Telephone', 'Wellington', 'Exif', 'adobe']) expect(bytes.includes(secret)).toBe(false)
    const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, orientation, width, height]).toEqual([undefined, undefined, undefined, undefined, 40, 60])
    expect([await colourAt(bytes, 20, 5), await colourAt(bytes, 20, 55)]).toEqual(['red', 'blue'])
    expect(await fileRow(server, id)).toMatchObject({ size: bytes.length })
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('stays a picture of its kind: %s', async (format) => {
    const id = await stored({ name: 'hut', bytes: await picture({ format }) })
    expect(await fileRow(server, id)).toMatchObject({ type: `image/${format}`, width: 60, height: 40 })
    const bytes = await bytesOf(id)
    expect([await colourAt(bytes, 5, 20), await colourAt(bytes, 55, 20)]).toEqual(['red', 'blue'])
  })

  it.each(['gif', 'webp'] as const)('stays animated as %s', async (format) => {
    const id = await stored({ bytes: await movingPicture(4, format) })
    expect(await fileRow(server, id)).toMatchObject({ type: `image/${format}`, width: 20, height: 10 })
    expect((await sharp(await bytesOf(id), { animated: true }).metadata()).pages).toBe(4)
  })

  it('is accepted with odd metadata that cameras write', async () => {
    const bytes = await picture({ format: 'jpeg' })
    const odd = Buffer.concat([bytes.subarray(0, 20), Buffer.from([1, 2, 3]), bytes.subarray(20), Buffer.from('tail')])
    expect((await put({ bytes: odd })).statusCode).toBe(200)
  })

  it('is refused when it is broken, cut off or not an image, and leaves nothing behind (T33, F11)', async () => {
    const before = await traces()
    const png = await picture()
    const jpeg = await picture({ width: 400, height: 300, format: 'jpeg' })
    const torn = Buffer.from(png).fill(0x55, 60, 90)
    const text = Buffer.concat([png.subarray(0, 16), Buffer.from('<svg onload="alert(1)">')])
    for (const bytes of [
      png.subarray(0, 60),
      jpeg.subarray(0, 900),
      torn,
      text,
      Buffer.from('GIF89a'),
      blackPng(0, 5),
    ]) {
      const reply = await put({ name: 'hut', bytes })
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        { error: 'The image is damaged or cannot be read', code: 'bad-image' },
      ])
    }
    expect(await traces()).toEqual(before)
  })

  it('is refused before it is decoded when it has too many pixels (F11)', async () => {
    const before = await traces()
    const bomb = blackPng(19_000, 19_000)
    expect(bomb.length).toBeLessThan(100_000)
    const memory = process.memoryUsage.rss()
    const reply = await put({ bytes: bomb })
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { error: 'The image has more than 120 million pixels', code: 'image-too-large', limit: 120 },
    ])
    expect(process.memoryUsage.rss() - memory).toBeLessThan(64 * 1024 * 1024)
    expect(await traces()).toEqual(before)
  })
})

describe('an animation', () => {
  it('is refused for the pixels of all its frames together, in words of its own', async () => {
    const frames = await movingPicture(6, 'webp')
    const canvas = frames.indexOf('VP8X') + 12
    frames.writeUIntLE(4999, canvas, 3)
    frames.writeUIntLE(3999, canvas + 3, 3)
    const reply = await put({ bytes: frames })
    const error = 'The animation has more than 56 million pixels in all its frames together'
    expect([reply.statusCode, reply.json()]).toEqual([400, { error, limit: 56, code: 'animation-too-large' }])
  })
})

describe('a replaced file', () => {
  it('keeps id, folder, roles, time and caption, but has another name, other bytes and another ETag (T34, IMG-005)', async () => {
    const id = await stored({ name: 'hut.png', caption: 'The hut', bytes: await picture() })
    const { changes } = server.services
    await changes.write((tx) => tx.insertInto('file_roles').values({ file_id: id, role_id: manager.roleId }).execute())
    await server.get(`/api/1/private/file-get.php?id=${id}&thumb=1`, { as: manager })
    const old = await fileRow(server, id)
    const oldTag = (await server.get(`/api/1/private/file-get.php?id=${id}`, { as: manager })).headers.etag
    const version = changes.version()
    server.time.now += 60_000

    const next = await picture({ width: 30, height: 30, format: 'jpeg' })
    expect((await put({ id, name: 'new hut.jpg', bytes: next })).json()).toEqual({ id })
    expect(changes.version()).toBeGreaterThan(version)
    const row = await fileRow(server, id)
    expect(row).toMatchObject({ name: 'new hut.jpg', caption: 'The hut', type: 'image/jpeg', width: 30 })
    expect([row?.folder_id, row?.created]).toEqual([old?.folder_id, old?.created])
    const reply = await server.get(`/api/1/private/file-get.php?id=${id}`, { as: manager })
    expect(reply.headers.etag).not.toBe(oldTag)
    const roles = server.services.database.read.selectFrom('file_roles').where('file_id', '=', id)
    expect(await roles.select('role_id').execute()).toEqual([{ role_id: manager.roleId }])

    await server.services.uploads.idle()
    expect(filesOnDisk(server).filter((file) => file.includes(String(old?.storage_key)))).toEqual([])
    expect(await namedKeys(server)).toHaveLength(filesOnDisk(server).length)
    await put({ id, caption: '', bytes: next })
    expect(await fileRow(server, id)).toMatchObject({ caption: '' })
  })

  it('that is an image is replaced by an image only (T34)', async () => {
    const id = await stored({ name: 'hut.png', bytes: await picture() })
    const before = await traces()
    const reply = await put({ id, bytes: 'Huts' })
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { error: 'An image can only be replaced by an image', code: 'image-only' },
    ])
    expect(await traces()).toEqual(before)
    expect((await put({ id, bytes: '<svg/>' })).statusCode).toBe(200)
  })

  it.each([
    ['a text', 'Huts'],
    ['nothing', ''],
  ])('is refused where an image is asked for and it is %s, whatever its name says', async (_, bytes) => {
    const before = await traces()
    const reply = await put({ i: 1, name: 'hut.svg', type: 'image/jpeg', bytes })
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { error: 'This file is not an image', code: 'not-an-image' },
    ])
    expect(await traces()).toEqual(before)
    expect((await put({ i: 1, bytes: await picture() })).statusCode).toBe(200)
  })

  it('stays as it is when the new one is refused (T34, F10)', async () => {
    const id = await stored({ bytes: await picture() })
    const [row, bytes] = [await fileRow(server, id), await bytesOf(id)]
    await put({ id, bytes: (await picture()).subarray(0, 50) })
    expect([await fileRow(server, id), await bytesOf(id)]).toEqual([row, bytes])
  })
})

describe('the right to upload', () => {
  it('is decided by the folder, and by the file to be replaced (T34, T35)', async () => {
    const editor = await server.logIn('plugin.note.editor')
    const member = await server.logIn()
    const protectedFolder = await topFolder(server, 'protected')
    const own = await personalFolder(server, member)
    const closed = await addFolder(server, { parent: publicFolder, roles: [manager.roleId] })
    const file = await stored({ bytes: 'Huts' })
    const personal = await uploaded(server, member, { idFolder: own, bytes: 'Mine' })
    const rows = await namedKeys(server)
    const cells: [Visitor | undefined, { idFolder: number; id?: number }, number][] = [
      [undefined, { idFolder: publicFolder }, 401],
      [member, { idFolder: publicFolder }, 403],
      [member, { idFolder: protectedFolder }, 403],
      [member, { idFolder: closed }, 404],
      [member, { idFolder: 4711 }, 404],
      [member, { idFolder: own, id: file }, 403],
      [editor, { idFolder: own }, 404],
      [editor, { idFolder: publicFolder, id: file }, 403],
      [manager, { idFolder: own }, 404],
      [manager, { idFolder: publicFolder, id: personal }, 404],
    ]
    for (const [as, input, status] of cells) {
      const reply = await upload(server, as, { ...input, bytes: 'Huts' })
      expect([as?.email, input, reply.statusCode]).toEqual([as?.email, input, status])
    }
    expect(await namedKeys(server)).toEqual(rows)
    expect((await upload(server, editor, { idFolder: publicFolder, bytes: 'Huts' })).statusCode).toBe(200)
    expect(filesOnDisk(server)).toHaveLength((await namedKeys(server)).length)
  })

  it('to Public have editors of pages that are open to everyone, and managers of pages or files (T35)', async () => {
    const closed = { ...listKind, manifest: { ...listKind.manifest, needs: ['plugin.list.editor'] } }
    const site = await createTestServer({ kinds: [noteKind, closed] })
    const [open, shut] = [await topFolder(site, 'public'), await topFolder(site, 'protected')]
    const cells: [permission: string, toPublic: number, toProtected: number][] = [
      ['core.admin', 200, 200],
      ['core.file-manager', 200, 200],
      ['core.page-manager', 200, 403],
      ['plugin.note.editor', 200, 403],
      ['plugin.list.editor', 403, 403],
      ['core.account-manager', 403, 403],
      ['core.menu-manager', 403, 403],
    ]
    const found = []
    for (const [permission] of cells) {
      const as = await site.logIn(permission)
      const replies = [open, shut].map((idFolder) => upload(site, as, { idFolder, bytes: 'Huts' }))
      found.push([permission, ...(await Promise.all(replies)).map(({ statusCode }) => statusCode)])
    }
    expect(found).toEqual(cells)
    await site.close()
  })
})
