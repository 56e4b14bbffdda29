import { kindServices } from '@sitewright/page-kit/testing'
import type { AnyDatabase } from '@sitewright/page-kit/server'
import { addColumn, column, createTable } from '@sitewright/page-kit/tables'
import { startPostgres, type TestPostgres } from '@sitewright/server/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

let postgres: TestPostgres
let databaseUrl: string
beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = postgres.address('postgres')
})
afterAll(() => postgres.stop())

const marks = {
  async up(db: AnyDatabase) {
    await db.schema
      .createTable('marks')
      .addColumn('id', 'serial', (c) => c.primaryKey())
      .addColumn('page_id', 'integer', (c) => c.notNull().references('pages.id').onDelete('cascade'))
      .addColumn('made_by', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
      .addColumn('time', 'bigint', (c) => c.notNull())
      .execute()
  },
}
const huts = { clean: (content: string) => content, migrations: { '0001-marks': marks } }
const open = () => kindServices({ kind: huts, pages: [{ id: 7, kind: 'huts' }], accounts: [1, 2], databaseUrl })

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

it('gives a kind a PostgreSQL as the server has it, in a schema of its own that goes at the end', async () => {
  const [one, other] = [await open(), await open()]
  expect(one.engine).toBe('postgres')
  await one.write((tx) => tx.insertInto('marks').values({ page_id: 7, made_by: 1, time: 1_793_610_000 }).execute())
  expect(await one.db.selectFrom('marks').selectAll().execute()).toEqual([
    { id: 1, page_id: 7, made_by: 1, time: 1_793_610_000 },
  ])
  expect(await other.db.selectFrom('marks').selectAll().execute()).toEqual([])
  expect(await one.people.active()).toMatchObject([{ id: 1 }, { id: 2 }])
  expect(await one.pages.exists(one.db, { id: 7, kind: 'huts' })).toBe(true)
  // what SQLite would take
  await expect(one.write((tx) => tx.insertInto('marks').values({ page_id: 7, time: 'now' }).execute())).rejects.toThrow(
    'invalid input syntax',
  )
  await Promise.all([one.close(), other.close()])
  expect(await query(`select nspname from pg_namespace where nspname like 'sitewright%'`)).toEqual([])
})

it('makes the tables of page-kit there, which number their rows and keep what is written', async () => {
  const up = (db: AnyDatabase) =>
    createTable(
      db,
      'entries',
      {
        id: column.id(),
        page_id: column.reference('pages'),
        made_by: column.reference('accounts', { onDelete: 'set null' }),
        time: column.time(),
        height: column.number(),
        done: column.boolean({ defaultTo: false }),
        details: column.json(),
      },
      { unique: [['page_id', 'time']], indexes: [['made_by']] },
    )
  const more = (db: AnyDatabase) => addColumn(db, 'entries', 'words', column.text({ defaultTo: '' }))
  const kind = { ...huts, migrations: { '0001-entries': { up }, '0002-words': { up: more } } }
  const services = await kindServices({ kind, pages: [{ id: 7, kind: 'huts' }], accounts: [1], databaseUrl })
  const row = { page_id: 7, made_by: 1, time: 5_000_000_000, height: 1204.5, details: '{"a":1}' }
  await services.write((tx) => tx.insertInto('entries').values(row).execute())
  await services.write((tx) => tx.deleteFrom('accounts').where('id', '=', 1).execute())
  expect(await services.db.selectFrom('entries').selectAll().execute()).toEqual([
    { id: 1, ...row, made_by: null, done: 0, words: '' },
  ])
  const again = services.write((tx) =>
    tx
      .insertInto('entries')
      .values({ ...row, made_by: null })
      .execute(),
  )
  await expect(again).rejects.toThrow('entries_page_id_time_unique')
  await services.close()
})

it('lets transactions wait for each other there', async () => {
  const services = await open()
  const order: string[] = []
  const hold = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const first = services.write(async (tx) => {
    await tx.updateTable('pages').set({ kind: 'huts' }).where('id', '=', 7).execute()
    held.resolve()
    await hold.promise
    order.push('first')
  })
  await held.promise
  const second = services.write(async (tx) => {
    await tx.updateTable('pages').set({ kind: 'huts' }).where('id', '=', 7).execute()
    order.push('second')
  })
  // reads do not
  expect(await services.db.selectFrom('pages').select('id').execute()).toEqual([{ id: 7 }])
  hold.resolve()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  await services.close()
})

it('brings back there what was put into the trash', async () => {
  const services = await open()
  const { db, write, trash } = services
  await write((tx) => tx.insertInto('marks').values({ page_id: 7, made_by: 1, time: 5 }).execute())
  const all = () => db.selectFrom('marks').selectAll().execute()
  const before = await all()
  for (const table of ['pages', 'accounts']) {
    const id = table === 'pages' ? 7 : 1
    await write(async (tx) => {
      const who = { permissions: new Set<string>(), roles: [] }
      await trash.put(tx, { what: 'page', table, id, title: 'One', permission: 'core.page-manager', who })
      await tx.deleteFrom(table).where('id', '=', id).execute()
    })
    expect(await all()).not.toEqual(before)
    await services.restore()
    expect(await all()).toEqual(before)
  }
  await services.close()
})

it('leaves no schema where a migration fails', async () => {
  const failing = { up: () => Promise.reject(new Error('No such type')) }
  await expect(kindServices({ kind: { ...huts, migrations: { failing } }, databaseUrl })).rejects.toThrow(
    'No such type',
  )
  expect(await query(`select nspname from pg_namespace where nspname like 'sitewright%'`)).toEqual([])
})
