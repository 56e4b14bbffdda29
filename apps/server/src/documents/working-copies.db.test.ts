import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditOf, theServer } from '../testing/audit.ts'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const get = 'GET private/working-copy-get.json.php'
const put = 'POST private/working-copy-put.json.php'
const remove = 'POST private/working-copy-delete.json.php'
const [first, second] = ['1111111111111111', '2222222222222222']
const editor = 'plugin.note.editor'
const day = 24 * 60 * 60 * 1000

describe('working copies', () => {
  let server: TestServer
  let ann: Visitor
  let ben: Visitor
  let subject: string
  let page: number
  beforeEach(async () => {
    server = await createTestServer()
    ann = await server.logIn(editor)
    ben = await server.logIn(editor)
    page = await addPage(server, { url: 'huts', published: true })
    subject = `page-${page}`
  })
  afterEach(() => server.close())

  const keep = (as: Visitor, content: string, more: object = {}) =>
    server.call(put, { account: as.accountId, subject, copy: first, base: { version: 1 }, content, ...more }, { as })
  const kept = async (as: Visitor, of = subject) => (await server.call(get, { subject: of }, { as })).json()

  it('keep for each person what they typed last, and give nobody what another typed', async () => {
    expect(await kept(ann)).toEqual({ account: ann.accountId })
    expect((await keep(ann, "Ann's words")).json()).toEqual({ saved: server.services.now() })
    server.time.now += 5000
    await keep(ann, "Ann's newer words", { base: { version: 2, draft: true, follows: [second] } })
    await keep(ben, "Ben's words")
    const own = { copy: first, saved: server.services.now() }
    expect(await kept(ann)).toEqual({
      account: ann.accountId,
      kept: { ...own, content: "Ann's newer words", base: { version: 2, draft: true, follows: [second] } },
    })
    expect(await kept(ben)).toMatchObject({ account: ben.accountId, kept: { content: "Ben's words" } })
  })

  it('of parts of a page are kept beside each other, for whoever edits the page, and go with it', async () => {
    const part = (number: number) => ({ subject: `${subject}-${number}` })
    await keep(ann, 'Words')
    await keep(ann, 'Words about Kim', part(3))
    await keep(ann, 'Words about Wendy', part(4))
    expect(await kept(ann)).toMatchObject({ kept: { content: 'Words' } })
    expect(await kept(ann, part(3).subject)).toMatchObject({ kept: { content: 'Words about Kim' } })
    expect(await kept(ann, part(4).subject)).toMatchObject({ kept: { content: 'Words about Wendy' } })
    const stranger = await server.logIn()
    expect((await keep(stranger, 'Words', part(3))).statusCode).toBe(403)
    expect((await keep(ann, 'Words', { subject: 'page-999999-3' })).statusCode).toBe(404)
    await server.call('GET private/page-delete.json.php', { id: page }, { as: await server.logIn('core.page-manager') })
    const rows = await server.services.database.read.selectFrom('working_copies').select('subject').execute()
    expect(rows).toEqual([])
  })

  it('are refused under the account of somebody else, who may have been here before', async () => {
    const refused = await keep(ann, 'Words', { account: ben.accountId })
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { error: 'Permission denied', code: 'permission-denied' },
    ])
    await keep(ben, "Ben's words")
    expect((await server.call(remove, { account: ben.accountId, subject, copy: first }, { as: ann })).statusCode).toBe(
      403,
    )
    expect(await kept(ben)).toMatchObject({ kept: { content: "Ben's words" } })
  })

  it('are for those who may edit the page, which is not told apart from none for others', async () => {
    const manager = await server.logIn('core.page-manager')
    const hidden = `page-${await addPage(server)}`
    const reader = await server.logIn()
    const statuses = (as: Visitor, of: string) =>
      Promise.all([
        server.call(get, { subject: of }, { as }),
        server.call(put, { account: as.accountId, subject: of, copy: first, base: {}, content: '' }, { as }),
      ]).then((replies) => replies.map(({ statusCode }) => statusCode))
    expect(await statuses(ann, subject)).toEqual([200, 200])
    expect(await statuses(ann, hidden)).toEqual([200, 200])
    expect(await statuses(manager, subject)).toEqual([403, 403])
    expect(await statuses(reader, subject)).toEqual([403, 403])
    expect(await statuses(reader, hidden)).toEqual([404, 404])
    for (const unknown of ['page-2000000000', 'page-9999999999'])
      expect(await statuses(ann, unknown)).toEqual([404, 404])
    expect(await statuses(ann, 'settings')).toEqual([403, 403])
    expect(await statuses(await server.logIn('core.admin'), 'settings')).toEqual([200, 200])
    expect(await statuses(ann, 'audit')).toEqual([400, 400])
  })

  it('are forgotten by their own name only: a newer one stays', async () => {
    await keep(ann, 'Words of another window', { copy: second })
    await server.call(remove, { account: ann.accountId, subject, copy: first }, { as: ann })
    expect(await kept(ann)).toMatchObject({ kept: { copy: second } })
    await server.call(remove, { account: ann.accountId, subject, copy: second }, { as: ann })
    expect(await kept(ann)).toEqual({ account: ann.accountId })
  })

  it('go with the page and with the account, and after 90 days', async () => {
    const rows = () => server.services.database.read.selectFrom('working_copies').select('subject').execute()
    await keep(ann, 'Words')
    await server.services.pages.remove(page, theServer)
    expect(await rows()).toEqual([])

    const admin = await server.logIn('core.admin', 'core.account-manager', editor)
    subject = `page-${await addPage(server, { published: true })}`
    await keep(ann, 'Words')
    await server.call('GET private/account-delete.json.php', { id: ann.accountId }, { as: admin })
    expect(await rows()).toEqual([])

    await keep(ben, 'Words')
    server.time.now += 89 * day
    await server.services.maintenance.run()
    expect(await rows()).toHaveLength(1)
    server.time.now += 2 * day
    await server.services.maintenance.run()
    expect(await rows()).toEqual([])
  })

  it('empty no cache, leave no entry in the audit log, and are shown and found nowhere', async () => {
    const version = server.services.changes.version()
    await keep(ann, 'Marmots whistle')
    await server.call(remove, { account: ann.accountId, subject, copy: second }, { as: ann })
    expect(server.services.changes.version()).toBe(version)
    expect((await auditOf(server)).filter(({ call }) => call.includes('working-copy'))).toEqual([])
    const answers = await Promise.all([
      server.get('/huts', { as: ann }),
      server.get('/huts'),
      server.call('GET protected/plugin/get-content.json.php', { id: page }, { as: ben }),
      server.call('GET public/search.json.php', { q: 'marmots' }, { as: ann }),
    ])
    for (const { body } of answers) expect(body).not.toContain('Marmots')
  })

  it('have room for the longest page, and no more', async () => {
    expect((await keep(ann, 'x'.repeat(1_048_576))).statusCode).toBe(200)
    expect((await keep(ann, 'x'.repeat(1_900_001))).statusCode).toBe(400)
  })
})
