import fs from 'node:fs'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import path from 'node:path'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/open-database.ts'
import { openFileStore, storeBytes } from '../../files/file-store.ts'
import { createPlaces, done, sitewright } from '../../testing/command-site.ts'
import { serveAt } from '../../testing/whole-site.ts'

const places = createPlaces()
afterEach(() => places.remove())

const bytes = Buffer.from('%PDF-1.4 a CV')

/** A site with a file that somebody sent by a form. @returns the key of its bytes. */
async function siteWithFile(place: Record<string, string>): Promise<string> {
  await (await serveAt(place)).stop()
  const config = readConfig(place)
  const { key, sha256, size } = await storeBytes(await openFileStore(config), bytes)
  const database = await openDatabase(config)
  await database.write(async (tx) => {
    await sql`
      insert into form_submissions
        (page_id, title, email, email_key, time, state, expires, release_code, message, keep_days, auth)
      values (1, 'Apply', 'a@example.org', 'a@example.org', 5, 'released', 9, 'code', '{}', 3650, 0)`.execute(tx)
    await sql`
      insert into form_files
        (submission_id, page_id, field, ticket_hash, expires, name, type, size, sha256, storage_key)
      select id, 1, 'CV', 'hash', 9, 'cv.pdf', 'application/pdf', cast(${size} as integer), ${sha256}, ${key}
      from form_submissions`.execute(tx)
  })
  await database.close()
  return key
}

const filesFound = async (place: Record<string, string>) => {
  const { output } = await sitewright(['doctor', '--json'], place)
  const { findings } = JSON.parse(output) as { findings: { check: string; state: string; details?: string[] }[] }
  return findings.filter(({ check }) => check === 'Files')
}

describe('a file of a page kind', () => {
  it('is in the backup, comes back with it, and is known to doctor', async () => {
    const place = (await places.environment()) as Record<string, string>
    const key = await siteWithFile(place)
    expect((await filesFound(place)).map(({ state }) => state)).toEqual(['ok'])
    const archive = path.join(places.folder(), 'site.tar')
    await done(['backup', archive], place)
    const other = (await places.environment()) as Record<string, string>
    await done(['restore', archive], other)
    expect(fs.readFileSync(path.join(other['DATA_DIR']!, 'files', key)).equals(bytes)).toBe(true)
    fs.rmSync(path.join(other['DATA_DIR']!, 'files', key))
    expect(JSON.stringify(await filesFound(other))).toContain('of form_files')
  })
})
