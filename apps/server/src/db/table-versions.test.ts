import { sql } from 'kysely'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import type { Writer } from './database.ts'
import type { Schema } from './schema.ts'
import { createTableVersions } from './table-versions.ts'

describe('the versions of tables', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await createTestServer()
  })
  afterEach(() => server.close())

  const turn = () => new Promise(setImmediate)
  const versionOf = (...tables: (keyof Schema)[]) => server.services.database.version(tables)
  const add = (name: string) => (tx: Writer) => tx.insertInto('settings').values({ name, value: '' }).execute()

  /** Which of some tables have another version after the work. */
  async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
    const tables = ['settings', 'roles', 'pages'] as const
    const before = tables.map((table) => versionOf(table))
    await work()
    await turn()
    return tables.filter((table, at) => versionOf(table) !== before[at])
  }

  it('change with the tables that a transaction of this program wrote', async () => {
    const { database } = server.services
    expect(await changedBy(() => database.write(add('a')))).toEqual(['settings'])
    const both = async (tx: Writer) => {
      await add('b')(tx)
      await tx.updateTable('roles').set({ title: 'Other' }).execute()
    }
    expect(await changedBy(() => database.write(both))).toEqual(['settings', 'roles'])
    expect(await changedBy(() => database.write((tx) => tx.selectFrom('pages').selectAll().execute()))).toEqual([])
  })

  it('do not change with what was rolled back', async () => {
    const fails = async (tx: Writer) => {
      await add('a')(tx)
      throw new Error('out of luck')
    }
    expect(await changedBy(() => server.services.database.write(fails).catch(() => {}))).toEqual([])
    expect(await changedBy(() => server.services.database.write(add('a')))).toEqual(['settings'])
  })

  it('all change with a deletion, a statement that is written by hand, and whatever another program does', async () => {
    const { database } = server.services
    const all = ['settings', 'roles', 'pages']
    expect(await changedBy(() => database.write((tx) => tx.deleteFrom('settings').execute()))).toEqual(all)
    const byHand = (tx: Writer) => sql`insert or replace into settings (name, value) values ('a', '')`.execute(tx)
    expect(await changedBy(() => database.write(byHand))).toEqual(all)
    const other = new DatabaseSync(database.file as string)
    expect(await changedBy(async () => other.exec("update settings set value = 'b'"))).toEqual(all)
    other.close()
  })

  it('all change when another program wrote just before this one did, or just after', async () => {
    const { database } = server.services
    const all = ['settings', 'roles', 'pages']
    const other = new DatabaseSync(database.file as string, { timeout: 1000 })
    const otherThenOwn = async () => {
      other.exec("update roles set title = 'Before'")
      await database.write(add('a'))
    }
    expect(await changedBy(otherThenOwn)).toEqual(all)
    const ownThenOther = async () => {
      const own = database.write(add('b'))
      await own
      other.exec("update roles set title = 'After'")
    }
    expect(await changedBy(ownThenOther)).toEqual(all)
    other.close()
  })

  it('are right because nothing but a deletion passes on to other tables', async () => {
    const { rows: triggers } = await sql<{ sql: string }>`select sql from sqlite_master where type = 'trigger'`.execute(
      server.services.database.read,
    )
    expect(triggers.length).toBeGreaterThan(0)
    for (const trigger of triggers) expect(trigger.sql).toMatch(/\bafter delete on\b/i)
    const { rows: tables } = await sql<{ sql: string }>`select sql from sqlite_master where type = 'table'`.execute(
      server.services.database.read,
    )
    for (const table of tables) expect(table.sql).not.toMatch(/on update|on conflict replace/i)
  })
})

it('a commit of somebody else in the very moment of an own one is a change of everything', () => {
  const seen = { reader: 1, writer: 1 }
  const versions = createTableVersions({ seenByReader: () => seen.reader, seenByWriter: () => seen.writer })
  const roles = versions.version(['roles'])
  versions.begun()
  seen.reader++
  versions.committed(new Set(['settings']))
  expect(versions.version(['roles'])).toBe(roles)
  versions.begun()
  seen.reader++
  seen.writer++
  versions.committed(new Set(['settings']))
  expect(versions.version(['roles'])).not.toBe(roles)
})
