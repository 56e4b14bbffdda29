import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { columnOf, seedPages, withDatabase } from './seed-site.ts'
import { startSite } from './site-under-test.ts'
import { logIn, taker } from './staff.ts'
import { median } from './statistics.ts'
import { searched } from './text.ts'

/** How many pages, accounts, files in one folder, entries, emails and submissions a site has. */
export const sizes = [100, 10_000, 100_000] as const

const rounds = 9

/** Milliseconds of a call on a site of each size: the median. */
export interface Growth {
  what: string
  times: readonly number[]
}

/**
 * What becomes slower with the size of a site: every call that lists or looks up, asked for by an administrator once more
 * than it was.
 */
export async function measureGrowth({ dataDir }: { dataDir: string }): Promise<Growth[]> {
  const folder = await mkdtemp(join(dataDir, 'growth-'))
  try {
    await (await startSite({ dataDir: folder })).end()
    const ofSizes: Map<string, number>[] = []
    for (const size of sizes) ofSizes.push(await timesAt({ size, folder }))
    const [first = new Map<string, number>()] = ofSizes
    return [...first.keys()].map((what) => ({ what, times: ofSizes.map((times) => times.get(what) ?? Number.NaN) }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function timesAt({ size, folder }: { size: number; folder: string }): Promise<Map<string, number>> {
  const crowded = withDatabase(folder, (db) => seed(db, size))
  const site = await startSite({ dataDir: folder })
  try {
    const { cookie, call } = await logIn(site.origin)
    const page = (await call('GET private/page-get-list.json.php')).find(({ url }) => url === 'walk-number-99')
    if (!page) throw new Error('There is no page')
    const times = new Map<string, number>()
    for (const [what, ask] of asked({ origin: site.origin, cookie, page: page.id, ...crowded })) {
      await ask()
      const taken: number[] = []
      for (let round = 0; round < rounds; round++) {
        const started = performance.now()
        await ask()
        taken.push(performance.now() - started)
      }
      times.set(what, median(taken))
    }
    return times
  } finally {
    await site.end()
  }
}

interface Asked extends Crowded {
  origin: string
  cookie: string
  page: number
}

function asked({
  origin,
  cookie,
  page,
  crowdedFolder,
  file,
  role,
}: Asked): [what: string, ask: () => Promise<unknown>][] {
  const take = taker(origin, cookie)
  const get = (name: string, input?: object): [string, () => Promise<unknown>] => [
    name,
    () => take(`GET ${name}`, input),
  ]
  const open = (path: string) => async () => (await fetch(origin + path, { headers: { cookie } })).arrayBuffer()
  return [
    get('private/page-get-list.json.php'),
    get('private/page-get-history.json.php', { id: page }),
    get('protected/plugin/get-content.json.php', { id: page }),
    get('private/account-get-list.json.php'),
    get('private/role-get-list.json.php'),
    get('private/role-editor-get-list.json.php', { id: role }),
    get('protected/folder-get-list.json.php'),
    get('protected/file-get-list.json.php', { f: crowdedFolder }),
    get('private/file-get-uses.json.php', { id: file }),
    get('private/audit-get-list.json.php'),
    get('private/mail-get-list.json.php'),
    get('private/form-get-release-list.json.php'),
    get('public/get-menu-items.json.php'),
    get('protected/app-setup.json.php'),
    get('public/search.json.php', { q: searched.common }),
    ['a page, logged in', open('/walk-number-99')],
    ['sitemap.xml', open('/sitemap.xml')],
  ]
}

interface Crowded {
  crowdedFolder: number
  file: number
  role: number
}

/** Fills up each table to this size. */
function seed(db: DatabaseSync, size: number): Crowded {
  seedPages(db, size)
  const idOf = (query: string) => columnOf(db.prepare(query).get(), 'id')
  const crowdedFolder = idOf("select id from folders where root = 'public'")
  db.exec("insert into roles (title) select 'Crowd' where not exists (select 1 from roles where title = 'Crowd')")
  const role = idOf("select id from roles where title = 'Crowd'")
  const fill = (table: string, statement: string) => {
    const there = columnOf(db.prepare(`select count(*) as id from ${table}`).get(), 'id')
    const insert = db.prepare(statement)
    for (let n = there; n < size; n++) insert.run({ n })
  }
  fill(
    'accounts',
    `insert into accounts (email, email_key, name, created)
     values ('person' || :n || '@example.org', 'person' || :n || '@example.org', 'Person ' || :n, 0)`,
  )
  db.prepare('insert or ignore into role_accounts (role_id, account_id) select ?, id from accounts').run(role)
  fill(
    'files',
    `insert into files (folder_id, name, caption, type, size, sha256, storage_key, created)
     values (${crowdedFolder}, 'picture ' || :n || '.jpg', '', 'image/jpeg', 1, '', 'none/' || :n, 0)`,
  )
  fill(
    'audit_log',
    `insert into audit_log (time, last, times, name, address, call, summary, subject_kind, subject, details, words)
     values (:n, :n, 1, 'Kim', '', 'login', 'Logged in', '', '', '', 'kim')`,
  )
  fill(
    'outbox',
    `insert into outbox (recipient, subject, text, html, created, state, next_attempt)
     values ('person' || :n || '@example.org', 'Hello', 'Hello', 'Hello', 0, 'failed', 0)`,
  )
  fill(
    'form_submissions',
    `insert into form_submissions
       (page_id, title, email, email_key, time, state, code_hash, expires, release_code, message, keep_days, auth)
     values (1, 'Contact', 'a@example.org', 'a@example.org', 4e9 + :n, 'waiting', null, 5e9, :n, '{}', 30, 0)`,
  )
  return { crowdedFolder, role, file: idOf('select max(id) as id from files') }
}
