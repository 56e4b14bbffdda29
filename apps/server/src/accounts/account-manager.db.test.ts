import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockRights } from '../access/administrators.ts'
import { addPage } from '../testing/content.ts'
import { addPerson, isLoggedIn, emailsIn, uidIn, type Person } from '../testing/people.ts'
import { administrator, createTestServer, type TestServer } from '../testing/test-server.ts'
import { untilOneWaits } from '../testing/until-one-waits.ts'

const list = 'GET private/account-get-list.json.php'
const create = 'POST private/account-create.json.php'
const update = 'POST private/account-update.json.php'
const remove = 'GET private/account-delete.json.php'
const reactivate = 'GET private/account-reactivate.json.php'
const reset = 'POST protected/account-password-do-reset.json.php'
const login = 'POST public/login.json.php'

let server: TestServer
let manager: Person
beforeEach(async () => {
  server = await createTestServer()
  manager = await addPerson(server, { permissions: ['core.account-manager'] })
})
afterEach(() => server.close())

const accounts = async (): Promise<Record<string, unknown>[]> =>
  (await server.call(list, undefined, { as: manager })).json()

function add(input: object = {}, as = manager) {
  return server.call(create, { email: 'new@example.org', name: 'Newcomer', intro: false, ...input }, { as })
}

function change(id: number, input: object = {}, as = manager) {
  return server.call(update, { id, email: 'new@example.org', name: 'Newcomer', ...input }, { as })
}

const drop = (id: number, as = manager) => server.call(remove, { id }, { as })

async function idOf(email: string): Promise<number> {
  const found = (await accounts()).find((account) => account['email'] === email)
  return found?.['id'] as number
}

function set(id: number, values: { deactivated?: 1 }) {
  return server.services.database.write((tx) => tx.updateTable('accounts').set(values).where('id', '=', id).execute())
}

describe('account-get-list', () => {
  it('answers id, email and name of every account, and what the Account Manager shows besides (API-015, ACCT-019)', async () => {
    const kim = await addPerson(server, { email: 'kim@example.org', name: 'Kim' })
    await set(kim.accountId, { deactivated: 1 })
    expect(await accounts()).toEqual([
      { id: 1, email: administrator.email, name: 'Administrator', deactivated: false, secondFactor: false },
      { id: manager.accountId, email: manager.email, name: manager.name, deactivated: false, secondFactor: false },
      { id: kim.accountId, email: 'kim@example.org', name: 'Kim', deactivated: true, secondFactor: false },
    ])
  })

  it('takes accounts with empty names as they are (ACCT-018)', async () => {
    await add({ name: '' })
    expect((await accounts()).at(-1)).toMatchObject({ email: 'new@example.org', name: '' })
  })

  it('answers 5,000 accounts at once', async () => {
    const { database, now } = server.services
    await database.write(async (tx) => {
      for (let start = 0; start < 5000; start += 500)
        await tx
          .insertInto('accounts')
          .values(
            Array.from({ length: 500 }, (_, i) => {
              const email = `person${start + i}@example.org`
              return { email, email_key: email, name: `Person ${start + i}`, created: now() }
            }),
          )
          .execute()
    })
    expect(await accounts()).toHaveLength(5002)
  })
})

