// @vitest-environment node
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import type { AnyDatabase } from '../server/page-kind-server.ts'
import { compileMigrations } from './compile-migrations.ts'
import { kindServices } from './kind-services.ts'

const made = (up: (db: AnyDatabase) => Promise<unknown>): Readonly<Record<string, Migration>> => ({
  '0001-marks': { up: async (db: AnyDatabase) => void (await up(db)) },
})
const table = (db: AnyDatabase) => db.schema.createTable('marks')

describe('the steps of a kind', () => {
  it.each<[string, (db: AnyDatabase) => Promise<unknown>]>([
    [
      "the column 'id' has autoIncrement(), which only SQLite takes: make it by column.id() of @sitewright/page-kit/tables",
      (db) =>
        table(db)
          .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
          .execute(),
    ],
    [
      "the column 'id' has autoIncrement()",
      (db) =>
        db.schema
          .alterTable('marks')
          .addColumn('id', 'integer', (c) => c.autoIncrement())
          .execute(),
    ],
    [
      "the column 'seen' has the type 'datetime', which only SQLite takes",
      (db) => table(db).addColumn('seen', 'datetime').execute(),
    ],
    [
      'only SQLite takes ‘AUTOINCREMENT’',
      (db) => sql`create table marks (id integer primary key AUTOINCREMENT)`.execute(db),
    ],
    ['only SQLite takes ‘insert or ignore’', (db) => sql`insert or ignore into marks values (1)`.execute(db)],
    ['No such thing', () => Promise.reject(new Error('No such thing'))],
  ])('are told apart that fail on PostgreSQL: %s', async (reason, up) => {
    await expect(compileMigrations(made(up), 'PostgreSQL')).rejects.toThrow(
      `The step '0001-marks' fails on PostgreSQL: ${reason}`,
    )
  })

  it.each<[string, (db: AnyDatabase) => Promise<unknown>]>([
    [
      "the column 'id' has the type 'serial', which only PostgreSQL counts",
      (db) => table(db).addColumn('id', 'serial').execute(),
    ],
    [
      "the column 'id' is generated as identity, which only PostgreSQL takes",
      (db) =>
        table(db)
          .addColumn('id', 'integer', (c) => c.generatedByDefaultAsIdentity())
          .execute(),
    ],
  ])('are told apart that fail on SQLite: %s', async (reason, up) => {
    await expect(compileMigrations(made(up), 'SQLite')).rejects.toThrow(
      `The step '0001-marks' fails on SQLite: ${reason}`,
    )
  })

  it('may read rows, and write what looks like the other database within a text', async () => {
    const up = async (db: AnyDatabase) => {
      await sql`insert into marks values ('pragma and ifnull(x)')`.execute(db)
      const { id } = await db.selectFrom('marks').select('id').executeTakeFirstOrThrow()
      await db.deleteFrom('marks').where('id', '=', id).execute()
    }
    expect(await compileMigrations(made(up), 'PostgreSQL')).toEqual({
      '0001-marks': ["insert into marks values ('pragma and ifnull(x)')", 'select "id" from "marks"'],
    })
  })

  it('are named where a database refuses one', async () => {
    const kind = { clean: (content: string) => content, migrations: made((db) => sql`create tabel marks`.execute(db)) }
    await expect(kindServices({ kind })).rejects.toThrow(/^The step '0001-marks' fails on SQLite: near "tabel"/)
  })
})
