import {
  addFile,
  addPage,
  auditOf,
  createTestServer,
  topFolder,
  type TestServer,
  type Visitor,
} from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hutKind, hutSettings } from './testing/hut-kind.ts'

const readCall = 'GET protected/plugin/huts/settings.json.php'
const saveCall = 'POST protected/plugin/huts/save-settings.json.php'
const visibleCall = 'GET protected/plugin/huts/visible-settings.json.php'

const { content } = hutSettings
const written = (part: Parameters<typeof content.of>[0]) => content.write(content.of(part))

let server: TestServer
let editor: Visitor
beforeEach(async () => {
  server = await createTestServer({ kinds: [hutKind()] })
  editor = await server.logIn('plugin.huts.editor')
})
afterEach(() => server.close())

const save = (part: Parameters<typeof content.of>[0], base?: number, as: Visitor | undefined = editor) =>
  server.call(saveCall, { content: written(part), ...(base !== undefined && { base }) }, { as })
async function stored() {
  const { content: text, version } = (await server.call(readCall, undefined, { as: editor })).json()
  return { values: content.parse(text), version }
}

describe('the settings of a page kind', () => {
  it('are blank until somebody saves them, and then what was saved, in both halves', async () => {
    expect(await stored()).toEqual({ values: content.blank(), version: 0 })
    const reply = await save({ phone: ' 03 123 ', longestStay: 7 }, 0)
    expect([reply.statusCode, reply.json()]).toEqual([200, { version: 1 }])
    expect(await stored()).toEqual({ values: content.of({ phone: '03 123', longestStay: 7 }), version: 1 })
    const { settings } = server.services.forKind('huts')
    expect(await settings.read(hutSettings)).toMatchObject({ phone: '03 123', longestStay: 7 })
  })

  it('are refused with the name of the field that is wrong or missing; nothing is saved then', async () => {
    await save({ phone: '03 123' })
    const refusal = async (fields: object) => {
      const sent = JSON.stringify({ version: 1, ...fields })
      const reply = await server.call(saveCall, { content: sent }, { as: editor })
      return [reply.statusCode, reply.json<{ error: string }>().error]
    }
    expect(await refusal({ phone: '1', longestStay: 31 })).toEqual([400, expect.stringContaining('‘Longest stay’')])
    expect(await refusal({ keyCode: '1' })).toEqual([400, '‘Phone’ is missing'])
    const none = await server.call(saveCall, { content: '[]' }, { as: editor })
    expect(none.statusCode).toBe(400)
    expect(await stored()).toMatchObject({ values: { phone: '03 123' }, version: 1 })
  })

  it('are not overwritten unseen: the second of two who save is told who was first', async () => {
    const admin = await server.logIn('core.admin')
    await save({ phone: '1' }, 0)
    const second = await save({ phone: '2' }, 0, admin)
    expect([second.statusCode, second.json()]).toEqual([
      409,
      expect.objectContaining({ by: editor.email, own: false, code: 'saved-meanwhile' }),
    ])
    expect((await stored()).values?.phone).toBe('1')
    expect((await save({ phone: '2' }, 1, admin)).statusCode).toBe(200)
  })

  it('are for their editors alone, but for what is visible (threats T9)', async () => {
    await save({ phone: '03 123', keyCode: '4711' })
    const member = await server.logIn('core.page-manager')
    for (const [as, status] of [
      [undefined, 401],
      [member, 403],
    ] as const) {
      expect((await server.call(readCall, undefined, { as })).statusCode).toBe(status)
      expect((await server.call(saveCall, { content: written({ phone: '1' }) }, { as })).statusCode).toBe(status)
      const visible = await server.call(visibleCall, undefined, { as })
      expect(content.parse(visible.json().content)).toEqual(content.of({ phone: '03 123' }))
      expect(visible.body).not.toContain('4711')
    }
  })

  it('are shown by every page at once, also by one that was kept', async () => {
    await save({ phone: '03 123' })
    await addPage(server, { kind: 'huts', url: 'huts', published: true })
    const seen = async () => (await server.get('/huts')).body
    expect(await seen()).toContain('03 123')
    await save({ phone: '03 456' })
    expect(await seen()).toContain('03 456')
  })

  it('are in the audit log, and use the files that they name', async () => {
    const photo = await addFile(server, { folder: await topFolder(server, 'public'), name: 'hut.png' })
    await save({ phone: '1', photo: { id: photo, alt: '' } })
    expect(await auditOf(server)).toContainEqual(expect.objectContaining({ summary: 'Saved the settings of ‘Huts’' }))
    const manager = await server.logIn('core.file-manager')
    const uses = await server.call('GET private/file-get-uses.json.php', { id: photo }, { as: manager })
    expect(uses.json()).toEqual([{ title: 'Settings of ‘Huts’', href: '' }])
  })

  it('have working copies of what is typed, for their editors', async () => {
    const call = 'GET private/working-copy-get.json.php'
    const subject = { subject: 'settings-huts' }
    expect((await server.call(call, subject, { as: editor })).statusCode).toBe(200)
    const member = await server.logIn('core.page-manager')
    expect((await server.call(call, subject, { as: member })).statusCode).toBe(403)
    expect((await server.call(call, { subject: 'settings-other' }, { as: editor })).statusCode).toBe(403)
  })

  it('cannot be read by another kind', async () => {
    const { settings } = server.services.forKind('note')
    await expect(settings.read(hutSettings)).rejects.toThrow("'note' cannot read the settings of 'huts'")
  })
})
