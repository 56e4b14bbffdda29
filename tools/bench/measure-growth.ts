import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { seedCrowd, type Crowded } from './seed-crowd.ts'
import { withDatabase } from './seed-site.ts'
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
  const crowded = withDatabase(folder, (db) => seedCrowd(db, size))
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
  const ask = (name: string, input?: object) => () => take(`GET ${name}`, input)
  const get = (name: string, input?: object): [string, () => Promise<unknown>] => [name, ask(name, input)]
  const open = (path: string) => async () => (await fetch(origin + path, { headers: { cookie } })).arrayBuffer()
  return [
    get('private/page-get-list.json.php'),
    get('private/page-get-paged.json.php'),
    ['… sorted by title', ask('private/page-get-paged.json.php', { sort: 'name' })],
    ['… sorted by type', ask('private/page-get-paged.json.php', { sort: 'detail', desc: 1 })],
    ['… with words that many have', ask('private/page-get-paged.json.php', { q: 'walk number', sort: 'name' })],
    ['… with words that one has', ask('private/page-get-paged.json.php', { q: 'umber-99', sort: 'url' })],
    ['… with words that none has', ask('private/page-get-paged.json.php', { q: 'zebra crossing' })],
    ['… with a draft', ask('private/page-get-paged.json.php', { state: 'draft' })],
    get('private/page-check-shortcut.json.php', { url: 'walk-number-99' }),
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
    ...listsInPages({ get, crowdedFolder, role }),
    get('public/get-menu-items.json.php'),
    get('protected/app-setup.json.php'),
    get('public/search.json.php', { q: searched.common }),
    ['a page, logged in', open('/walk-number-99')],
    ['sitemap.xml', open('/sitemap.xml')],
  ]
}

type Asking = [what: string, ask: () => Promise<unknown>]

/** The lists of people and what belongs to them, some at a time: the first page, searched for what is rare, sorted. */
function listsInPages({
  get,
  crowdedFolder: f,
  role: id,
}: Pick<Crowded, 'crowdedFolder' | 'role'> & { get: (name: string, input?: object) => Asking }): Asking[] {
  const rare = '99'
  const named = (what: string, [, ask]: Asking): Asking => [what, ask]
  return [
    get('private/account-get-paged.json.php', {}),
    named('private/account-get-paged, searched', get('private/account-get-paged.json.php', { q: `person${rare}@` })),
    named('private/account-get-paged, sorted', get('private/account-get-paged.json.php', { sort: 'name', desc: 1 })),
    get('private/role-editor-get-paged.json.php', { id }),
    named('private/role-editor-get-paged, searched', get('private/role-editor-get-paged.json.php', { id, q: rare })),
    get('private/role-editor-get-role.json.php', { id }),
    get('protected/file-get-paged.json.php', { f }),
    named('protected/file-get-paged, searched', get('protected/file-get-paged.json.php', { f, q: `picture ${rare}.` })),
    named('protected/file-get-paged, sorted', get('protected/file-get-paged.json.php', { f, sort: 'size', desc: 1 })),
    get('private/mail-get-paged.json.php', { desc: 1 }),
    named('private/mail-get-paged, searched', get('private/mail-get-paged.json.php', { desc: 1, q: `person${rare}@` })),
    get('private/form-get-release-paged.json.php', {}),
    named('private/form-get-release-paged, searched', get('private/form-get-release-paged.json.php', { q: 'nobody' })),
  ]
}
