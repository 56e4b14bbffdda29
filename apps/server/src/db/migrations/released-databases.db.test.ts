import type { FastifyInstance } from 'fastify'
import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig, serverDir } from '../../config.ts'
import { createPlaces, onPostgres } from '../../testing/command-site.ts'
import { administrator } from '../../testing/test-server.ts'
import { serveAt } from '../../testing/whole-site.ts'
import { openDatabase } from '../open-database.ts'
import { isUpToDate } from '../migrate.ts'

/**
 * Databases as the program of the time made them, named after the last step that it knew: with the starter site, a page
 * that was saved twice and has a draft, people, and later a page of every kind. The first ones knew fewer kinds. From
 * the tenth step on `tools/release/dump-database.ts` makes them.
 */
const released = [
  '0001',
  '0002',
  '0003',
  '0005',
  '0006',
  '0008',
  '0010',
  '0017',
  '0019',
  '0020',
  '0021',
  '0024',
  '0025',
  '0026',
]
const folder = path.join(import.meta.dirname, 'released')

const places = createPlaces()
afterEach(() => places.remove())

async function siteOf(step: string) {
  const place = (await places.environment()) as { DATA_DIR: string; DATABASE_URL?: string }
  const dump = fs.readFileSync(path.join(folder, `${step}-${onPostgres() ? 'postgres' : 'sqlite'}.sql`), 'utf8')
  fs.mkdirSync(place.DATA_DIR, { recursive: true })
  if (place.DATABASE_URL) {
    const client = new pg.Client({ connectionString: place.DATABASE_URL })
    await client.connect()
    await client.query(dump)
    await client.end()
    return place
  }
  const database = new DatabaseSync(path.join(place.DATA_DIR, 'sitewright.sqlite'), { defensive: false })
  database.exec(dump)
  database.close()
  return place
}

/** What the database of a place holds, read without a server. */
async function rowsIn(place: Record<string, string>) {
  const database = await openDatabase(readConfig(place))
  const { read } = database
  const rows = {
    upToDate: await isUpToDate(database),
    files: await read.selectFrom('files').select(['id', 'name', 'storage_key']).execute(),
    uses: await read.selectFrom('file_uses').select(['page_id', 'state', 'file_id']).execute(),
    pages: await read.selectFrom('pages').select(['id', 'kind', 'url']).orderBy('id').execute(),
  }
  await database.close()
  return rows
}

/** Makes of what was deleted and typed at the time something of today: after some weeks both are gone. */
async function renew(place: Record<string, string>): Promise<void> {
  const database = await openDatabase(readConfig(place))
  const now = Math.floor(Date.now() / 1000)
  await database.write(async (tx) => {
    await tx.updateTable('trash').set({ deleted: now }).execute()
    await tx.updateTable('working_copies').set({ saved: now }).execute()
  })
  await database.close()
}

/** The starter site's pictures, where the rows say that they lie. */
function addBytes({ DATA_DIR }: { DATA_DIR: string }, files: readonly { name: string; storage_key: string }[]): void {
  for (const { name, storage_key } of files) {
    const file = path.join(DATA_DIR, 'files', storage_key)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.copyFileSync(path.join(serverDir, 'assets/starter/walking-club', name), file)
  }
}

/** @returns the administrator's cookie. */
async function logIn(app: FastifyInstance): Promise<string> {
  const { email, password } = administrator
  const headers = { 'sec-fetch-site': 'same-origin' }
  const payload = { name: email, pass: password }
  const reply = await app.inject({ method: 'POST', url: '/api/1/public/login.json.php', payload, headers })
  return String(reply.headers['set-cookie']).split(';')[0] ?? ''
}

