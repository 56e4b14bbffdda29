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
 * that was saved twice and has a draft, people, and later a page of every kind. The first ones knew fewer kinds.
 */
const released = ['0001', '0002', '0003', '0005', '0006', '0008']
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

/** The starter site's pictures, where the rows say that they lie. */
function addBytes({ DATA_DIR }: { DATA_DIR: string }, files: readonly { name: string; storage_key: string }[]): void {
  for (const { name, storage_key } of files) {
    const file = path.join(DATA_DIR, 'files', storage_key)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.copyFileSync(path.join(serverDir, 'assets/starter', name), file)
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
    await stop()
  })
})
