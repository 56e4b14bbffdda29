import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { identityOf } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { untilOneWaits } from '../testing/until-one-waits.ts'
import { createSessions, sessionLife } from './sessions.ts'

let server: TestServer
let member: Visitor
beforeEach(async () => {
  server = await createTestServer()
  member = await server.logIn('core.page-manager', 'core.menu-manager')
})
afterEach(() => server.close())

const identity = () => identityOf(server, member)

describe('the holder of a session', () => {
  it('is known with account, permissions and roles, however often the session is read', async () => {
    const { accountId: id, email, roleId } = member
    const second = await server.services.database.write(async (tx) => {
      const role = await tx.insertInto('roles').values({ title: 'Empty' }).returning('id').executeTakeFirstOrThrow()
      await tx.insertInto('role_accounts').values({ role_id: role.id, account_id: id }).execute()
      return role.id
    })
    for (let asked = 0; asked < 2; asked++) {
      const { account, permissions, roles } = await identity()
      expect(account).toEqual({ id, email, name: email })
      expect([...permissions].sort()).toEqual([
        'core.account-owner',
        'core.menu-manager',
        'core.page-manager',
        'public',
      ])
      expect([...roles].sort((a, b) => a - b)).toEqual([roleId, second])
    }
  })

  it('is known without any role', async () => {
    await server.services.database.write((tx) =>
      tx.deleteFrom('role_accounts').where('account_id', '=', member.accountId).execute(),
    )
    const { permissions, roles } = await identity()
    expect([[...permissions].sort(), roles]).toEqual([['core.account-owner', 'public'], []])
  })

  it('has the name and permissions that are in the database now, as long as the account exists', async () => {
    const { database } = server.services
    const { accountId } = member
    await identity()
    await database.write((tx) => tx.updateTable('accounts').set({ name: 'Ada' }).where('id', '=', accountId).execute())
    expect((await identity()).account?.name).toBe('Ada')
    await database.write((tx) =>
      tx.deleteFrom('role_permissions').where('permission', '=', 'core.menu-manager').execute(),
    )
    expect((await identity()).permissions).not.toContain('core.menu-manager')
    await database.write((tx) =>
      tx.updateTable('accounts').set({ deactivated: 1 }).where('id', '=', accountId).execute(),
    )
    expect((await identity()).account).toBeUndefined()
  })

  it('is nobody once the session has expired, even if nothing was written', async () => {
    await identity()
    server.time.now += sessionLife.idle * 1000
    expect((await identity()).account).toBeUndefined()
  })
})

describe('a session', () => {
  it('does not begin for an account that is deleted at that moment', async () => {
    const { database } = server.services
    const sessions = createSessions({ database, now: () => 0 })
    const [removed, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const deleting = database.write(async (tx) => {
      await tx.deleteFrom('accounts').where('id', '=', member.accountId).execute()
      removed.resolve()
      await goOn.promise
    })
    await removed.promise
    const starting = sessions.start(member.accountId).catch((error: unknown) => error)
    await untilOneWaits(database)
    goOn.resolve()
    await deleting
    expect(await starting).toMatchObject({ status: 401, message: 'Permission denied' })
  })
})