describe('account-update', () => {
  it('changes address and name', async () => {
    const { id } = (await add()).json()
    expect((await change(id, { email: ' kim@example.org ', name: ' Kim ' })).body).toBe('{}')
    expect((await accounts()).at(-1)).toMatchObject({ id, email: 'kim@example.org', name: 'Kim' })
  })

  it('notifies the old address of a change, and invalidates the links that were mailed there', async () => {
    const { id } = (await add({ intro: true })).json()
    const [invitation] = await emailsIn(server)
    await change(id, { email: 'kim@example.org' })
    expect((await emailsIn(server)).slice(1)).toMatchObject([
      { recipient: 'new@example.org', subject: 'The email address of your account was changed' },
    ])
    const uid = uidIn(invitation, 'passwordreset')
    expect((await server.call(reset, { uid, password: 'a new pass phrase' })).statusCode).toBe(404)
  })

  it('keeps the links and sends no email when only the case of the address changes', async () => {
    const { id } = (await add({ intro: true })).json()
    await change(id, { email: 'New@Example.org', name: 'Kim' })
    const mails = await emailsIn(server)
    expect(mails).toHaveLength(1)
    const uid = uidIn(mails[0], 'passwordreset')
    expect((await server.call(reset, { uid, password: 'a new pass phrase' })).statusCode).toBe(200)
  })

  it('refuses an invalid address, a name of several lines, and the name of another account with the address', async () => {
    await add({ name: 'Kim' })
    const { id } = (await add({ name: 'Sam' })).json()
    const refused = async (input: object) => {
      const reply = await change(id, input)
      return [reply.statusCode, reply.json().error]
    }
    expect(await refused({ email: 'kim@' })).toEqual([400, 'This is not a valid email address'])
    expect(await refused({ name: 'Sam\nNg' })).toEqual([400, 'The name must be a single line of text'])
    expect(await refused({ name: 'KIM' })).toEqual([409, 'An account with this email address and name already exists'])
    expect((await accounts()).at(-1)).toMatchObject({ email: 'new@example.org', name: 'Sam' })
  })

  it('accepts a stored address that would be refused today, while it does not change', async () => {
    const odd = await addPerson(server, { email: 'root@intranet', name: 'Root' })
    expect((await change(odd.accountId, { email: 'root@intranet', name: 'Machine room' })).statusCode).toBe(200)
    expect((await change(odd.accountId, { email: 'boot@intranet' })).statusCode).toBe(400)
  })
})

describe('account-delete', () => {
  it('deletes the account and ends its session at once (API-017)', async () => {
    const kim = await addPerson(server)
    expect((await drop(kim.accountId)).body).toBe('{}')
    expect(await isLoggedIn(server, kim.cookie)).toBe(false)
    expect((await accounts()).map((account) => account['id'])).not.toContain(kim.accountId)
    expect((await drop(kim.accountId)).statusCode).toBe(404)
  })

  it('deletes what belongs to the account, and leaves what it wrote', async () => {
    const kim = await addPerson(server, { permissions: ['plugin.note.editor'] })
    const page = await addPage(server, { content: 'Some words' })
    await server.call('POST protected/plugin/note/save-page.json.php', { id: page, content: 'More words' }, { as: kim })
    await server.call('POST private/account-request-deactivation.json.php', {}, { as: kim })
    await server.call('POST private/second-factor-start.json.php', { password: kim.password }, { as: kim })
    const { database, now } = server.services
    await database.write(async (tx) => {
      const folder = (parent_id: number | null) =>
        tx
          .insertInto('folders')
          .values(
            parent_id === null
              ? { parent_id, name: 'Personal', root: 'personal', account_id: kim.accountId }
              : { parent_id, name: 'Inside', root: null, account_id: null },
          )
          .returning('id')
          .executeTakeFirstOrThrow()
      const inner = await folder((await folder((await folder(null)).id)).id)
      const file = { caption: '', type: 'text/plain', size: 1, sha256: '', storage_key: 'x', width: null, height: null }
      await tx
        .insertInto('files')
        .values({ ...file, folder_id: inner.id, name: 'notes.txt', created: now() })
        .execute()
    })

    const admin = await addPerson(server, { permissions: ['core.admin'] })
    expect((await drop(kim.accountId, admin)).statusCode).toBe(200)
    const { read } = database
    for (const table of ['folders', 'sessions', 'account_tokens', 'second_factors', 'role_accounts'] as const)
      expect(await read.selectFrom(table).where('account_id', '=', kim.accountId).selectAll().execute()).toEqual([])
    expect(await read.selectFrom('files').selectAll().execute()).toEqual([])
    expect(await read.selectFrom('folders').where('name', '=', 'Inside').selectAll().execute()).toEqual([])
    const revisions = await read.selectFrom('page_revisions').where('page_id', '=', page).select('account_id').execute()
    expect(revisions.length).toBeGreaterThan(0)
    expect(revisions.every((revision) => revision.account_id === null)).toBe(true)
  })

  it('refuses the own account of the caller, and one with more permissions', async () => {
    const editor = await addPerson(server, { permissions: ['plugin.note.editor'] })
    const own = await drop(manager.accountId)
    expect([own.statusCode, own.json()]).toEqual([
      409,
      { error: 'You cannot delete your own account', code: 'own-account' },
    ])
    const more = await drop(editor.accountId)
    expect([more.statusCode, more.json()]).toEqual([
      403,
      { error: 'This account has permissions that you do not have', code: 'more-rights' },
    ])
    expect(await accounts()).toHaveLength(3)
  })

  it('waits for other changes of rights, so that two administrators cannot remove each other', async () => {
    const one = await addPerson(server, { permissions: ['core.admin'] })
    const first = await idOf(administrator.email)
    const { database } = server.services
    let reply: ReturnType<typeof drop> | undefined
    await database.write(async (tx) => {
      await lockRights(database, tx)
      await tx.deleteFrom('role_accounts').where('account_id', '=', one.accountId).execute()
      reply = drop(first, one)
      await untilOneWaits(database)
    })
    expect((await reply)?.statusCode).toBe(409)
    expect(await idOf(administrator.email)).toBe(first)
  })

  it('refuses the last administrator who could log in: one without a password does not count', async () => {
    const admin = await addPerson(server, { permissions: ['core.admin'] })
    await server.services.database.write((tx) =>
      tx.updateTable('accounts').set({ password_hash: null }).where('id', '=', admin.accountId).execute(),
    )
    const reply = await drop(await idOf(administrator.email), admin)
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { error: 'The site must keep at least one administrator', code: 'last-administrator' },
    ])
  })
})

