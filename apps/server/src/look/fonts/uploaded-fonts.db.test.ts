import type { FooterFields, LookFields, UploadedFonts } from '@sitewright/api-client/contract'
import { webFamilies } from '@sitewright/theme'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fontFile, sentFont } from '../../testing/font-samples.ts'
import { setSettings } from '../../testing/content.ts'
import { rowsOfTables } from '../../testing/rows-of-tables.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { trashCalls } from '../../testing/trash-calls.ts'
import { builtInLook, lookFields } from '../site-look.ts'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.look')
})
afterEach(() => server.close())

const footer: FooterFields = { columns: [], line: '', imprint: 0, privacy: 0 }
const builtIn = lookFields(builtInLook)

const add = (fields: Parameters<typeof sentFont>[0] = {}) =>
  server.call('POST private/look-add-font.json.php', sentFont(fields), { as })
const list = async () =>
  (await server.call('GET private/look-get-fonts.json.php', undefined, { as })).json<UploadedFonts>()
const remove = (id: number, used = false) => server.call('POST private/look-delete-font.json.php', { id, used }, { as })
const read = async () =>
  (await server.call('GET private/look-get.json.php', undefined, { as })).json<{ id: number; look: LookFields }>()
const publish = async (look: LookFields) =>
  server.call('POST private/look-publish.json.php', { look, footer, base: (await read()).id }, { as })

/** The font that was uploaded, with a look in it. */
async function added(family = 'Club') {
  const { id } = (await add({ family })).json<{ id: number }>()
  const font = (await list()).find((each) => each.id === id)
  if (!font) throw new Error('it is not there')
  const look = { ...builtIn, fonts: { ...builtIn.fonts, body: webFamilies(font) }, fontFiles: font.files }
  return { id, font, look, address: font.files[0]?.file ?? '' }
}

describe('a font that was uploaded', () => {
  it('is served to everybody, for ever at its address', async () => {
    const file = fontFile('variable')
    await add({ family: 'Club', file: file.toString('base64') })
    const [font] = await list()
    expect(font).toMatchObject({ family: 'Club', kind: 'sans', bytes: file.length, published: false, former: false })
    const reply = await server.get(font?.files[0]?.file ?? '')
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload.equals(file)).toBe(true)
    expect(reply.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  it('is part of a look that names it, as it is published', async () => {
    const { look } = await added()
    expect((await publish(look)).statusCode).toBe(200)
    expect((await read()).look).toEqual(look)
    expect(await list()).toMatchObject([{ published: true, former: false }])
    await publish(builtIn)
    expect(await list()).toMatchObject([{ published: false, former: true }])
  })

  it('is in a look as the site knows it, whatever was sent of it', async () => {
    const { look } = await added()
    const [file] = look.fontFiles
    const sent = { ...look, fontFiles: [{ ...file!, fallback: { kind: 'serif' as const } }] }
    expect((await publish(sent)).statusCode).toBe(200)
    expect((await read()).look).toEqual(look)
  })

  it('is told from those that the site does not have', async () => {
    const { look, font } = await added()
    const other = { ...font, family: 'Other' }
    const files = font.files.map((file) => ({ ...file, file: '/assets/font-0000000000000000.woff2' }))
    const replies = [
      await publish({ ...look, fonts: { ...look.fonts, body: webFamilies(other) } }),
      await publish({ ...look, fontFiles: files }),
      await publish({ ...look, fontFiles: [] }),
      await publish({ ...builtIn, fontFiles: font.files }),
    ]
    expect(replies.map((reply) => [reply.statusCode, reply.json<{ error: string }>().error])).toEqual([
      [400, 'This site does not have the font ‘Other’. Upload it first, under Type'],
      [400, 'fontFiles has fonts that this site does not serve'],
      [400, 'fontFiles has fonts that this site does not serve'],
      [400, 'fontFiles has fonts that this site does not serve'],
    ])
  })

  it('is there once, by its name and by its bytes', async () => {
    const file = fontFile('variable').toString('base64')
    await add({ family: 'Club', file })
    const [name, bytes] = [await add({ family: 'club' }), await add({ file })]
    expect([name.statusCode, name.json()]).toMatchObject([
      409,
      { error: 'There is a font called ‘Club’ already', code: 'font-taken' },
    ])
    expect([bytes.statusCode, bytes.json()]).toMatchObject([
      409,
      { error: 'This file was uploaded already, as ‘Club’', code: 'same-font' },
    ])
    expect(await list()).toHaveLength(1)
  })

  it('is refused with what is wrong with it, and nothing is stored', async () => {
    const reply = await add({ file: Buffer.from('GIF89a').toString('base64') })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { error: 'The file is no woff2 font', code: 'bad-font' },
    ])
    expect(await list()).toEqual([])
  })

  it('is one of twenty at most', async () => {
    for (let count = 0; count < 20; count++) await add()
    const reply = await add()
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { error: 'A site can have 20 fonts of its own: delete one first', code: 'too-many-fonts' },
    ])
  })
})

