import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage, emailsIn, refusal, theServer, type Visitor } from '@sitewright/server/testing/vitest'
import {
  addForm,
  countOf,
  createFormServer,
  day,
  filledIn,
  formContent,
  submit,
  type FormServer,
} from './testing/contact-form.ts'

const preauthCall = 'GET protected/plugin/form/preauth.json.php'
const listCall = 'GET protected/plugin/form/preauth-list.json.php'
const revokeCall = 'POST protected/plugin/form/preauth-revoke.json.php'

let server: FormServer
let editor: Visitor
let form: number
beforeEach(async () => {
  server = await createFormServer()
  editor = await server.logIn('plugin.contactform.editor')
  form = await addForm(server)
})
afterEach(() => server.close())

async function preauth(input: { id: number; e?: string }): Promise<unknown> {
  return (await server.call(preauthCall, input, { as: editor })).json()
}
const newKey = async (id = form) => ((await preauth({ id })) as [string])[0]
const send = async (options: { id?: number; pauth?: string; Email?: string; Name?: string } = {}) => {
  const { id = form, pauth, ...typed } = options
  const reply = await submit(server, id, filledIn(typed), pauth === undefined ? {} : { pauth })
  return reply.json() as object
}

describe('a pre-authorization key (API-052, FORM-006, FORM-090, FORM-091)', () => {
  it('delivers at once, several times, for 30 days (Q111)', async () => {
    const pauth = await newKey()
    expect(pauth).toMatch(/^[\w-]{43}$/)
    expect(await send({ pauth })).toEqual({ auth: 1 })
    server.pass(30 * day - 1)
    expect(await send({ pauth, Name: 'Bea', Email: 'bea@example.org' })).toEqual({ auth: 1 })
    expect((await emailsIn(server)).map(({ recipient }) => recipient)).toEqual([
      'office@example.org',
      'office@example.org',
    ])
    server.pass(1)
    expect(await send({ pauth, Name: 'Cai', Email: 'cai@example.org' })).toEqual({})
  })

  it('works on its own form only, and an unknown one falls back to verification', async () => {
    const other = await addForm(server)
    const pauth = await newKey(other)
    const unknown = [pauth, '', 'x', 'A'.repeat(43), "' or ''='", 'é'.repeat(500)]
    for (const [number, key] of unknown.entries())
      expect(await send({ pauth: key, Email: `guest${number}@example.org` })).toEqual({})
    expect(await send({ id: other, pauth })).toEqual({ auth: 1 })
  })

  it('is stored as a hash, and deleted with its page', async () => {
    const pauth = await newKey()
    const { rows } = await sql`select * from form_preauth`.execute(server.services.database.read)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(pauth)
    await server.services.pages.remove(form, theServer)
    expect(await countOf(server, 'form_preauth')).toBe(0)
  })

  it('is deleted when it has expired', async () => {
    await newKey()
    await preauth({ id: form, e: 'anna@example.org' })
    server.pass(30 * day)
    await server.services.maintenance.run()
    expect(await countOf(server, 'form_preauth')).toBe(1)
  })

  it('gives no access, and skips no limit and no human check (T41)', async () => {
    const pauth = await newKey()
    const robot = await submit(server, form, filledIn(), { pauth, token: 'robot' })
    expect(robot.json()).toEqual({ error: 2 })
    const reply = await server.call('GET protected/plugin/get-content.json.php', { id: form })
    expect(reply.body).not.toContain(pauth)
  })
})

describe('a pre-authorized address (API-053, FORM-006)', () => {
  it('needs no verification on that form, for ever, however it is written (Q111)', async () => {
    expect(await preauth({ id: form, e: ' Anna@Example.org ' })).toEqual([1])
    expect(await preauth({ id: form, e: 'anna@example.org' })).toEqual([1])
    expect(await countOf(server, 'form_preauth')).toBe(1)
    server.pass(400 * day)
    await server.services.maintenance.run()
    expect(await send({ Email: 'anna@EXAMPLE.org' })).toEqual({ auth: 1 })
    expect(await send({ Email: 'bea@example.org' })).toEqual({})
    expect(await send({ id: await addForm(server), Name: 'Elsewhere' })).toEqual({})
  })

  it.each(['', 'anna', 'a@b.example, c@d.example', 'a@b.example\nBcc: x@y.example', 'é'.repeat(900)])(
    'answers 0 for %.20j',
    async (e) => {
      expect(await preauth({ id: form, e })).toEqual([0])
      expect(await countOf(server, 'form_preauth')).toBe(0)
    },
  )

  it('is the same one when two editors ask at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => preauth({ id: form, e: 'anna@example.org' })))
    expect(new Set(replies.map(String))).toEqual(new Set(['1']))
    expect(await countOf(server, 'form_preauth')).toBe(1)
  })
})