describe('account-reactivate', () => {
  it('lets a deactivated account log in again, notifies its owner, and revives no session', async () => {
    const kim = await addPerson(server)
    await server.call('POST private/account-request-deactivation.json.php', {}, { as: kim })
    const uid = uidIn((await emailsIn(server, kim.email))[0], 'deactivate')
    await server.call('POST private/account-deactivate.json.php', { uid })

    expect((await server.call(reactivate, { id: kim.accountId }, { as: manager })).body).toBe('{}')
    expect((await emailsIn(server, kim.email)).at(-1)?.subject).toBe('Your account is active again')
    expect(await isLoggedIn(server, kim.cookie)).toBe(false)
    const reply = await server.call(login, { name: kim.email, pass: kim.password })
    expect(reply.json()).toHaveProperty('permissions')
    await server.call(reactivate, { id: kim.accountId }, { as: manager })
    expect(await emailsIn(server, kim.email)).toHaveLength(3)
  })
})

describe('every call of an account manager about one account', () => {
  it('refuses an account with more permissions, and gives the same answer for a deleted one and one that never existed', async () => {
    const admin = await addPerson(server, { permissions: ['core.admin'] })
    const gone = await addPerson(server)
    await drop(gone.accountId)
    const calls = (id: number): [string, object][] => [
      [update, { id, email: 'x@example.org', name: 'X' }],
      [remove, { id }],
      [reactivate, { id }],
      ['POST private/account-change-user-password.json.php', { admin: manager.password, user: 'a new phrase', id }],
      ['POST private/account-remove-second-factor.json.php', { admin: manager.password, id }],
    ]
    for (const [id, status] of [
      [admin.accountId, 403],
      [gone.accountId, 404],
      [999_999, 404],
    ] as const)
      for (const [key, input] of calls(id)) {
        const reply = await server.call(key, input, { as: manager })
        expect([key, id, reply.statusCode]).toEqual([key, id, status])
      }
    expect(await isLoggedIn(server, admin.cookie)).toBe(true)
  })
})