describe('a font that is deleted', () => {
  it('is gone, with its file, and can be uploaded again', async () => {
    const { id, address } = await added()
    expect((await remove(id)).statusCode).toBe(200)
    expect(await list()).toEqual([])
    expect((await server.get(address)).statusCode).toBe(404)
    expect((await remove(id)).statusCode).toBe(404)
    expect((await add({ family: 'Club' })).statusCode).toBe(200)
  })

  it.each(['published', 'former'])('stays where a %s look has it, unless that is known', async (when) => {
    const { id, look } = await added()
    await publish(look)
    if (when === 'former') await publish(builtIn)
    const reply = await remove(id)
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { error: 'A look that was published has this font', code: 'font-used' },
    ])
    expect(await list()).toHaveLength(1)
    expect((await remove(id, true)).statusCode).toBe(200)
  })

  it('leaves the site with the built-in one, and the look as it was besides', async () => {
    const { id, look } = await added()
    const { id: published } = (await publish({ ...look, accent: '#8a1c4b' })).json<{ id: number }>()
    await remove(id, true)
    const expected = { ...builtIn, accent: '#8a1c4b' }
    expect((await read()).look).toEqual(expected)
    const former = await server.call('GET private/look-get-former.json.php', { id: published }, { as })
    expect(former.json()).toMatchObject({ look: expected })
  })
})

it('a look that is not published yet is kept for who holds core.look, and settings are not theirs', async () => {
  const account = as.accountId
  const copy = { account, copy: '1111111111111111', base: {}, content: '{}' }
  const keep = (subject: string) => server.call('POST private/working-copy-put.json.php', { ...copy, subject }, { as })
  expect((await keep('look')).statusCode).toBe(200)
  expect((await keep('settings')).statusCode).toBe(403)
  expect((await server.call('GET private/get-site-settings.json.php', undefined, { as })).statusCode).toBe(403)
})

describe('a font that is brought back from the trash', () => {
  const restore = (id: number) => trashCalls(server, as).restore('font', id)

  it('is as it was, with its files, and looks that name it have it again', async () => {
    const file = fontFile('variable').toString('base64')
    const { id } = (await add({ family: 'Club', file })).json<{ id: number }>()
    const [font] = await list()
    const look = { ...builtIn, fonts: { ...builtIn.fonts, body: webFamilies(font!) }, fontFiles: font!.files }
    await publish(look)
    const before = await rowsOfTables(server)
    await remove(id, true)
    expect((await read()).look).toEqual(builtIn)
    expect(await trashCalls(server, as).listed()).toMatchObject([{ kind: 'font', id, title: 'Club' }])

    expect((await restore(id)).json()).toEqual({ notes: [] })
    expect(await rowsOfTables(server)).toEqual(before)
    expect((await read()).look).toEqual(look)
    const reply = await server.get(font?.files[0]?.file ?? '')
    expect(reply.rawPayload.toString('base64')).toBe(file)
  })

  it('does not stand beside another of its name, of its bytes, or beyond the most that there may be', async () => {
    const file = fontFile('variable').toString('base64')
    const { id } = (await add({ family: 'Club', file })).json<{ id: number }>()
    await remove(id)
    const refusals: unknown[] = []
    const named = (await add({ family: 'CLUB' })).json<{ id: number }>()
    refusals.push((await restore(id)).json().code)
    await remove(named.id)
    const same = (await add({ family: 'Other', file })).json<{ id: number }>()
    refusals.push((await restore(id)).json().code)
    await remove(same.id)
    for (let count = 0; count < 20; count++) await add()
    refusals.push((await restore(id)).json().code)
    expect(refusals).toEqual(['font-taken', 'same-font', 'too-many-fonts'])
  })

  it('was never in it where the site has none', async () => {
    await setSettings(server, { TrashDays: 0 })
    const { id } = await added()
    await remove(id)
    expect((await restore(id)).statusCode).toBe(404)
  })
})
