import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import {
  contentsOf,
  createPlaces,
  done,
  environmentOf,
  inSqlite,
  onPostgres,
  sitewright,
} from '../../testing/command-site.ts'
import { addPage } from '../../testing/content.ts'
import { startS3 } from '../../testing/test-s3.ts'
import { administrator, createTestServer } from '../../testing/test-server.ts'
import { uploaded } from '../../testing/uploads.ts'
import { createWholeSite, filesOfSite, rowsOfSite, serveAt, logInAt, type WholeSite } from '../../testing/whole-site.ts'
import { backUp } from './back-up.ts'

const places = createPlaces()
let site: WholeSite
let file: string
/** What is in the backup. */
let original: { rows: Awaited<ReturnType<typeof rowsOfSite>>; files: Awaited<ReturnType<typeof filesOfSite>> }
beforeAll(async () => {
  site = await createWholeSite()
  original = { rows: await rowsOfSite(site.environment, ['sessions']), files: await filesOfSite(site.environment) }
  file = path.join(places.folder(), 'site.tar')
  await done(['backup', file], site.environment)
})
afterAll(async () => {
  await site.server.close()
  await places.remove()
})

describe('backup and restore', () => {
  it('restore every row, every file and the next ids, and end all sessions', async () => {
    const place = await places.environment()
    expect(await done(['restore', file], place)).toMatch(/^Restored 10 pages, 2 accounts, 7 files/)
    expect(await rowsOfSite(place, ['sessions'])).toEqual(original.rows)
    expect((await rowsOfSite(site.environment)).tables['sessions']).toHaveLength(1)
    expect((await rowsOfSite(place)).tables['sessions']).toEqual([])
    expect(await filesOfSite(place)).toEqual(original.files)
    expect((await filesOfSite(place)).size).toBe(8)

    const restored = await serveAt(place)
    expect(await logInAt(restored, administrator.email, administrator.password)).toHaveProperty('permissions')
    const found = await restored.app.inject('/api/1/public/search.json.php?q=welcome')
    expect(found.json().results).not.toEqual([])
    await restored.stop()
  })

  it('writes a file that only its owner and tar can read, and leaves no partial file behind', async () => {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(fs.readdirSync(path.dirname(file))).toEqual(['site.tar'])
    const refused = await sitewright(['backup', file], site.environment)
    expect([refused.code, refused.errors]).toEqual([1, `${file} already exists; --force replaces it\n`])
    const { mtimeMs } = fs.statSync(file)
    await done(['backup', file, '--force'], site.environment)
    expect(fs.statSync(file).mtimeMs).not.toBe(mtimeMs)
    const nowhere = await sitewright(['backup', path.join(places.folder(), 'no/such/site.tar')], site.environment)
    expect([nowhere.code, nowhere.errors]).toEqual([1, expect.stringMatching(/^There is no folder .*no\/such\n$/)])
  })

  it('contains every save that was answered before, while others go on saving, uploading and deleting', async () => {
    const { server, manager, publicFolder, environment } = site
    const answered: string[] = []
    const stop = new AbortController()
    const write = async (writer: number) => {
      for (let count = 0; !stop.signal.aborted; count++) {
        const title = `Writer ${writer}, page ${count}`
        await addPage(server, { kind: 'single-page', title })
        answered.push(title)
        const id = await uploaded(server, manager, { idFolder: publicFolder, bytes: title, name: `${title}.txt` })
        if (count % 2 === 0) await server.call('GET private/file-delete.json.php', { id }, { as: manager })
      }
    }
    const writers = [write(1), write(2)]
    const results = []
    for (let round = 0; round < 2; round++) {
      const before = [...answered]
      const name = path.join(places.folder(), 'busy.tar')
      await done(['backup', name], environment)
      results.push({ before, name })
    }
    stop.abort()
    await Promise.all(writers)

    for (const { before, name } of results) {
      const place = await places.environment()
      const { code, errors } = await sitewright(['restore', name], place)
      expect([code, errors]).toEqual([0, ''])
      const titles = (await rowsOfSite(place)).tables['pages']?.join('\n') ?? ''
      expect(before.filter((title) => !titles.includes(`"${title}"`))).toEqual([])
      const { findings } = JSON.parse((await sitewright(['doctor', '--json'], place)).output)
      expect(findings.filter(({ check }: { check: string }) => ['Files', 'Database'].includes(check))).toEqual([
        expect.objectContaining({ check: 'Database', state: 'ok' }),
        expect.objectContaining({ check: 'Files', state: 'ok' }),
      ])
    }
  })

  it('reads the rows again when a file is deleted during the copy, so that the copy is complete', async () => {
    const place = { DATA_DIR: places.folder() }
    await done(['restore', file], place)
    const lost = path.join(place.DATA_DIR, 'files/zz/late')
    let looks = 0
    // the first time it begins to copy, a file comes; the second time, when the rows with it have been read, it goes
    const progress = (text: string) => {
      if (!text.startsWith('Copying files: 1 of')) return
      if (++looks === 1) {
        inSqlite(
          place,
          `insert into files (folder_id, name, caption, type, size, sha256, storage_key, created)
             select folder_id, 'late', '', type, 4, sha256, 'zz/late', 1 from files limit 1`,
        )
        fs.mkdirSync(path.dirname(lost))
        fs.writeFileSync(lost, 'late')
      } else if (looks === 2) {
        inSqlite(place, "delete from files where storage_key = 'zz/late'")
        fs.rmSync(lost)
      }
    }
    const copy = path.join(places.folder(), 'copy.tar')
    const { files } = await backUp({ config: readConfig(place), file: copy, version: '1', console: { progress } })
    expect([looks, files]).toEqual([3, expect.objectContaining({ count: 8, missing: [], damaged: [] })])
    const other = await places.environment()
    await done(['restore', copy], other)
    expect(await rowsOfSite(other)).toMatchObject({ tables: original.rows.tables })
  })

  it('reports files that were lost or damaged before, and restores the rest', async () => {
    const place = { DATA_DIR: places.folder() }
    await done(['restore', file], place)
    const [first = '', second = ''] = (await filesOfSite(place)).keys()
    fs.rmSync(path.join(place.DATA_DIR, 'files', first))
    fs.appendFileSync(path.join(place.DATA_DIR, 'files', second), 'more')
    const copy = path.join(places.folder(), 'copy.tar')
    const { code, errors } = await sitewright(['backup', copy], place)
    expect([code, errors.trim().split('\n').sort()]).toEqual([
      0,
      [
        `The file ${first} is missing in the storage, and in the backup`,
        `The file ${second} is damaged in the storage, and in the backup`,
      ].sort(),
    ])
    const other = await places.environment()
    await done(['restore', copy], other)
    const files = await filesOfSite(other)
    expect([files.size, files.get(first)]).toEqual([8, undefined])
  })
})

