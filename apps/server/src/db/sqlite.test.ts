import { DatabaseSync } from 'node:sqlite'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestServer } from '../testing/test-server.ts'
import { openSqlite } from './database.ts'
import { migrate } from './migrate.ts'

describe('a right that another program takes away in the SQLite file', () => {
  it('ends with the next request', async () => {
    const server = await createTestServer()
    const as = await server.logIn('core.admin')
    const list = async () => (await server.call('GET private/page-get-list.json.php', undefined, { as })).statusCode
    expect(await list()).toBe(200)
    const other = new DatabaseSync(server.services.database.file as string)
    other.exec('delete from role_permissions')
    other.close()
    // a request comes with a turn of the event loop of its own
    await new Promise(setImmediate)
    expect(await list()).toBe(403)
    await server.close()
  })
})

describe('a SQLite database', () => {
  let folder: string
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-db-'))
  })
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

  it('answers a write once it is on the disk, and lets others write meanwhile', async () => {
    const database = openSqlite(folder)
    await migrate(database)
    const reached: (() => void)[] = []
    const spy = vi.spyOn(fs, 'fdatasync').mockImplementation((_, callback) => {
      reached.push(() => callback(null))
    })
    const answered: string[] = []
    const write = async (name: string) => {
      await database.write((tx) => tx.insertInto('settings').values({ name, value: '' }).execute())
      answered.push(name)
    }
    const writes = [write('a'), write('b')]
    const names = () => database.read.selectFrom('settings').select('name').execute()
    await vi.waitFor(async () => expect(await names()).toEqual([{ name: 'a' }, { name: 'b' }]))
    expect(answered).toEqual([])
    reached[0]?.()
    await vi.waitFor(() => expect(answered).toEqual(['a']))
    await vi.waitFor(() => expect(reached).toHaveLength(2))
    reached[1]?.()
    await Promise.all(writes)
    spy.mockRestore()
    await database.close()
  })

  it('takes no more writes when the disk has failed to keep one, and says so', async () => {
    const server = await createTestServer()
    const as = await server.logIn('core.admin')
    const create = () =>
      server.call('POST private/page-create.json.php', { id: 1, detail: '', url: '', cloneid: 0 }, { as })
    const pages = async () => (await server.services.database.read.selectFrom('pages').select('id').execute()).length
    const spy = vi.spyOn(fs, 'fdatasync').mockImplementation((_, callback) => {
      callback(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO', syscall: 'fdatasync' }))
    })
    expect((await create()).statusCode).toBe(503)
    spy.mockRestore()
    const before = await pages()
    expect((await create()).statusCode).toBe(503)
    expect(await pages()).toBe(before)
    await server.close()
  })

  it('is closed, and read again, without losing what was written', async () => {
    const database = openSqlite(folder)
    await migrate(database)
    await database.write((tx) => tx.insertInto('settings').values({ name: 'a', value: '' }).execute())
    await database.close()
    const again = openSqlite(folder)
    expect(await again.read.selectFrom('settings').select('name').execute()).toEqual([{ name: 'a' }])
    await again.close()
  })

  it('keeps a log before it changes, and enforces references', async () => {
    const database = openSqlite(folder)
    const value = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database.raw)
      return Object.values(rows[0] ?? {})[0]
    }
    expect([await value('synchronous'), await value('journal_mode'), await value('foreign_keys')]).toEqual([
      1,
      'wal',
      1,
    ])
    await database.close()
  })

  it('gives rows as plain objects, one by one or all at once', async () => {
    const database = openSqlite(folder)
    await migrate(database)
    await database.write((tx) =>
      tx
        .insertInto('settings')
        .values([{ name: 'a', value: '1' }])
        .execute(),
    )
    const query = database.read.selectFrom('settings').select(['value', 'name as key', (is) => is.lit(null).as('none')])
    const streamed = []
    for await (const row of query.stream()) streamed.push(row)
    expect([await query.execute(), streamed]).toEqual([
      [{ value: '1', key: 'a', none: null }],
      [{ value: '1', key: 'a', none: null }],
    ])
    await database.close()
  })

  it('changes its version when anybody has changed it, and only then', async () => {
    const database = openSqlite(folder)
    await migrate(database)
    const turn = () => new Promise(setImmediate)
    const versions = [database.version()]
    const add = (name: string) =>
      database.write((tx) => tx.insertInto('settings').values({ name, value: '' }).execute())
    await add('a')
    versions.push(database.version())
    const other = new DatabaseSync(database.file as string)
    await turn()
    other.exec('begin; delete from settings')
    versions.push(database.version())
    other.exec('commit')
    await turn()
    versions.push(database.version())
    await expect(add('a').then(() => add('a'))).rejects.toThrow('UNIQUE')
    versions.push(database.version())
    await database.read.selectFrom('settings').selectAll().execute()
    await turn()
    versions.push(database.version())
    other.close()
    await database.close()
    const [start, written, untouched, byOther, again, read] = versions
    expect([untouched, read]).toEqual([written, again])
    expect(new Set([start, written, byOther, again]).size).toBe(4)
  })

  it('cannot be written through the reader', async () => {
    const database = openSqlite(folder)
    await migrate(database)
    const write = database.read.insertInto('roles').values({ title: 'x' }).execute()
    await expect(write).rejects.toThrow(/readonly/)
    await database.close()
  })

  it('is copied before a migration; if that of a page kind fails, the database stays as it was and the kind is left out', async () => {
    const database = openSqlite(folder)
    await migrate(database)
    await database.write((tx) => tx.insertInto('roles').values({ title: 'Kept' }).execute())
    const broken = {
      '0001-half': {
        up: async (db: typeof database.raw) => {
          await sql`create table half_done (id integer)`.execute(db)
          throw new Error('out of luck')
        },
      },
    }
    expect(await migrate(database, new Map([['note', broken]]))).toEqual([
      { kind: 'note', step: 'note-0001-half', error: new Error('out of luck') },
    ])
    expect(await database.read.selectFrom('roles').select('title').execute()).toEqual([{ title: 'Kept' }])
    const tables = await database.raw.introspection.getTables()
    expect(tables.map((table) => table.name)).not.toContain('half_done')
    const copy = new DatabaseSync(path.join(folder, 'before-note-0001-half.sqlite'), { readOnly: true })
    expect(copy.prepare('select title from roles').all()).toEqual([expect.objectContaining({ title: 'Kept' })])
    copy.close()
    await database.close()
  })

  it('records the files that older pages use', async () => {
    const database = openSqlite(folder)
    await migrate(database)
    for (const undo of ['table file_uses', 'table renditions', 'table discarded_bytes', 'index folders_parent'])
      await sql`drop ${sql.raw(undo)}`.execute(database.raw)
    await sql`delete from kysely_migration where name = '0003-files'`.execute(database.raw)
    const page = { kind: 'note', title: 'Huts', url: '', published: 1, created: 0, updated: 0 } as const
    await database.raw
      .insertInto('pages')
      .values({ ...page, pub_start: null, pub_end: null })
      .execute()
    const content =
      '<img src="/api/1/private/file-get.php?id=7"> <img src="/api/1/private/file-get.php?w=640&amp;id=9">'
    const stored = { page_id: 1, state: 'active', content, text: '', account_id: null, saved: 0 } as const
    await database.raw.insertInto('page_contents').values(stored).execute()

    await migrate(database)
    expect(await database.read.selectFrom('file_uses').selectAll().orderBy('file_id').execute()).toEqual([
      { page_id: 1, state: 'active', file_id: 7 },
      { page_id: 1, state: 'active', file_id: 9 },
    ])
    await database.close()
  })

  it('opens without a page kind that was installed before, whose tables stay', async () => {
    const database = openSqlite(folder)
    const kind = {
      '0001-own': {
        up: async (db: typeof database.raw) => void (await sql`create table own (id integer)`.execute(db)),
      },
    }
    await migrate(database, new Map([['note', kind]]))
    await migrate(database)
    await migrate(database, new Map([['note', kind]]))
    const tables = await database.raw.introspection.getTables()
    expect(tables.map((table) => table.name)).toContain('own')
    await database.close()
  })
})
