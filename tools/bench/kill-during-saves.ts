// node tools/run.mjs node --conditions=@sitewright/source tools/bench/kill-during-saves.ts [rounds]
// Kills the server with SIGKILL while pages are being saved, a hundred times unless told otherwise, and looks each time
// whether every answered save is there, whole, and the database sound. The database is SQLite, or the empty PostgreSQL
// database that DATABASE_URL names. Ends with 1 at the first error.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../process/build-site.ts'
import { findErrors, readPostgres, readSqlite, type WrittenPage } from './saved-pages.ts'
import { startSite } from './site-under-test.ts'
import { caller, createPage, savePage, logIn, type Call } from './staff.ts'

const rounds = Number(process.argv[2] ?? 100)
const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-kill-'))
const { DATABASE_URL: databaseUrl } = process.env
const read = databaseUrl ? readPostgres(databaseUrl) : readSqlite(join(dataDir, 'sitewright.sqlite'))
await buildSite()

let site = await startSite({ dataDir })
const { cookie, call } = await logIn(site.origin)
const pages: WrittenPage[] = []
for (let number = 0; number < 4; number++) {
  const draft = number === 3
  const { id } = await createPage(call, { title: `Page ${number}`, url: `page-${number}`, content: text(0) })
  if (draft) await savePage(call, { id, content: text(0), draft })
  // `sent` may be stored without having been answered; `answered` must be.
  pages.push({ id, draft, sent: 0, answered: 0 })
}

let errors: string[] = []
for (let round = 1; round <= rounds && errors.length === 0; round++) {
  const savers = pages.map((page) => saveUntilKilled(page, caller(site.origin, cookie)))
  await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 180))
  await site.end('SIGKILL')
  await Promise.all(savers)

  site = await startSite({ dataDir, port: site.port })
  errors = await findErrors({
    read,
    pages,
    call: caller(site.origin, cookie),
    text,
  })
  for (const error of errors) console.error(`round ${round}: ${error}`)
  if (round % 10 === 0) console.log(`${round} kills, ${pages.reduce((sum, { answered }) => sum + answered, 0)} saves`)
}
await site.end()
rmSync(dataDir, { recursive: true, force: true })
const saves = pages.reduce((sum, { answered }) => sum + answered, 0)
console.log(`${rounds} rounds, ${saves} saves`)
console.log(errors.length === 0 ? 'No answered save lost, nothing half-applied.' : `${errors.length} errors`)
process.exitCode = errors.length === 0 ? 0 : 1

/** The content of the save with this number; long, so that half of it would show. */
function text(number: number) {
  return `<p>Save ${number} begins.</p>${'<p>The path climbs through beech woods to the first pasture.</p>'.repeat(60)}<p>Save ${number} ends.</p>`
}

async function saveUntilKilled(page: WrittenPage, callAs: Call) {
  try {
    for (;;) {
      page.sent++
      await savePage(callAs, { id: page.id, content: text(page.sent), draft: page.draft })
      page.answered = page.sent
    }
  } catch (error) {
    // Killed. A refusal would be a error of this script.
    if (!(error instanceof TypeError)) throw error
  }
}
