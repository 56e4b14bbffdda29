import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentsOf, createPlaces, done, onPostgres, sitewright } from '../../testing/command-site.ts'
import { administrator } from '../../testing/test-server.ts'
import { startS3 } from '../../testing/test-s3.ts'
import { createWholeSite, filesOfSite, rowsOfSite, serveAt, logInAt } from '../../testing/whole-site.ts'

const places = createPlaces()
/** A site in SQLite that nobody serves. */
let place: Record<string, string>
let original: { rows: Awaited<ReturnType<typeof rowsOfSite>>; files: Awaited<ReturnType<typeof filesOfSite>> }
beforeAll(async () => {
  const site = await createWholeSite()
  place = { DATA_DIR: path.join(places.folder(), 'data') }
  const file = path.join(places.folder(), 'site.tar')
  await done(['backup', file], site.environment)
  await site.server.close()
  await done(['restore', file], place)
  // sessions go along when a site moves
  const server = await serveAt(place)
  await logInAt(server, administrator.email, administrator.password)
  await server.stop()
  original = { rows: await rowsOfSite(place), files: await filesOfSite(place) }
})
afterAll(() => places.remove())

const dataDir = (environment: Record<string, string>) => environment['DATA_DIR'] as string

describe('move', () => {
  it('takes a whole site to the other engine and back, row for row and file for file', async () => {
    const before = contentsOf(dataDir(place))
    const away = { DATA_DIR: path.join(places.folder(), 'away') }
    let there: Record<string, string> = away
    if (onPostgres()) {
      there = { ...place, DATABASE_URL: await places.postgres() }
      const said = await done(['move', '--to', there['DATABASE_URL'] as string], place)
      expect(said).toMatch(/^Moved \d+ rows of \d+ tables\. Set DATABASE_URL to that database and start again\n$/)
    } else {
      const said = await done(['move', '--to', away.DATA_DIR], place)
      expect(said).toMatch(
        /^Moved \d+ rows of \d+ tables and 8 stored files\. .* set DATA_DIR=\S+away and start again\n$/,
      )
    }
    expect(await rowsOfSite(there)).toEqual(original.rows)
    expect(await filesOfSite(there)).toEqual(original.files)
    expect(original.rows.tables['sessions']).toHaveLength(1)

    const back = { DATA_DIR: path.join(places.folder(), 'back') }
    await done(['move', '--to', back.DATA_DIR], there)
    expect(await rowsOfSite(back)).toEqual(original.rows)
    expect(await filesOfSite(back)).toEqual(original.files)
    expect(contentsOf(dataDir(place))).toEqual(before)

    const server = await serveAt(back)
    expect(await logInAt(server, administrator.email, administrator.password)).toHaveProperty('permissions')
    const { id } = await server.services.database.write((tx) =>
      tx
        .insertInto('accounts')
        .values({ email: 'a', email_key: 'a', name: '', created: 1 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    // an id that was given to an account that is gone does not come again
    expect(id).toBe((original.rows.last['accounts'] ?? 0) + 1)
    await server.stop()
  })

  it('brings files from another storage along into a folder', async () => {
    const s3 = await startS3(places.folder())
    const file = path.join(places.folder(), 'site.tar')
    await done(['backup', file], place)
    const there = { ...(await places.environment()), FILES_URL: s3.url }
    await done(['restore', file], there)
    const back = { DATA_DIR: path.join(places.folder(), 'back') }
    await done(['move', '--to', back.DATA_DIR], there)
    expect(await filesOfSite(back)).toEqual(original.files)
    await s3.close()
  })

  it('refuses to run while a server runs on either side, and lets none start meanwhile', async () => {
    const server = await serveAt(place)
    const other = await places.environment()
    const target = other['DATABASE_URL'] ?? dataDir(other)
    const refused = await sitewright(['move', '--to', target], place)
    expect([refused.code, refused.errors]).toEqual([
      1,
      `Another Sitewright is running on the data folder ${dataDir(place)}\n`,
    ])
    await server.stop()
    if (!onPostgres()) return
    const { lockDatabase } = await import('../../db/database-lock.ts')
    const lock = await lockDatabase(target)
    expect((await sitewright(['move', '--to', target], place)).errors).toMatch(
      /A Sitewright is running on this database/,
    )
    await lock.release()
    await done(['move', '--to', target], place)
    const there = { ...place, DATABASE_URL: target }
    const held = await lockDatabase(target)
    await expect(serveAt(there)).rejects.toThrow('The database is being moved or restored')
    await held.release()
    const running = await serveAt(there)
    const back = path.join(places.folder(), 'back')
    expect((await sitewright(['move', '--to', back], there)).errors).toBe(
      'A Sitewright is running on this database; please stop it first\n',
    )
    expect(fs.existsSync(path.join(back, 'sitewright.sqlite'))).toBe(false)
    await running.stop()
    expect((await sitewright(['restore', '/no/such', '--force'], there)).code).toBe(1)
  })

  it('refuses a place where something is already, a missing site, and a password that others could read', async () => {
    const refusal = async (to: string, from = place) => {
      const { code, errors } = await sitewright(['move', '--to', to], from)
      return [code, errors.trim()]
    }
    expect(await refusal(dataDir(place))).toEqual([
      1,
      expect.stringMatching(/^There is already a site in .*; move into/),
    ])
    const full = places.folder()
    fs.mkdirSync(path.join(full, 'files/ab'), { recursive: true })
    fs.writeFileSync(path.join(full, 'files/ab/abc'), '')
    expect(await refusal(full)).toEqual([1, expect.stringMatching(/^There are already files in .*; move into/)])
    const empty = { DATA_DIR: places.folder() }
    expect(await refusal(path.join(empty.DATA_DIR, 'to'), empty)).toEqual([
      1,
      expect.stringMatching(/^There is no site/),
    ])
    expect(fs.readdirSync(empty.DATA_DIR)).toEqual([])
    expect(await refusal('postgres://site:secret@localhost/site')).toEqual([
      2,
      'Do not put the password on the command line: set PGPASSWORD instead',
    ])
    expect(await refusal('mysql://localhost/site')).toEqual([2, expect.stringMatching(/^--to must be an address/)])
    expect(await refusal('postgres://localhost:1/site')).toEqual([1, expect.stringMatching(/cannot be reached/)])
    if (!onPostgres()) return
    const occupied = await places.postgres()
    await done(['move', '--to', occupied], place)
    expect(await refusal(occupied)).toEqual([
      1,
      expect.stringMatching(/^There is already a site in the PostgreSQL database/),
    ])
  })
})
