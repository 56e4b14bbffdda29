import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Writer } from '../db/database.ts'
import { addMenuItem, addPage } from '../testing/content.ts'
import { addAccount, createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { untilOneWaits } from '../testing/until-one-waits.ts'
import { refusal } from '../testing/refusal.ts'

const get = 'GET private/permission-editor-get-list.json.php'
const save = 'POST private/permission-editor-save-list.json.php'

type Context = 'page' | 'menu' | 'folder' | 'file'
const managers: Record<Context, string> = {
  page: 'core.page-manager',
  menu: 'core.menu-manager',
  folder: 'core.file-manager',
  file: 'core.file-manager',
}
const contexts = Object.keys(managers) as Context[]

let server: TestServer
let as: Visitor
let ids: Record<Context, number>
let folders: Record<'personal' | 'protected' | 'public', number>
beforeEach(async () => {
  server = await createTestServer({ starterSite: true })
  as = await server.logIn('core.admin')
  const rows = await server.services.database.read.selectFrom('folders').select(['id', 'root']).execute()
  folders = Object.fromEntries(rows.map((row) => [row.root, row.id])) as typeof folders
  const page = await addPage(server, { published: true, url: 'huts' })
  ids = { page, menu: await addMenuItem(server, { label: 'Huts', page }), folder: folders.protected, file: 1 }
})
afterEach(() => server.close())

const read = (ctx: string, id: number, who = as) => server.call(get, { id, ctx }, { as: who })

function keep(ctx: string, id: number, permissions: unknown[], who = as) {
  return server.call(save, { id, ctx, permissions }, { as: who })
}

async function linked(ctx: Context, id = ids[ctx]): Promise<number[]> {
  const { permissions } = (await read(ctx, id)).json()
  return permissions.flatMap((role: { id: number; linked: boolean }) => (role.linked ? [role.id] : []))
}

/** What a call answers that is made while something is deleted, which is done before the call is. */
async function whileDeleting(remove: (tx: Writer) => Promise<unknown>, call: () => ReturnType<TestServer['call']>) {
  const { database } = server.services
  const [removed, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const deleting = database.write(async (tx) => {
    await remove(tx)
    removed.resolve()
    await goOn.promise
  })
  await removed.promise
  const calling = call()
  await untilOneWaits(database)
  goOn.resolve()
  await deleting
  return (await calling).statusCode
}

describe('what is deleted at the moment of a call', () => {
  it('is not found by the permission editor', async () => {
    const { roleId } = await server.logIn()
    const remove = (tx: Writer) => tx.deleteFrom('pages').where('id', '=', ids.page).execute()
    expect(await whileDeleting(remove, () => keep('page', ids.page, [roleId]))).toBe(404)
  })

  it('opens nothing to whoever logs in', async () => {
    const email = 'leaving@example.org'
    const password = 'a long enough password'
    const { accountId } = await addAccount(server.services, { email, password })
    const remove = (tx: Writer) => tx.deleteFrom('accounts').where('id', '=', accountId).execute()
    const logIn = () => server.call('POST public/login.json.php', { name: email, pass: password })
    expect(await whileDeleting(remove, logIn)).toBe(401)
  })
})

describe.each(contexts)('the permission editor of a %s', (ctx) => {
  it('lists every role, linked if the resource is restricted to it, and sets them (PERM-009, PERM-010, PERM-006, API-040, API-041)', async () => {
    const [one, two] = [await server.logIn(), await server.logIn()]
    const reply = await keep(ctx, ids[ctx], [two.roleId, one.roleId, two.roleId])
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    expect((await read(ctx, ids[ctx])).json().permissions).toEqual([
      { id: 1, role: 'Administrators', linked: false },
      { id: as.roleId, role: as.email, linked: false },
      { id: one.roleId, role: one.email, linked: true },
      { id: two.roleId, role: two.email, linked: true },
    ])
    await keep(ctx, ids[ctx], [one.roleId])
    expect(await linked(ctx)).toEqual([one.roleId])
    await keep(ctx, ids[ctx], [])
    expect(await linked(ctx)).toEqual([])
  })

  it('is for core.admin and the manager of such resources only (PERM-005)', async () => {
    for (const permission of [...new Set(Object.values(managers))]) {
      const who = await server.logIn(permission, 'core.role-manager')
      const replies = [await read(ctx, ids[ctx], who), await keep(ctx, ids[ctx], [as.roleId], who)]
      const expected = permission === managers[ctx] ? 200 : 403
      expect(replies.map((reply) => reply.statusCode)).toEqual([expected, expected])
      if (expected === 403) expect(replies[0]?.json()).toEqual(refusal('permissionDenied'))
      expect(await linked(ctx)).toEqual(expected === 200 ? [as.roleId] : [])
      await keep(ctx, ids[ctx], [])
    }
  })

  it('refuses unknown roles and stores nothing of the rest', async () => {
    await keep(ctx, ids[ctx], [as.roleId])
    for (const wrong of [[1, 4711], [0], ['1'], [null]]) expect((await keep(ctx, ids[ctx], wrong)).statusCode).toBe(400)
    expect(await linked(ctx)).toEqual([as.roleId])
  })

  it('answers 404 for what does not exist', async () => {
    for (const reply of [await read(ctx, 4711), await keep(ctx, 4711, [1])])
      expect([reply.statusCode, reply.json()]).toEqual([404, refusal('notFound')])
  })
})

describe('the permission editor', () => {
  it('reads an id as its context says, and knows no other contexts', async () => {
    const page = await addPage(server) // whose id no menu item has
    expect([(await read('page', page)).statusCode, (await read('menu', page)).statusCode]).toEqual([200, 404])
    for (const ctx of ['', 'account', 'role', 'PAGE', '__proto__', 'constructor'])
      expect([(await read(ctx, 1)).statusCode, (await keep(ctx, 1, [])).statusCode]).toEqual([400, 400])
  })

  it('answers 404 for personal folders and files, for everybody: they are their owner’s', async () => {
    const inside = await server.services.changes.write(async (tx) => {
      const folder = { parent_id: folders.personal, name: 'Letters', root: null, account_id: null }
      const { id } = await tx.insertInto('folders').values(folder).returning('id').executeTakeFirstOrThrow()
      await tx.updateTable('files').set({ folder_id: id }).where('id', '=', 2).execute()
      return id
    })
    const never = await read('file', 4711)
    for (const [ctx, id] of [
      ['folder', folders.personal],
      ['folder', inside],
      ['file', 2],
    ] as const)
      for (const reply of [await read(ctx, id), await keep(ctx, id, [1])])
        expect([ctx, reply.statusCode, reply.body]).toEqual([ctx, 404, never.body])
  })

  it('is obeyed at once by pages, the menu and files, cached ones too (PERM-006)', async () => {
    const member = await server.logIn()
    const page = async (who?: Visitor) => (await server.get('/huts', { as: who })).statusCode
    const menu = async (who?: Visitor) =>
      (await server.call('GET public/get-menu-items.json.php', undefined, { as: who })).body.includes('"Huts"')
    const file = async (who?: Visitor) => (await server.get('/api/1/private/file-get.php?id=1', { as: who })).statusCode
    expect([await page(), await menu(), await file()]).toEqual([200, true, 200])

    await keep('menu', ids.menu, [member.roleId])
    expect([await menu(), await menu(member)]).toEqual([false, true])
    await keep('menu', ids.menu, [])
    await keep('page', ids.page, [member.roleId])
    expect([await page(), await page(member), await menu(), await menu(member)]).toEqual([403, 200, false, true])
    await keep('folder', folders.public, [member.roleId])
    expect([await file(), await file(member)]).toEqual([404, 200])
    await keep('file', 1, [as.roleId])
    expect([await file(), await file(member)]).toEqual([404, 404])

    for (const [ctx, id] of [
      ['page', ids.page],
      ['folder', folders.public],
      ['file', 1],
    ] as const)
      await keep(ctx, id, [])
    expect([await page(), await menu(), await file()]).toEqual([200, true, 200])
  })

  it('logs who restricted what to whom', async () => {
    await keep('page', ids.page, [as.roleId])
    expect(server.log.join('')).toContain(
      `"by":${as.accountId},"address":"127.0.0.1","context":"page","id":${ids.page},"roles":[${as.roleId}],"msg":"permissions changed"`,
    )
  })
})

describe('the roles of several pages', () => {
  const call = 'POST private/page-restrict-many.json.php'
  const restrict = (pages: number[], permissions: unknown[], who = as) =>
    server.call(call, { ids: pages, permissions }, { as: who })

  it('are set for all of them, and lifted; what is gone is passed over and named', async () => {
    const other = await addPage(server, { published: true })
    expect((await restrict([ids.page, other], [as.roleId])).json()).toEqual({})
    expect([await linked('page'), await linked('page', other)]).toEqual([[as.roleId], [as.roleId]])
    expect((await restrict([other, 999_999], [])).json()).toEqual({ gone: [999_999] })
    expect([await linked('page'), await linked('page', other)]).toEqual([[as.roleId], []])
    expect((await restrict([999_999], [])).statusCode).toBe(404)
  })

  it('stay as they are where one of the roles is unknown', async () => {
    await restrict([ids.page], [as.roleId])
    expect((await restrict([ids.page], [as.roleId, 999_999])).statusCode).toBe(400)
    expect(await linked('page')).toEqual([as.roleId])
  })

  it('keep visitors out at once', async () => {
    expect((await server.get('/huts')).statusCode).toBe(200)
    await restrict([ids.page], [as.roleId])
    expect((await server.get('/huts')).statusCode).toBe(403)
  })
})