describe('what is pre-authorized', () => {
  const list = async (id = form) =>
    (await server.call(listCall, { id }, { as: editor })).json() as { id: number; email?: string }[]
  const revoke = async (input: { id: number; preauth?: number }) =>
    (await server.call(revokeCall, input, { as: editor })).json() as object

  it('is listed with who made it and until when, newest first, and never with the key', async () => {
    const made = server.services.now()
    const pauth = await newKey()
    server.pass(60)
    await preauth({ id: form, e: 'Anna@Example.org' })
    await newKey(await addForm(server))
    const found = await list()
    expect(found).toEqual([
      { id: expect.any(Number), email: 'anna@example.org', by: editor.email, created: made + 60 },
      { id: expect.any(Number), by: editor.email, created: made, expires: made + 30 * day },
    ])
    expect(JSON.stringify(found)).not.toContain(pauth)
    server.pass(30 * day)
    editor = await server.logIn('plugin.contactform.editor')
    expect((await list()).map(({ email }) => email)).toEqual(['anna@example.org'])
  })

  it('is revoked one by one, on its own form only', async () => {
    const pauth = await newKey()
    const kept = await newKey()
    await preauth({ id: form, e: 'anna@example.org' })
    const [address, , key] = (await list()).map(({ id }) => id) as [number, number, number]
    const other = await addForm(server)
    expect(await revoke({ id: other, preauth: key })).toMatchObject({ revoked: 0 })
    expect(await send({ pauth, Email: 'bea@example.org' })).toEqual({ auth: 1 })
    for (const one of [key, address]) expect(await revoke({ id: form, preauth: one })).toMatchObject({ revoked: 1 })
    expect(await revoke({ id: form, preauth: key })).toMatchObject({ revoked: 0 })
    expect(await send({ pauth, Name: 'Cai', Email: 'cai@example.org' })).toEqual({})
    expect(await send()).toEqual({})
    expect(await send({ pauth: kept, Name: 'Dan', Email: 'dan@example.org' })).toEqual({ auth: 1 })
  })

  it('works again once it is brought back, by who edits forms, and not beside the same address', async () => {
    const restoreCall = 'POST private/trash-restore.json.php'
    const restore = (id: number, as = editor) => server.call(restoreCall, { kind: 'pre-authorization', id }, { as })
    const pauth = await newKey()
    await preauth({ id: form, e: 'anna@example.org' })
    const before = await list()
    const { ids } = (await revoke({ id: form })) as { ids: number[] }
    expect(ids.length).toBe(2)
    expect(await send({ pauth })).toEqual({})
    const stranger = await server.logIn('core.page-manager')
    for (const id of ids) {
      expect((await restore(id, stranger)).statusCode).toBe(404)
      expect((await restore(id)).json()).toEqual({ notes: [] })
    }
    expect(await list()).toEqual(before)
    expect(await send({ pauth, Name: 'Bea', Email: 'bea@example.org' })).toEqual({ auth: 1 })
    const [address] = before as { id: number }[]
    await revoke({ id: form, preauth: address!.id })
    await preauth({ id: form, e: 'anna@example.org' })
    expect((await restore(address!.id)).json()).toEqual(refusal('trashPlaceTaken'))
  })

  it('stays in the trash as long as its form is there, too', async () => {
    const restore = (kind: string, id: number, as: Visitor) =>
      server.call('POST private/trash-restore.json.php', { kind, id }, { as })
    await newKey()
    const { ids } = (await revoke({ id: form })) as { ids: number[] }
    const as = await server.logIn('core.admin', 'core.page-manager')
    await server.call('GET private/page-delete.json.php', { id: form }, { as })
    const reply = await restore('pre-authorization', ids[0]!, editor)
    expect([reply.statusCode, reply.json()]).toEqual([409, refusal('trashOwnerGone')])
    await restore('page', form, as)
    expect((await restore('pre-authorization', ids[0]!, editor)).statusCode).toBe(200)
    expect(await list()).toHaveLength(1)
  })

  it('is revoked all at once, which the audit log records for the form', async () => {
    const other = await addForm(server)
    const elsewhere = await newKey(other)
    const keys = [await newKey(), await newKey()]
    await preauth({ id: form, e: 'anna@example.org' })
    expect(await revoke({ id: form })).toMatchObject({ revoked: 3 })
    expect(await list()).toEqual([])
    for (const [number, pauth] of keys.entries())
      expect(await send({ pauth, Email: `guest${number}@example.org` })).toEqual({})
    expect(await send({ id: other, pauth: elsewhere })).toEqual({ auth: 1 })
    const as = await server.logIn('core.admin')
    const log = (await server.call('GET private/audit-get-list.json.php', {}, { as })).json()
    expect(log.entries[0]).toMatchObject({
      account: editor.accountId,
      summary: 'Revoked pre-authorizations of the form',
      subject: { kind: 'page', id: form },
    })
  })

  it('is only for editors of forms, from the site itself, and for forms', async () => {
    await newKey()
    const note = await addPage(server, { kind: 'note', published: true })
    for (const call of [listCall, revokeCall]) {
      expect((await server.call(call, { id: note }, { as: editor })).statusCode).toBe(404)
      for (const as of [undefined, await server.logIn('core.admin'), await server.logIn('plugin.singlepage.editor')])
        expect((await server.call(call, { id: form }, { as })).statusCode).toBe(as ? 403 : 401)
    }
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await server.call(revokeCall, { id: form }, { as: editor, headers })).statusCode).toBe(403)
    expect(await countOf(server, 'form_preauth')).toBe(1)
  })
})

describe('the right to pre-authorize (T41, Q112)', () => {
  it('is that of editors of forms, for a form, published or not', async () => {
    const draft = await addPage(server, { kind: 'form', content: formContent() })
    expect(await newKey(draft)).toMatch(/^[\w-]{43}$/)
    const note = await addPage(server, { kind: 'note', published: true })
    for (const id of [note, 2_000_000_000])
      for (const e of [{}, { e: 'anna@example.org' }]) {
        const reply = await server.call(preauthCall, { id, ...e }, { as: editor })
        expect([reply.statusCode, reply.json()]).toEqual([404, refusal('notFound')])
      }
    for (const as of [undefined, await server.logIn('core.admin'), await server.logIn('plugin.singlepage.editor')])
      expect((await server.call(preauthCall, { id: form }, { as })).statusCode).toBe(as ? 403 : 401)
  })

  it('needs a request from the site itself (T1)', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await server.call(preauthCall, { id: form }, { as: editor, headers })).statusCode).toBe(403)
    expect(await countOf(server, 'form_preauth')).toBe(0)
  })
})
