import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import type { AnyDb } from '../../db/engine.ts'
import { openDatabase } from '../../db/open-database.ts'
import { tableNames } from '../../db/site-tables.ts'
import { createPlaces, done, sitewright, terminal } from '../../testing/command-site.ts'
import { serveAt } from '../../testing/whole-site.ts'
import { runCommandLine } from '../run-command-line.ts'

const places = createPlaces()
afterEach(() => places.remove())

type Place = Record<string, string>

async function inDatabase<Result>(place: Place, work: (db: AnyDb) => Promise<Result>) {
  const database = await openDatabase(readConfig(place))
  try {
    return await work(database.raw as unknown as AnyDb)
  } finally {
    await database.close()
  }
}

const command = ['drop-orphaned-data', '--kind', 'form']

/** A site with a form and a text, and a table of a kind that is gone. */
async function site(): Promise<Place> {
  const place = await places.environment()
  await (await serveAt(place)).stop()
  await inDatabase(place, async (db) => {
    for (const [id, kind] of [
      [901, 'form'],
      [902, 'single-page'],
    ] as const) {
      await sql`insert into pages (id, kind, title, url, published, created, updated)
        values (${id}, ${kind}, 'Page', ${`page-${id}`}, 1, 1, 1)`.execute(db)
      await sql`insert into page_contents (page_id, state, content, text, saved)
        values (${id}, 'active', 'content', 'quagga', 1)`.execute(db)
      await sql`insert into page_revisions (page_id, version, content, saved) values (${id}, 1, 'older', 1)`.execute(db)
    }
    await sql`create table recipes (id integer)`.execute(db)
    await sql`insert into kysely_migration (name, timestamp) values ('recipe-0001', '2026')`.execute(db)
  })
  return place
}

/** Has each of these kinds settings with a history, a job that is due and something to be told. */
const addRowsOf = (place: Place, ...kinds: string[]) =>
  inDatabase(place, async (db) => {
    for (const kind of kinds) {
      const noun = `settings-${kind}`
      await sql`insert into settings (name, value) values (${`kind ${kind}`}, '{}')`.execute(db)
      await sql`insert into documents (noun, document_id, variant, version, saved) values (${noun}, 0, '', 1, 1)`.execute(
        db,
      )
      await sql`insert into document_revisions (noun, document_id, variant, version, content, saved)
        values (${noun}, 0, '', 1, '{}', 1)`.execute(db)
      await sql`insert into kind_jobs (kind, name, due) values (${kind}, 'digest', 1)`.execute(db)
    }
  })

/** The kinds that have any of these rows. */
const kindsWithRowsIn = (place: Place) =>
  inDatabase(place, async (db) => {
    const { rows } = await sql<{ kind: string }>`
      select substr(name, 6) as kind from settings where name like 'kind %'
      union select substr(noun, 10) from documents where noun like 'settings-%'
      union select substr(noun, 10) from document_revisions where noun like 'settings-%'
      union select kind from kind_jobs`.execute(db)
    return rows.map(({ kind }) => kind).toSorted()
  })

const contents = (place: Place) =>
  inDatabase(place, async (db) => {
    const of = (table: string) => db.selectFrom(table).where('page_id', '>', 900).select('page_id').execute()
    const ids = [...(await of('page_contents')), ...(await of('page_revisions'))].map((row) => Number(row['page_id']))
    return ids.toSorted((a, b) => a - b)
  })

describe('drop-orphaned-data --kind', () => {
  it('deletes what one kind has stored, and empties its pages, once its name was typed', async () => {
    const place = await site()
    const before = await inDatabase(place, tableNames)
    const hesitant = terminal('delete')
    expect(await runCommandLine(command, { environment: place, streams: hesitant })).toBe(1)
    expect(await contents(place)).toEqual([901, 901, 902, 902])

    expect(await runCommandLine(command, { environment: place, streams: terminal('form') })).toBe(0)
    expect(await contents(place)).toEqual([902, 902])
    const after = await inDatabase(place, tableNames)
    expect(before.filter((table) => !after.includes(table)).toSorted()).toEqual(
      ['attempts', 'files', 'places', 'preauth', 'submissions'].map((table) => `form_${table}`),
    )
    expect(
      await inDatabase(place, (db) => db.selectFrom('pages').where('id', '=', 901).select('id').execute()),
    ).toHaveLength(1)

    // the kind that is still there begins with empty tables
    const server = await serveAt(place)
    expect([...server.services.kinds.keys()]).toContain('form')
    await server.stop()
  })

  it('deletes its settings with their history and its jobs, and leaves those of others', async () => {
    const place = await site()
    await addRowsOf(place, 'form', 'single-page', 'recipe')
    const said = await done([...command, '--yes'], place)
    expect(said).toContain("The settings of 'form' with their history, its jobs and its events")
    expect(await kindsWithRowsIn(place)).toEqual(['recipe', 'single-page'])

    // of kinds that are gone
    await (await serveAt(place)).stop()
    expect(await done(['drop-orphaned-data', '--yes'], place)).toContain("The settings of 'recipe'")
    expect(await kindsWithRowsIn(place)).toEqual(['single-page'])
  })

  it('asks nobody with --yes, and refuses a kind that is not installed', async () => {
    const place = await site()
    expect(await sitewright(['drop-orphaned-data', '--kind', 'recipe', '--yes'], place)).toMatchObject({
      code: 1,
      errors: expect.stringContaining("'recipe' is none of the installed page kinds"),
    })
    expect((await sitewright(command, place)).code).toBe(1)
    expect(await done([...command, '--yes'], place)).toContain('Deleted')
    expect(await inDatabase(place, tableNames)).toContain('recipes')
  })
})
