import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import path from 'node:path'
import { loadPageKinds } from '../cli/load-page-kinds.ts'
import { searchIndexSetting } from '../search/index-again.ts'
import type { RunningServer } from '../start.ts'
import { createPlaces, done, environmentOf, sitewright } from '../testing/command-site.ts'
import { addMenuItem, addPage } from '../testing/content.ts'
import { personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { addPerson } from '../testing/people.ts'
import { picture } from '../testing/pictures.ts'
import { administrator, createTestServer } from '../testing/test-server.ts'
import { trashCalls, type ListedThing } from '../testing/trash-calls.ts'
import { uploaded } from '../testing/uploads.ts'
import { filesOfSite, rowsOfSite, serveAt } from '../testing/whole-site.ts'

/** Tables that say what was done, not what there is. */
const besides = ['audit_log', 'discarded_bytes', 'renditions', 'sessions', 'trash', 'trash_bytes', 'trash_rows']

type Place = Readonly<Record<string, string>>

async function contentsOf(place: Place) {
  const { tables } = await rowsOfSite(place, besides)
  // a server notes at its first start that the search has the words of its version
  const settings = tables['settings']?.filter((row) => !row.includes(searchIndexSetting))
  return { rows: { ...tables, settings }, files: await filesOfSite(place) }
}

const places = createPlaces()
/** The site before anything of it was deleted. */
let before: Awaited<ReturnType<typeof contentsOf>>
/** A backup of the site with a page, a picture and an account with a file in its trash. */
let file: string
beforeAll(async () => {
  const server = await createTestServer({ kinds: [...(await loadPageKinds()).values()], starterSite: true })
  // the servers that find it in the trash go by the real time
  server.time.now = Date.now()
  const as = await server.logIn('core.admin', 'core.page-manager', 'core.file-manager', 'core.account-manager')
  const environment = await environmentOf(server)
  const page = await addPage(server, { kind: 'single-page', title: 'Huts', url: 'huts', content: '<p>Our huts</p>' })
  await addMenuItem(server, { label: 'Huts', page })
  const image = await uploaded(server, as, { idFolder: await topFolder(server, 'public'), bytes: await picture() })
  const kim = await addPerson(server, { email: 'kim@example.org' })
  await uploaded(server, kim, { idFolder: await personalFolder(server, kim), bytes: 'A file of Kim’s' })
  before = await contentsOf(environment)
  const { drop } = trashCalls(server, as)
  await drop('page', page)
  await drop('file', image)
  await drop('account', kim.accountId)
  file = path.join(places.folder(), 'site.tar')
  await done(['backup', file], environment)
  await server.close()
})
afterAll(() => places.remove())

/** Calls as the administrator makes them, who has not just logged in. */
async function administratorOf({ app, services }: RunningServer) {
  const accounts = services.database.read.selectFrom('accounts').where('email', '=', administrator.email).select('id')
  const { id } = await accounts.executeTakeFirstOrThrow()
  const headers = { cookie: `sitewright=${await services.sessions.start(id)}`, 'sec-fetch-site': 'same-origin' }
  return {
    async list(): Promise<ListedThing[]> {
      return (await app.inject({ url: '/api/1/private/trash-get-list.json.php', headers })).json().things
    },
    async restore({ kind, id: thing }: ListedThing): Promise<unknown> {
      const payload = { kind, id: thing }
      const url = '/api/1/private/trash-restore.json.php'
      return (await app.inject({ method: 'POST', url, payload, headers })).json()
    },
  }
}

async function restoreAll(place: Place): Promise<void> {
  const server = await serveAt(place)
  const admin = await administratorOf(server)
  const things = await admin.list()
  expect(things.map(({ kind }) => kind)).toEqual(['account', 'file', 'page'])
  for (const thing of things) expect(await admin.restore(thing)).toEqual({ notes: [] })
  expect(await admin.list()).toEqual([])
  await server.stop()
}

async function checkOfFiles(place: Place): Promise<unknown> {
  const { findings } = JSON.parse((await sitewright(['doctor', '--json'], place)).output)
  return findings.find(({ check }: { check: string }) => check === 'Files')
}

describe('what is in the trash', () => {
  it('is in a backup, and comes back from it with its bytes', async () => {
    const place = await places.environment()
    await done(['restore', file], place)
    expect(await checkOfFiles(place)).toMatchObject({ state: 'ok' })
    await restoreAll(place)
    expect(await contentsOf(place)).toEqual(before)
    expect(await checkOfFiles(place)).toMatchObject({ state: 'ok' })
  })

  it('goes along when the site moves to another database, and comes back there', async () => {
    const place = { DATA_DIR: path.join(places.folder(), 'data') }
    await done(['restore', file], place)
    const { DATA_DIR, ...other } = await places.environment()
    const url = other['DATABASE_URL']
    await done(['move', '--to', url ?? DATA_DIR ?? ''], place)
    const there = url === undefined ? { DATA_DIR: DATA_DIR ?? '' } : { ...place, DATABASE_URL: url }
    await restoreAll(there)
    expect(await contentsOf(there)).toEqual(before)
  })
})