describe('a restore', () => {
  it('refuses a place where a site is; --force sets that site aside, so that it can be restored', async () => {
    const server = await createTestServer()
    const place = await environmentOf(server)
    const manager = await server.logIn('core.admin')
    const { id: publicFolder } = await server.services.database.read
      .selectFrom('folders')
      .where('root', '=', 'public')
      .select('id')
      .executeTakeFirstOrThrow()
    await uploaded(server, manager, { idFolder: publicFolder, bytes: 'The old one', name: 'old.txt' })
    await addPage(server, { title: 'An old page' })
    await server.services.audit.flush()
    const old = { rows: await rowsOfSite(place, ['sessions']), files: await filesOfSite(place) }

    const refused = await sitewright(['restore', file], place)
    expect([refused.code, refused.errors]).toEqual([
      1,
      expect.stringMatching(/^There is already a site in .*; --force/),
    ])
    expect(await rowsOfSite(place, ['sessions'])).toEqual(old.rows)
    await server.services.database.close()

    const said = await done(['restore', file, '--force'], place)
    expect(await rowsOfSite(place, ['sessions'])).toEqual(original.rows)
    expect(await filesOfSite(place)).toEqual(original.files)
    const [, aside = ''] = /was moved to (.*)/.exec(said) ?? []
    if (onPostgres()) await done(['restore', aside, '--force'], place)
    const before = onPostgres() ? place : { DATA_DIR: aside }
    expect({ rows: await rowsOfSite(before, ['sessions']), files: await filesOfSite(before) }).toEqual({
      ...old,
      // what PostgreSQL brings back is of today's version
      ...(onPostgres() ? { rows: await rowsOfSite(place, ['sessions']) } : {}),
    })
    const strangers = [...contentsOf(path.join(place['DATA_DIR'] as string, 'files')).keys()]
    expect(strangers.length).toBe(onPostgres() ? old.files.size : 8)
    fs.rmSync(server.dataDir, { recursive: true })
  })

  it('that fails half-way leaves neither rows nor files', async () => {
    const broken = { DATA_DIR: places.folder() }
    await done(['restore', file], broken)
    inSqlite(broken, 'pragma foreign_keys = off; update files set folder_id = 4711')
    const copy = path.join(places.folder(), 'copy.tar')
    await done(['backup', copy], broken)
    const place = await places.environment()
    const { code, errors } = await sitewright(['restore', copy], place)
    expect([code, errors]).toEqual([1, expect.stringMatching(/files.*folders|violates foreign key constraint/)])
    expect(contentsOf(place['DATA_DIR'] as string).size).toBe(0)
    await done(['restore', file], place)
  })

  it('writes the files into the configured storage, and backs up from there', async () => {
    const s3 = await startS3(places.folder())
    const place: Record<string, string> = { ...(await places.environment()), FILES_URL: s3.url }
    await done(['restore', file], place)
    expect(await filesOfSite(place)).toEqual(original.files)
    expect(fs.existsSync(path.join(place['DATA_DIR'] as string, 'files'))).toBe(false)
    const copy = path.join(places.folder(), 'copy.tar')
    await done(['backup', copy], place)
    const back = await places.environment()
    await done(['restore', copy], back)
    expect(await filesOfSite(back)).toEqual(original.files)
    await s3.close()
  })
})

