import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openSqlite } from '../../db/database.ts'
import { migrate, migrationsOf } from '../../db/migrate.ts'
import { contentsOf, createPlaces, done, inSqlite, sitewright } from '../../testing/command-site.ts'
import { caseCount } from '../../testing/test-cases.ts'
import { rowsOfSite, serveAt } from '../../testing/whole-site.ts'
import { loadPageKinds } from '../load-page-kinds.ts'
import { sealOf, sealSize } from './seal.ts'

const places = createPlaces()
afterEach(() => places.remove())

/** A SQLite database with the tables of these steps, in a place of its own. */
async function tablesOf(wanted: (step: string) => boolean): Promise<{ DATA_DIR: string }> {
  const place = { DATA_DIR: places.folder() }
  const database = openSqlite(place.DATA_DIR)
  await migrate(database, migrationsOf((await loadPageKinds()).values()), wanted)
  await database.close()
  return place
}

/** A backup of a few pages and a file. */
async function smallBackup(): Promise<string> {
  const place = await tablesOf(() => true)
  inSqlite(
    place,
    `insert into folders (id, name, root) values (1, 'Public', 'public');
     insert into files (id, folder_id, name, caption, type, size, sha256, storage_key, created)
       values (1, 1, 'note.txt', '', 'text/plain', 700, '${'a'.repeat(64)}', 'ab/abcd', 1)`,
  )
  fs.mkdirSync(path.join(place.DATA_DIR, 'files/ab'), { recursive: true })
  fs.writeFileSync(path.join(place.DATA_DIR, 'files/ab/abcd'), 'x'.repeat(700))
  const small = path.join(places.folder(), 'small.tar')
  await done(['backup', small], place)
  return small
}

describe('a restore', () => {
  it('refuses a backup with any byte changed or cut off at any place, and changes nothing', async () => {
    const bytes = fs.readFileSync(await smallBackup())
    const { length } = bytes
    const place = { DATA_DIR: places.folder() }
    fs.writeFileSync(path.join(place.DATA_DIR, 'note'), 'mine')
    const before = contentsOf(place.DATA_DIR)
    const copy = path.join(places.folder(), 'altered.tar')
    const count = caseCount('places at which a backup is damaged', 30)
    const spread = Array.from({ length: count }, (_, index) => Math.floor((index * (length - 1)) / (count - 1)))
    const edges = [148, 156, 511, 512, 1211, 1212, 1535, 1536]
    const end = [1537, 1536, 1025, 513, 512, 489, 424, 423, 400].map((back) => length - back)
    for (const at of [...spread, ...edges, ...end])
      for (const damaged of [
        bytes.with(at, (bytes[at] as number) ^ 0x40),
        bytes.subarray(0, at),
        Buffer.concat([bytes.subarray(0, at), Buffer.alloc(1), bytes.subarray(at)]),
      ]) {
        fs.writeFileSync(copy, damaged)
        const { code, errors } = await sitewright(['restore', copy], place)
        expect([at, code, errors]).toEqual([
          at,
          1,
          expect.stringMatching(/^\S+altered\.tar is not a complete backup of Sitewright: .+\n$/),
        ])
      }
    expect(contentsOf(place.DATA_DIR)).toEqual(before)
    fs.writeFileSync(copy, bytes)
    await done(['restore', copy], place)
  })

  it('refuses a backup whose checksum fits and whose parts do not', async () => {
    const bytes = fs.readFileSync(await smallBackup())
    const at = bytes.indexOf('note.txt')
    bytes.write('NOTE', at)
    const hash = createHash('sha256').update(bytes.subarray(0, -sealSize)).digest('hex')
    const forged = path.join(places.folder(), 'forged.tar')
    fs.writeFileSync(forged, Buffer.concat([bytes.subarray(0, -sealSize), sealOf(hash)]))
    expect((await sitewright(['restore', forged], await places.environment())).errors).toMatch(
      /is not a complete backup of Sitewright: the part 'tables\/files.0001.jsonl' does not match its manifest/,
    )
  })

  it('says what is wrong with a missing file or one that is not a backup', async () => {
    const place = await places.environment()
    const note = path.join(places.folder(), 'note')
    fs.writeFileSync(note, 'My notes '.repeat(1000))
    expect((await sitewright(['restore', note], place)).errors).toBe(
      `${note} is not a complete backup of Sitewright: its end is missing\n`,
    )
    expect((await sitewright(['restore', `${note}s`], place)).errors).toBe(`There is no file ${note}s\n`)
    expect((await sitewright(['restore', path.dirname(note)], place)).code).toBe(1)
    expect(contentsOf(place['DATA_DIR'] as string).size).toBe(0)
  })

  it('runs the missing migrations on old data', async () => {
    const old = await tablesOf((step) => step <= '0002-people')
    inSqlite(
      old,
      `insert into pages (id, kind, title, url, published, created, updated) values (7, 'single-page', 'Huts', 'huts', 1, 1, 1);
       insert into page_contents (page_id, state, content, text, saved)
         values (7, 'active', '<p>mountain</p><img src="/api/1/private/file-get.php?id=3">', 'mountain', 1)`,
    )
    const copy = path.join(places.folder(), 'old.tar')
    await done(['backup', copy], old)
    const place = await places.environment()
    await done(['restore', copy], place)
    const { tables } = await rowsOfSite(place)
    expect(tables['file_uses']).toEqual(['[["file_id",3],["page_id",7],["state","active"]]'])
    const server = await serveAt(place)
    const found = await server.app.inject('/api/1/public/search.json.php?q=mountain')
    expect(found.json().results).toHaveLength(1)
    await server.stop()
  })

  it('refuses what a newer program wrote', async () => {
    const newer = await tablesOf(() => true)
    inSqlite(newer, "insert into kysely_migration (name, timestamp) values ('0999-from-the-future', '2030-01-01')")
    const place = await places.environment()
    const copy = path.join(places.folder(), 'copy.tar')
    await done(['backup', copy], newer)
    const { code, errors } = await sitewright(['restore', copy], place)
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(
        /^The data was written by a newer Sitewright \(it contains '0999-from-the-future'\); please update first\n$/,
      ),
    ])
    expect(contentsOf(place['DATA_DIR'] as string).size).toBe(0)
  })
})