describe('a database of an earlier program', () => {
  it.each(released)('whose last step was %s is brought up to date, and everything in it opens', async (step) => {
    const place = await siteOf(step)
    const server = await serveAt(place)
    await server.stop()
    const { upToDate, files, uses, pages } = await rowsIn(place)
    expect(upToDate).toBe(true)
    addBytes(place, files)

    const { app, stop } = await serveAt(place)
    const headers = { cookie: await logIn(app) }
    const ask = async (call: string) => (await app.inject({ url: `/api/1/${call}`, headers })).json()
    const account = await ask('private/get-account.json.php')
    expect(account.permissions).toContain('core.admin')
    for (const label of ['Home', 'Walks', 'About us'])
      expect(JSON.stringify(await ask('public/get-menu-items.json.php'))).toContain(`"${label}"`)
    const people = JSON.stringify(await ask('private/account-get-list.json.php'))
    for (const name of [administrator.email, 'Anna Berg']) expect(people).toContain(name)

    expect(pages).toHaveLength(step < '0005' ? 3 : 7)
    for (const { id, kind } of pages) {
      const content = await ask(`protected/plugin/get-content.json.php?id=${id}`)
      expect(content, kind).not.toHaveProperty('error')
    }
    const about = pages.find(({ url }) => url === 'about')?.id ?? 0
    expect(await ask(`protected/plugin/get-content.json.php?id=${about}`)).toEqual([
      expect.stringContaining('sixtyone'),
      expect.stringContaining('A draft'),
      3,
    ])
    expect((await ask(`private/page-get-history.json.php?id=${about}`)).revisions).toHaveLength(2)

    expect((await ask('public/search.json.php?q=sixtyone')).results).toEqual([expect.objectContaining({ id: about })])
    expect(uses).toContainEqual({ page_id: about, state: 'draft', file_id: 2 })
    const file = await app.inject('/api/1/private/file-get.php?id=1')
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/svg+xml'])

    const byTitle = await ask('private/page-get-paged.json.php?sort=name')
    expect(byTitle.items[0].name).toBe('About us')
    for (const [found, name] of [
      [await ask('private/page-get-paged.json.php?q=ABOUT'), 'About us'],
      [await ask('private/account-get-paged.json.php?q=berg'), 'Anna Berg'],
      [await ask('protected/file-get-paged.json.php?f=3&q=first+light'), 'ridge.svg'],
    ] as const)
      expect(found.items).toEqual([expect.objectContaining({ name })])
    await stop()
  })

  it.each(released.filter((step) => step >= '0021'))(
    'whose last step was %s has its look and footer, where the menu leads, what roles are for and files of forms',
    async (step) => {
      const { app, stop } = await serveAt(await siteOf(step))
      const headers = { cookie: await logIn(app) }
      const ask = async (call: string) => (await app.inject({ url: `/api/1/${call}`, headers })).json()
      expect(await ask('private/look-get.json.php')).toMatchObject({
        look: { accent: '#8a1c4b' },
        footer: { line: 'Huts since 1921' },
      })
      expect(await ask('public/get-menu-items.json.php')).toContainEqual(
        expect.objectContaining({ Label: 'Weather', Address: 'https://weather.example.org/' }),
      )
      expect(await ask('private/role-get-list.json.php')).toContainEqual(
        expect.objectContaining({ title: 'Hut wardens', description: 'Open the huts' }),
      )
      const waiting = await ask('private/form-get-release-list.json.php')
      const { id } = waiting.find(({ email }: { email: string }) => email === 'bea@example.org')
      expect((await ask(`private/form-get-submission.json.php?id=${id}`)).files).toEqual([
        expect.objectContaining({ label: 'Map', name: 'map.pdf' }),
      ])
      await stop()
    },
  )

  it.each(released.filter((step) => step >= '0025'))(
    'whose last step was %s has its fonts, and the versions of menu, links and settings',
    async (step) => {
      const { app, stop } = await serveAt(await siteOf(step))
      const headers = { cookie: await logIn(app) }
      const ask = async (call: string) => (await app.inject({ url: `/api/1/${call}`, headers })).json()
      expect(await ask('private/look-get-fonts.json.php')).toEqual([expect.objectContaining({ family: 'Hut letters' })])
      for (const noun of ['menu', 'links', 'settings']) {
        const { items } = await ask(`private/document-get-history-paged.json.php?noun=${noun}`)
        expect(
          items.map(({ version }: { version: number }) => version),
          noun,
        ).toEqual([1, 0])
        const { content } = await ask(`private/document-get-revision.json.php?noun=${noun}&id=${items[0].id}`)
        expect(content, noun).toContain({ menu: 'Weather', links: 'Icon', settings: 'huts@example.org' }[noun])
      }
      await stop()
    },
  )

  it.each(released.filter((step) => step >= '0017'))(
    'whose last step was %s gives back what is in its trash, and what was not saved',
    async (step) => {
      const place = await siteOf(step)
      await renew(place)
      const { app, stop } = await serveAt(place)
      const headers = { cookie: await logIn(app), 'sec-fetch-site': 'same-origin' }
      const ask = async (call: string) => (await app.inject({ url: `/api/1/${call}`, headers })).json()

      const { kept } = await ask('private/working-copy-get.json.php?subject=page-2')
      expect(kept).toMatchObject({ base: { version: 1 }, content: '"<p>Not saved yet</p>"' })

      const { things } = await ask('private/trash-get-list.json.php')
      const kinds = things.map((thing: { kind: string }) => thing.kind)
      expect(kinds).toEqual(['form submission', 'account', 'folder', 'file', 'page'])
      for (const { kind, id } of things) {
        const call = { method: 'POST' as const, url: '/api/1/private/trash-restore.json.php', payload: { kind, id } }
        expect((await app.inject({ ...call, headers })).json(), kind).toEqual({ notes: [] })
      }
      expect(await ask('protected/plugin/get-content.json.php?id=8')).toEqual([
        '<p>Walks of old</p>',
        '<p>A draft of old</p>',
        3,
      ])
      expect((await ask('public/search.json.php?q=walks+of+old')).results[0]).toMatchObject({ id: 8 })
      expect(JSON.stringify(await ask('private/form-get-release-list.json.php'))).toContain('kim@example.org')
      await stop()
    },
  )
})
