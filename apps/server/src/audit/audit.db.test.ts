import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { auditOf } from '../testing/audit.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { createAudit, type Audit } from './audit.ts'
import type { Entry } from './entry.ts'

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
function open(database = server.services.database): Audit {
  lost = 0
  const { log } = server.app
  return createAudit({ database, now: server.services.now, log, days: 365, onLost: (count) => (lost += count) })
}

const entry = (more: Partial<Entry> = {}): Entry => ({
  time: server.services.now(),
  account: 1,
  name: 'Admin',
  address: '192.0.2.1',
  call: 'POST private/role-create.json.php',
  summary: 'Role created',
  ...more,
})
const names = async () => (await auditOf(server)).map(({ name }) => name)

describe('the audit log', () => {
  it('is written when the server stops', async () => {
    const audit = open()
    audit.add(entry({ name: 'Anna' }))
    audit.add(Promise.resolve(entry({ name: 'Ben' })))
    audit.add(Promise.resolve(undefined))
    await audit.close()
    expect(await names()).toEqual(['Anna', 'Ben'])
  })

  it('is written by itself a moment after something was done', async () => {
    const audit = open()
    audit.add(entry({ name: 'Anna' }))
    await expect.poll(names).toEqual(['Anna'])
    await audit.close()
  })

  it('loses nothing while it cannot be written, and keeps the order', async () => {
    const database = failing(server.services.database)
    const audit = open(database)
    audit.add(entry({ name: 'Anna' }))
    await expect(audit.flush()).rejects.toThrow('the disk is full')
    audit.add(entry({ name: 'Ben' }))
    expect((await audit.list({})).entries).toEqual([])
    database.isDown = false
    await audit.flush()
    expect(await names()).toEqual(['Anna', 'Ben'])
    await audit.close()
  })

  it('keeps ten thousand entries meanwhile, then lets the oldest go and says how many', async () => {
    const database = failing(server.services.database)
    const audit = open(database)
    for (let n = 0; n < 10_003; n++) audit.add(entry({ name: String(n) }))
    await audit.flush().catch(() => {})
    expect(lost).toBe(3)
    database.isDown = false
    await audit.flush()
    const { count } = await server.services.database.read
      .selectFrom('audit_log')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(10_000)
    await audit.close()
  })

  it('goes to the other log where the server stops before it could be written', async () => {
    const audit = open(failing(server.services.database))
    audit.add(entry({ name: 'Anna' }))
    await audit.close()
    expect(server.log.join()).toMatch(/these entries stand only here/)
    expect(server.log.join()).toContain('"name":"Anna"')
  })

  it('takes any text, and none too long', async () => {
    const audit = open()
    const label = `a\0b\n${'x'.repeat(500)}\ud800`
    audit.add(entry({ name: 'Anna \ud83d', details: 'one\r\ntwo', subject: { kind: 'page', id: 1, label } }))
    await audit.close()
    const [stored] = await auditOf(server)
    expect(stored).toMatchObject({ name: 'Anna \ufffd', details: 'one two', subject: { id: 1 } })
    expect(stored?.subject?.label).toMatch(/^a b x{195}…$/)
  })

  it('is written by several servers at once', async () => {
    const audits = [open(), open(), open()]
    for (const [n, audit] of audits.entries()) for (let at = 0; at < 50; at++) audit.add(entry({ name: `Server ${n}` }))
    await Promise.all(audits.map((audit) => audit.close()))
    const written = await names()
    for (const n of audits.keys()) expect(written.filter((name) => name === `Server ${n}`)).toHaveLength(50)
  })

  it('forgets with the hourly maintenance what is older than it is kept', async () => {
    const { audit, maintenance, now } = server.services
    audit.add(entry({ name: 'old', time: now() - 365 * day - 1 }))
    for (let n = 0; n < 2500; n++) audit.add(entry({ name: 'older', time: now() - 400 * day }))
    audit.add(entry({ name: 'kept', time: now() - 365 * day }))
    await audit.flush()
    await maintenance.run()
    expect(await names()).toEqual(['kept'])
  })
})
