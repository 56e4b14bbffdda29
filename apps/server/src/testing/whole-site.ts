import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { withSnapshot } from '../cli/data/snapshot.ts'
import { lastIds, tableNames } from '../db/site-tables.ts'
import { readConfig } from '../config.ts'
import { openFileStore } from '../files/file-store.ts'
import { startServer, type RunningServer } from '../start.ts'
import { environmentOf } from './command-site.ts'
import { addMenuItem, addPage } from './content.ts'
import { addFolder, topFolder } from './folders-and-files.ts'
import { loadPageKinds } from '../cli/load-page-kinds.ts'
import { picture } from './pictures.ts'
import { addAccount, createTestServer, type TestServer, type Visitor } from './test-server.ts'
import { uploaded } from './uploads.ts'

type Environment = Readonly<Record<string, string>>

export interface WholeSite {
  server: TestServer
  /** For commands. */
  environment: Environment
  /** May manage everything. */
  manager: Visitor
  publicFolder: number
}

/** Four bytes each in UTF-8, and a character that is two of JavaScript's. */
const strange = 'Hütte 山小屋 🏔️ — «"\'\\\n</script>'

/** A site with something in every corner: files and pictures of them, rows that refer to later rows, ids that are gone. */
export async function createWholeSite(): Promise<WholeSite> {
  const server = await createTestServer({ kinds: [...(await loadPageKinds()).values()], starterSite: true })
  const { services } = server
  const manager = await server.logIn('core.admin', 'core.file-manager', 'core.page-manager')
  const publicFolder = await topFolder(server, 'public')
  const inner = await addFolder(server, { parent: publicFolder, name: strange })
  const outer = await addFolder(server, { parent: publicFolder, name: 'Later' })
  await services.database.write((tx) =>
    tx.updateTable('folders').set({ parent_id: outer }).where('id', '=', inner).execute(),
  )
  const image = await uploaded(server, manager, {
    idFolder: inner,
    bytes: await picture({ width: 900 }),
    name: 'a.png',
  })
  await uploaded(server, manager, { idFolder: publicFolder, bytes: 'x'.repeat(200_000), name: 'long.txt' })
  await server.get(`/api/1/private/file-get.php?id=${image}&thumb=1`, { as: manager })
  for (let count = 0; count < 5; count++)
    await addPage(server, { kind: 'single-page', title: strange, content: `<p>Long ${'o'.repeat(300_000)}</p>` })
  const child = await addMenuItem(server, { label: strange })
  const parent = await addMenuItem(server, { label: 'Parent' })
  await services.database.write(async (tx) => {
    await tx.updateTable('menu_items').set({ parent_id: parent }).where('id', '=', child).execute()
  })
  const gone = await addAccount(services, { email: 'gone@example.org' })
  await services.database.write((tx) => tx.deleteFrom('accounts').where('id', '=', gone.accountId).execute())
  await services.audit.flush()
  return { server, environment: await environmentOf(server), manager, publicFolder }
}

/** Every row of every table, as text in one order, and the last ids; read without the commands' own reading of rows. */
export async function rowsOfSite(environment: Environment, but: readonly string[] = []) {
  return withSnapshot(readConfig(environment), async (db) => {
    const tables: Record<string, string[]> = {}
    for (const table of await tableNames(db)) {
      if (but.includes(table)) continue
      const rows = await db.selectFrom(table).selectAll().execute()
      tables[table] = rows.map((row) => short(JSON.stringify(inOrder(row)))).sort()
    }
    const last = inOrder(await lastIds(db)).filter(([, id]) => id > 0)
    return { tables, last: Object.fromEntries(last) }
  })
}

/** The SHA-256 of every file that the rows of a site name, by key; undefined where there are no bytes. */
export async function filesOfSite(environment: Environment): Promise<Map<string, string | undefined>> {
  const config = readConfig(environment)
  const store = await openFileStore(config)
  const keys = await withSnapshot(config, async (db) => {
    const [files, renditions] = [db.selectFrom('files'), db.selectFrom('renditions')]
    const rows = [...(await files.selectAll().execute()), ...(await renditions.selectAll().execute())]
    return rows.map((row) => String(row['storage_key'])).sort()
  })
  const found = new Map<string, string | undefined>()
  for (const key of keys) found.set(key, await store.withLocalFile(key, async (file) => sha256(fs.readFileSync(file))))
  return found
}

function inOrder<Value>(of: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Long texts are told apart by their hash, so that a difference can be read. */
function short(text: string): string {
  return text.length > 1000 ? `${text.slice(0, 100)}… ${sha256(text)}` : text
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

/** The real server on the data of a place. */
export async function serveAt(environment: Environment): Promise<RunningServer> {
  const config = readConfig({ STARTER_SITE: 'off', ...environment, PORT: '0' })
  const site = path.join(config.dataDir, 'site')
  fs.mkdirSync(path.join(site, 'dist/server'), { recursive: true })
  fs.writeFileSync(
    path.join(site, 'dist/server/entry-server.js'),
    'export default { render: () => {}, scriptHashes: [] }',
  )
  return startServer({ config, log: pino({ level: 'silent' }), site })
}

/** What the site answers to somebody who logs in. */
export async function logInAt({ app }: RunningServer, name: string, pass: string): Promise<unknown> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const reply = await app.inject({
    method: 'POST',
    url: '/api/1/public/login.json.php',
    payload: { name, pass },
    headers,
  })
  return reply.json()
}
