// node tools/run.mjs node --conditions=@sitewright/source tools/bench/drill-backups.ts [megabytes ...]
// Backs up and restores sites of these sizes (1, 10 and 200 MB unless told otherwise) with the built command: a backup while
// people write and upload, after kill -9 too, restored into an empty folder, over a site, and through PostgreSQL, each time
// with the same rows and bytes. Prints for each size the seconds and the peak of resident memory of each command, and ends
// with 1 at the first difference.
import { startPostgres, type TestPostgres } from '@sitewright/server/testing'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../process/build-site.ts'
import { ensurePostgres } from '../setup/postgres.ts'
import { root } from '../setup/root.mjs'
import { differences, readArchive, type ArchiveContents } from './read-archive.ts'
import { startSite, type RunningSite } from './site-under-test.ts'
import { createPage, logIn, ownTool, savePage, type Staff } from './staff.ts'

const megabyte = 1024 * 1024
/** Of the text of a save. */
const paragraph = `<p>${'The path climbs through beech woods to the first pasture, and on to the hut. '.repeat(4)}</p>`
const text = (number: number) => `<p>Save ${number}</p>${paragraph.repeat(500)}`
/** Tells the peak of resident memory in kilobytes at the end, of the process and all its threads. */
const tellMemory = "process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS))"

/** Where a command finds its site. */
type Place = { DATA_DIR: string; DATABASE_URL?: string }

process.env['PG_BIN'] = ensurePostgres()
await buildSite()
const sizes = process.argv.slice(2).map(Number)
for (const size of sizes.length > 0 ? sizes : [1, 10, 200]) {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-drill-'))
  const postgres = await startPostgres()
  try {
    await drill({ folder, postgres, size })
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Drill {
  folder: string
  postgres: TestPostgres
  /** Megabytes, half in the database and half in files. */
  size: number
}

async function drill({ folder, postgres, size }: Drill): Promise<void> {
  const first = { DATA_DIR: join(folder, 'first') }
  const site = await startSite({ dataDir: first.DATA_DIR })
  const busy = join(folder, 'busy.tar')
  let busyBackup: string
  try {
    const writer = await startWriter(site, await logIn(site.origin))
    while (writer.written() < size * megabyte) await writer.write()

    const going = new AbortController()
    const writing = (async () => {
      while (!going.signal.aborted) await writer.write()
    })()
    // waited for below
    writing.catch(() => {})
    busyBackup = await command(['backup', busy], first)
    going.abort()
    await writing
  } finally {
    await site.end('SIGKILL')
  }
  const still = await backUp(first, join(folder, 'still.tar'))

  const second = { DATA_DIR: join(folder, 'second') }
  const restored = await command(['restore', busy], second)
  expectSame('a restored backup of a busy site', await readArchive(busy), await contents(second, folder))
  const restoredOver = await command(['restore', join(folder, 'still.tar'), '--force'], second)
  expectSame('a backup restored over a site', still, await contents(second, folder))

  const other = { DATA_DIR: join(folder, 'other'), DATABASE_URL: postgres.address('postgres') }
  const toPostgres = await command(['restore', join(folder, 'still.tar')], other)
  expectSame('a backup restored into PostgreSQL', still, await contents(other, folder))
  const back = join(folder, 'back.tar')
  const ofPostgres = await command(['backup', back], other)
  const third = { DATA_DIR: join(folder, 'third') }
  await command(['restore', back], third)
  expectSame('a backup of PostgreSQL restored into SQLite', still, await contents(third, folder))
  for (const place of [first, second, other, third]) await command(['doctor'], place)

  const files = Object.keys(still.files).length
  const bytes = (path: string) => (statSync(path).size / megabyte).toFixed(0)
  console.log(
    `${size} MB: database ${bytes(join(first.DATA_DIR, 'sitewright.sqlite'))} MB, ${files} files, ${still.rows} rows; ` +
      `backup under writers ${busyBackup}, restore ${restored}, restore over a site ${restoredOver}, ` +
      `restore into PostgreSQL ${toPostgres}, backup of PostgreSQL ${ofPostgres}; all alike on both databases`,
  )
}

/** Writes a text of 160 kB and as much of a file by turns. */
async function startWriter({ origin }: RunningSite, { call, cookie }: Staff) {
  const { id } = await createPage(call, { title: 'Long', url: 'long', content: text(0) })
  const tree = await call('GET protected/folder-get-list.json.php')
  const folder = tree.find(({ Root }) => Root === 'public')?.idFolder
  let count = 0
  let bytes = 0
  return {
    async write() {
      const content = text(++count)
      const file = randomBytes(content.length)
      await savePage(call, { id, content })
      const body = new FormData()
      body.set('idFolder', String(folder))
      body.set('fileKey', new File([file], `${count}.bin`))
      const headers = { cookie, ...ownTool }
      const url = `${origin}/api/1/private/file-upload.json.php`
      const answer = await fetch(url, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`)
      bytes += 2 * content.length
    },
    written: () => bytes,
  }
}

async function backUp(place: Place, archive: string): Promise<ArchiveContents> {
  await command(['backup', archive], place)
  return readArchive(archive)
}

async function contents(place: Place, folder: string): Promise<ArchiveContents> {
  const archive = join(folder, 'again.tar')
  const found = await backUp(place, archive)
  rmSync(archive)
  return found
}

function expectSame(what: string, expected: ArchiveContents, found: ArchiveContents): void {
  const unlike = differences(expected, found)
  if (unlike.length > 0) throw new Error(`${what} is not alike: ${unlike.slice(0, 10).join(', ')}`)
}

/** Runs a built command to its good end. @returns its seconds and the peak of its resident memory, in words. */
async function command(args: readonly string[], place: Place): Promise<string> {
  const started = performance.now()
  const env = { ...process.env, NODE_ENV: 'production', ...place }
  const loaded = `--import=data:text/javascript,${encodeURIComponent(tellMemory)}`
  const child = spawn(process.execPath, [loaded, 'apps/server/bin/sitewright.mjs', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (said += part))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`sitewright ${args.join(' ')} ended with ${code}: ${said}`)
  const seconds = (performance.now() - started) / 1000
  const memory = Math.max(...[...said.matchAll(/^peak (\d+)$/gm)].map(([, kilobytes]) => Number(kilobytes))) / 1024
  return `${seconds.toFixed(1)} s (${memory.toFixed(0)} MB)`
}