describe('a backup', () => {
  it('refuses a damaged database, and a place without a site', async () => {
    const place = { DATA_DIR: places.folder() }
    const copy = path.join(places.folder(), 'copy.tar')
    expect((await sitewright(['backup', copy], place)).errors).toMatch(/^There is no site in /)
    expect(contentsOf(place.DATA_DIR).size).toBe(0)
    await done(['restore', file], place)
    const name = path.join(place.DATA_DIR, 'sitewright.sqlite')
    const bytes = fs.readFileSync(name)
    // a page of some index, which no reading of the rows would look at
    const index = new DatabaseSync(name, { readOnly: true })
      .prepare("select rootpage from sqlite_schema where name = 'accounts_email_key'")
      .get() as { rootpage: number }
    bytes.fill(0xff, 4096 * (index.rootpage - 1), 4096 * index.rootpage)
    fs.writeFileSync(name, bytes)
    const { code, errors } = await sitewright(['backup', copy], place)
    expect([code, errors]).toEqual([1, expect.stringMatching(/damaged|malformed/)])
    expect(fs.readdirSync(path.dirname(copy))).toEqual([])
  })

  it('shows its progress on a terminal only', async () => {
    const copy = path.join(places.folder(), 'copy.tar')
    expect((await sitewright(['backup', copy], site.environment)).errors).toBe('')
    const steps: string[] = []
    await backUp({
      config: readConfig(site.environment),
      file: copy,
      force: true,
      version: '1',
      console: { progress: (text) => steps.push(text) },
    })
    expect(steps).toContain('Reading pages')
    expect(steps.some((text) => /^Copying files: \d+ of \d+$/.test(text))).toBe(true)
  })
})
