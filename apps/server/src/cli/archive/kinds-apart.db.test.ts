import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { isPostgres, type AnyDb, type AnyTable } from '../../db/engine.ts'
import { idColumn } from '../../db/migrations/columns.ts'
import { migrate, migrationsOf, type KindMigrations } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open-database.ts'
import { tableNames } from '../../db/site-tables.ts'
import { createPlaces, done, onPostgres, sitewright, terminal } from '../../testing/command-site.ts'
import { serveAt } from '../../testing/whole-site.ts'
import { loadPageKinds } from '../load-page-kinds.ts'
import { runCommandLine } from '../run-command-line.ts'

const places = createPlaces()
afterEach(() => places.remove())

type Place = Record<string, string>

/** A page kind that has come and gone. Its rows refer to pages, and to each other. */
const recipes: Readonly<Record<string, Migration>> = {
  '0001-recipes': {
    async up(db: AnyDb) {
      await idColumn(db.schema.createTable('recipes') as AnyTable, isPostgres(db))
        .addColumn('page_id', 'integer', (c) => c.notNull().references('pages.id').onDelete('cascade'))
        .addColumn('after', 'integer', (c) => c.references('recipes.id'))
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('vegan', 'boolean', (c) => c.notNull())
        .execute()
    },
  },
}

/** The same in its next version. */
const nextRecipes: Readonly<Record<string, Migration>> = {
  ...recipes,
  '0002-portions': {
    async up(db: AnyDb) {
      await db.schema.alterTable('recipes').addColumn('portions', 'integer').execute()
      await db.updateTable('recipes').set({ portions: 4 }).execute()
    },
  },
}

const withRecipes = async (steps: Readonly<Record<string, Migration>>): Promise<KindMigrations> =>
  new Map([...migrationsOf((await loadPageKinds()).values()), ['recipe', steps]])

async function inDatabase<Result>(place: Place, work: (database: Database, db: AnyDb) => Promise<Result>) {
  const config = readConfig(place)
  fs.mkdirSync(config.dataDir, { recursive: true })
  const database = await openDatabase(config)
  try {
    return await work(database, database.raw as unknown as AnyDb)
  } finally {
    await database.close()
  }
}

/** Recipes of two pages, the first of which comes after the second. */
async function siteWithRecipes(): Promise<Place> {
  const place = await places.environment()
  await inDatabase(place, async (database, db) => {
    await migrate(database, await withRecipes(recipes))
    for (const id of [1, 2])
      await sql`insert into pages (id, kind, title, url, published, created, updated)
        values (${id}, 'recipe', ${`Page ${id}`}, ${`page-${id}`}, 1, 1, 1)`.execute(db)
    const vegan = onPostgres() ? true : 1
    const add = (page_id: number, title: string) => db.insertInto('recipes').values({ page_id, title, vegan }).execute()
    for (const title of ['Soup', 'Bread', 'Cake']) await add(1, title)
    await sql`update recipes set "after" = 2 where id = 1`.execute(db)
    await sql`delete from recipes where id = 3`.execute(db)
    await add(2, 'Tea')
  })
  return place
}

const titles = (place: Place) =>
  inDatabase(place, async (_, db) => {
    const rows = await db.selectFrom('recipes').select(['id', 'title', 'portions', 'vegan']).orderBy('id').execute()
    return rows.map((row) => [row['id'], row['title'], row['portions'], Number(row['vegan'])])
  })

const kept = "The rows of the table 'recipes' are stored until their page kind is installed"

describe('data of a page kind that is not installed', () => {
  it('is preserved by a restore and a move, and restored with the next version of the kind', async () => {
    const copy = path.join(places.folder(), 'copy.tar')
    await done(['backup', copy], await siteWithRecipes())
    const restored = await places.environment()
    expect(await sitewright(['restore', copy], restored)).toMatchObject({
      code: 0,
      errors: expect.stringContaining(kept),
    })
    const server = await serveAt(restored)
    expect((await server.app.inject('/api/1/public/get-menu-items.json.php')).statusCode).toBe(200)
    await server.stop()

    // to the other database, and in a second backup
    const target = onPostgres() ? { DATA_DIR: path.join(places.folder(), 'data') } : restored
    if (onPostgres()) await done(['move', '--to', target['DATA_DIR'] as string], restored)
    const second = path.join(places.folder(), 'second.tar')
    await done(['backup', second], target)
    const last = await places.environment()
    await done(['restore', second], last)

    expect(await inDatabase(last, async (database) => migrate(database, await withRecipes(nextRecipes)))).toEqual([])
    expect(await titles(last)).toEqual([
      [1, 'Soup', 4, 1],
      [2, 'Bread', 4, 1],
      [4, 'Tea', 4, 1],
    ])
    expect(await inDatabase(last, (_, db) => db.selectFrom('kept_data').selectAll().execute())).toEqual([])
    await inDatabase(last, (_, db) => sql`delete from recipes where id = 4`.execute(db))
    const added = await inDatabase(last, (_, db) =>
      sql<{
        id: number
      }>`insert into recipes (page_id, title, vegan) values (1, 'Jam', ${sql.raw(onPostgres() ? 'true' : '1')})
        returning id`.execute(db),
    )
    expect(added.rows).toEqual([{ id: 5 }])
  })

  it('stays orphaned while a page it refers to is missing, and doctor reports it', async () => {
    const copy = path.join(places.folder(), 'copy.tar')
    await done(['backup', copy], await siteWithRecipes())
    const place = await places.environment()
    await done(['restore', copy], place)
    await inDatabase(place, (_, db) => sql`delete from pages where id = 2`.execute(db))
    await inDatabase(place, async (database) => migrate(database, await withRecipes(recipes)))
    await inDatabase(place, (_, db) => sql`alter table recipes add column portions integer`.execute(db))
    expect((await titles(place)).map(([, title]) => title)).toEqual(['Soup', 'Bread'])
    const { output } = await sitewright(['doctor'], place)
    expect(output).toMatch(/warning +Page kinds +Data is stored until their page kinds are installed\n +recipes\n/)
  })
})

