import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addFile, countOf, fileRow, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
let manager: Visitor
let file: number
beforeEach(async () => {
  server = await createTestServer()
  manager = await server.logIn('core.file-manager')
  file = await addFile(server, { folder: await topFolder(server, 'public'), name: 'hut.png', caption: 'The hut' })
})
afterEach(() => server.close())

const set = (input: object, as: Visitor | undefined = manager) =>
  server.call('POST private/file-set-properties.json.php', { id: file, name: 'a.png', caption: '', ...input }, { as })

describe('the properties of a file', () => {
  it('are its name and caption, and nothing else of it changes (API-024)', async () => {
    const before = await fileRow(server, file)
    expect((await set({ name: ' lake.png ', caption: ' The lake \u2013 at noon ' })).statusCode).toBe(200)
    expect(await fileRow(server, file)).toEqual({
      ...before,
      ...{ name: 'lake.png', name_key: 'lake.png', caption: 'The lake \u2013 at noon' },
      words: 'lake.png\nthe lake \u2013 at noon',
    })
  })

  it('take a caption of a thousand characters and an empty one', async () => {
    for (const caption of ['x'.repeat(1000), '']) {
      expect((await set({ caption })).statusCode).toBe(200)
      expect((await fileRow(server, file))?.caption).toBe(caption)
    }
  })

  it('are cleaned as the name of an upload: no path, no hidden characters, at most 200 characters', async () => {
    for (const [name, kept] of [
      ['../../etc/passwd', 'passwd'],
      ['C:\\huts\\lake.png', 'lake.png'],
      ['lake\u202egnp.exe', 'lakegnp.exe'],
      ['a\r\nSet-Cookie: x', 'aSet-Cookie: x'],
      [`${'x'.repeat(300)}.png`, `${'x'.repeat(196)}.png`],
    ] as const) {
      expect((await set({ name })).statusCode).toBe(200)
      expect((await fileRow(server, file))?.name).toBe(kept)
    }
  })

  it.each([
    { name: '' },
    { name: '   ' },
    { caption: 'x'.repeat(1001) },
    { caption: 'two\nlines' },
    { caption: 'a\u0000b' },
    { caption: null },
    { name: 7 },
    { folder_id: 1 },
    { storage_key: 'x' },
    { type: 'text/html' },
    { id: '1 or 1=1' },
  ])('are refused with %j', async (input) => {
    const before = await fileRow(server, file)
    expect((await set(input)).statusCode).toBe(400)
    expect(await fileRow(server, file)).toEqual(before)
  })

  it('are for those who manage the file: 403 for others who see it, 404 for all others', async () => {
    const [member, editor] = [await server.logIn(), await server.logIn('plugin.note.editor')]
    const shut = await addFile(server, { folder: await topFolder(server, 'protected') })
    const opened = await addFile(server, { folder: await topFolder(server, 'protected'), roles: [member.roleId] })
    const own = await addFile(server, { folder: await personalFolder(server, member) })
    const never = await set({ id: 4711 }, member)
    expect((await set({}, member)).statusCode).toBe(403)
    expect((await set({}, editor)).statusCode).toBe(403)
    expect((await set({ id: opened }, member)).statusCode).toBe(403)
    expect((await set({ id: shut }, member)).body).toBe(never.body)
    expect((await set({ id: own }, await server.logIn('core.admin'))).body).toBe(never.body)
    expect((await set({ id: own }, member)).statusCode).toBe(200)
  })

  it('have the same rules for the caption of an upload', async () => {
    const upload = (caption: string, more: Record<string, string>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ caption, ...more })) form.append(name, value)
      form.append('fileKey', new Blob(['All huts'], { type: 'text/plain' }), 'huts.txt')
      return server.call('POST private/file-upload.json.php', form, { as: manager })
    }
    const idFolder = String(await topFolder(server, 'public'))
    const { id } = (await upload(' All huts ', { idFolder })).json()
    expect((await fileRow(server, id))?.caption).toBe('All huts')
    const before = await countOf(server, 'files')
    for (const more of [{ idFolder }, { idFolder, id: String(id) }] as Record<string, string>[])
      expect((await upload('two\nlines', more)).statusCode).toBe(400)
    expect([await countOf(server, 'files'), (await fileRow(server, id))?.caption]).toEqual([before, 'All huts'])
  })
})
