import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anonymous } from '../access/rights.ts'
import type { Database } from '../db/database.ts'
import { auditOf } from '../testing/audit.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { createAudit, type Audit, type RecordedAction } from './audit.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const day = 24 * 60 * 60

/** A database that cannot be written for a while. */
function failing(database: Database): Database & { isDown: boolean } {
  return {
    ...database,
    isDown: true,
    async write(work) {
      if (this.isDown) throw new Error('the disk is full')
      return database.write(work)
    },
  }
}

let lost = 0
let events: string[] = []
function open({ database = server.services.database, now = server.services.now } = {}): Audit {
  lost = 0
  events = []
  return createAudit({
    database,
    now,
    log: server.app.log,
    days: 365,
    onEvent: (event) => void events.push(event),
    onLost: (count) => (lost += count),
    names: { permission: (name) => name, setting: (name) => name },
  })
}

/** Somebody of this name creates a role. */
const done = (name: string, more: Partial<RecordedAction> = {}): RecordedAction => ({
  action: 'role created',
  actor: {
    who: { ...anonymous, account: { id: 1, name, email: name } },
    client: { address: '192.0.2.1', userAgent: '' },
    call: 'POST private/role-create.json.php',
  },
  ...more,
})
const names = async () => (await auditOf(server)).map(({ name }) => name)

describe('the audit log', () => {
  it('is written when the server stops', async () => {
    const audit = open()
    audit.recordAlone(done('Anna'))
    audit.recordAlone(done('Ben'))
    await audit.close()
    expect(await names()).toEqual(['Anna', 'Ben'])
  })

  it('is written automatically shortly after an action', async () => {
    const audit = open()
    audit.recordAlone(done('Anna'))
    await expect.poll(names).toEqual(['Anna'])
    await audit.close()
  })

  it('loses nothing while writing fails, and keeps the order', async () => {
    const database = failing(server.services.database)
    const audit = open({ database })
    audit.recordAlone(done('Anna'))
    await expect(audit.flush()).rejects.toThrow('the disk is full')
    audit.recordAlone(done('Ben'))
    expect((await audit.list({})).entries).toEqual([])
    database.isDown = false
    await audit.flush()
    expect(await names()).toEqual(['Anna', 'Ben'])
    await audit.close()
  })

  it('keeps a thousand entries while writing fails, then drops the oldest and says how many', async () => {
    const database = failing(server.services.database)
    const audit = open({ database })
    for (let n = 0; n < 1003; n++) audit.recordAlone(done(String(n)))
    await audit.flush().catch(() => {})
    expect(lost).toBe(3)
    database.isDown = false
    await audit.flush()
    const { count } = await server.services.database.read
      .selectFrom('audit_log')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1000)
    await audit.close()
  })

  it('goes to the server log if the server stops before it could be written', async () => {
    const audit = open({ database: failing(server.services.database) })
    audit.recordAlone(done('Anna'))
    await audit.close()
    expect(server.log.join()).toMatch(/these entries stand only here/)
    expect(server.log.join()).toContain('"name":"Anna"')
  })

  it('accepts any text, and shortens what is too long', async () => {
    const audit = open()
    const label = `a\0b\n${'x'.repeat(500)}\ud800`
    audit.recordAlone(done('Anna \ud83d', { details: 'one\r\ntwo', target: { kind: 'page', id: 1, label } }))
    await audit.close()
    const [stored] = await auditOf(server)
    expect(stored).toMatchObject({ name: 'Anna \ufffd', details: 'one two', subject: { id: 1 } })
    expect(stored?.subject?.label).toMatch(/^a b x{195}…$/)
  })

  it('is written by several servers at once', async () => {
    const audits = [open(), open(), open()]
    for (const [n, audit] of audits.entries()) for (let at = 0; at < 50; at++) audit.recordAlone(done(`Server ${n}`))
    await Promise.all(audits.map((audit) => audit.close()))
    const written = await names()
    for (const n of audits.keys()) expect(written.filter((name) => name === `Server ${n}`)).toHaveLength(50)
  })

  it('deletes entries in the hourly maintenance when they are older than configured', async () => {
    const { maintenance, now } = server.services
    let time = now() - 365 * day - 1
    const audit = open({ now: () => time })
    audit.recordAlone(done('old'))
    time = now() - 400 * day
    for (let n = 0; n < 2500; n++) audit.recordAlone(done('older'))
    time = now() - 365 * day
    audit.recordAlone(done('kept'))
    await audit.close()
    await maintenance.run()
    expect(await names()).toEqual(['kept'])
  })
})

describe('an entry in the transaction of a change', () => {
  const roles = async () =>
    (await server.services.database.read.selectFrom('roles').select('title').execute()).map(({ title }) => title)

  it('is committed with it, and then reported', async () => {
    const audit = open()
    await server.services.database.write(async (tx) => {
      await tx.insertInto('roles').values({ title: 'Crew' }).execute()
      await audit.record(tx, done('Anna'))
      expect(events).toEqual([])
    })
    expect([await roles(), await names(), events]).toEqual([
      expect.arrayContaining(['Crew']),
      ['Anna'],
      ['role created'],
    ])
  })

  it('is rolled back with it if it fails, and not reported', async () => {
    const audit = open()
    const work = server.services.database.write(async (tx) => {
      await tx.insertInto('roles').values({ title: 'Crew' }).execute()
      await audit.record(tx, done('Anna'))
      throw new Error('the plug was pulled')
    })
    await expect(work).rejects.toThrow('the plug was pulled')
    expect(await roles()).not.toContain('Crew')
    expect([await names(), events]).toEqual([[], []])
  })

  it('makes it fail if the entry cannot be written', async () => {
    const { database } = server.services
    const admin = await server.logIn('core.admin')
    await database.write((tx) => tx.schema.alterTable('audit_log').renameTo('audit_log_away').execute())
    const create = () => server.call('POST private/role-create.json.php', { title: 'Crew' }, { as: admin })
    expect((await create()).statusCode).toBe(500)
    expect(await roles()).not.toContain('Crew')
    await database.write((tx) => tx.schema.alterTable('audit_log_away').renameTo('audit_log').execute())
    expect((await create()).statusCode).toBe(200)
    expect(await names()).toEqual([admin.email])
  })
})