describe('data that nobody wants any more', () => {
  const drop = 'drop-orphaned-data'
  const tables = (place: Place) => inDatabase(place, (_, db) => tableNames(db))
  const listed = ["The table 'recipes' with 3 rows", 'All that these migrations made: recipe-0001-recipes']

  async function startedSite(): Promise<Place> {
    const place = await siteWithRecipes()
    await (await serveAt(place)).stop()
    return place
  }

  it('is listed by the command, and deleted only by somebody who says so', async () => {
    const place = await startedSite()
    const before = await tables(place)
    expect(await sitewright([drop], place)).toEqual({
      code: 1,
      output: `${listed.join('\n')}\n`,
      errors: 'Nothing was deleted: --yes deletes it where nobody can be asked\n',
    })
    const hesitant = terminal('no')
    expect(await runCommandLine([drop], { environment: place, streams: hesitant })).toBe(1)
    expect(hesitant.errors.text).toContain('Nothing was deleted\n')
    expect(await tables(place)).toEqual(before)

    expect(await runCommandLine([drop], { environment: place, streams: terminal('delete') })).toBe(0)
    expect(await tables(place)).toEqual(before.filter((table) => table !== 'recipes'))
    const [entry] = await inDatabase(place, (_, db) =>
      db.selectFrom('audit_log').where('call', '=', `sitewright ${drop}`).select('details').execute(),
    )
    expect(JSON.parse(String(entry?.['details']))).toMatchObject({ say: 'byUserWith', with: { details: 'recipes' } })
    expect(await done([drop], place)).toBe('Everything belongs to a page kind that is installed\n')
    expect((await sitewright(['doctor'], place)).output).not.toContain('no longer installed')

    // the pages stay, and the kind begins with empty tables
    expect(await inDatabase(place, async (database) => migrate(database, await withRecipes(nextRecipes)))).toEqual([])
    expect(await titles(place)).toEqual([])
    expect(await inDatabase(place, (_, db) => db.selectFrom('pages').select('id').execute())).toHaveLength(2)
  })

  it('is deleted too where a restore has stored it', async () => {
    const copy = path.join(places.folder(), 'copy.tar')
    await done(['backup', copy], await siteWithRecipes())
    const place = await places.environment()
    await done(['restore', copy], place)
    await (await serveAt(place)).stop()
    expect(await done([drop, '--yes'], place)).toBe(
      "The stored rows of the table 'recipes'\nAll that these migrations made: recipe-0001-recipes\nDeleted\n",
    )
    expect(await inDatabase(place, (_, db) => db.selectFrom('kept_data').selectAll().execute())).toEqual([])
  })

  it('is not looked for while a server runs, or while tables wait for their migration', async () => {
    const place = await startedSite()
    const server = await serveAt(place)
    expect((await sitewright([drop, '--yes'], place)).code).toBe(1)
    await server.stop()
    await inDatabase(place, (_, db) =>
      db.deleteFrom('kysely_migration').where('name', '=', 'form-0001-submissions').execute(),
    )
    const { code, errors } = await sitewright([drop, '--yes'], place)
    expect([code, errors]).toEqual([1, expect.stringContaining("not up to date (migration 'form-0001-submissions')")])
    expect(await tables(place)).toContain('recipes')
  })
})

describe('a page kind whose tables cannot be brought up to date', () => {
  it('is left out with the reason while the rest of the site starts, and returns when its migration succeeds', async () => {
    const place = await places.environment()
    // its own first step makes this table
    await inDatabase(place, (_, db) => sql`create table form_submissions (id integer)`.execute(db))
    const call = '/api/1/private/form-get-release-list.json.php'
    const server = await serveAt(place)
    expect((await server.app.inject('/api/1/public/get-menu-items.json.php')).statusCode).toBe(200)
    expect([...server.services.kinds.keys()]).not.toContain('form')
    expect([...server.services.kinds.keys()]).toContain('single-page')
    expect((await server.app.inject(call)).statusCode).toBe(404)
    await server.stop()
    const told = await sitewright(['doctor'], place)
    expect(told.output).toMatch(
      /failure +Page kinds +Some are disabled: .*\n +form, in migration form-0001-submissions: .*already exists/,
    )

    await inDatabase(place, (_, db) => sql`drop table form_submissions`.execute(db))
    const again = await serveAt(place)
    expect([...again.services.kinds.keys()]).toContain('form')
    await again.stop()
    expect((await sitewright(['doctor'], place)).output).not.toContain('disabled')
  })
})
