import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { putUnderLoad } from './put-under-load.ts'
import { recordAnswer, startReferences } from './reference-servers.ts'
import { restrict, seedMenu, seedPages, withDatabase } from './seed-site.ts'
import { startSite, type RunningSite } from './site-under-test.ts'
import { caller, logIn, taker, type Call } from './staff.ts'
import { interleave, median, percentile } from './statistics.ts'
import { searched } from './text.ts'
import type { Figure } from './verdict.ts'

const pages = { listed: 100, few: 1000, many: 10_000, most: 100_000 }
const menu = { items: 500, perRoot: 10 }
const restricted = { items: 250, pages: 750 }

/** Lists, menu and search on a site of their own that grows from round to round. */
export async function measureSite({ dataDir }: { dataDir: string }): Promise<Figure[]> {
  const folder = await mkdtemp(join(dataDir, 'site-'))
  try {
    const cookie = await onSite(folder, async ({ origin }) => (await logIn(origin)).cookie)

    withDatabase(folder, (db) => seedPages(db, pages.listed))
    const list = await onSite(folder, (site) => measureList({ site, cookie }))

    withDatabase(folder, (db) => seedPages(db, pages.few))
    const searchOfFew = await onSite(folder, measureSearch)

    withDatabase(folder, (db) => {
      seedPages(db, pages.many)
      seedMenu(db, menu)
      restrict(db, restricted)
    })
    const large = await onSite(folder, (site) => measureLargeSite({ site, cookie }))

    withDatabase(folder, (db) => seedPages(db, pages.most))
    const searchOfMost = await onSite(folder, measureSearch)
    return [...list, ...large, ...growth(searchOfFew, searchOfMost)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function onSite<Result>(dataDir: string, work: (site: RunningSite) => Promise<Result>) {
  const site = await startSite({ dataDir })
  try {
    return await work(site)
  } finally {
    await site.end()
  }
}

interface LoggedIn {
  site: RunningSite
  cookie: string
}

async function measureList({ site: { origin }, cookie }: LoggedIn): Promise<Figure[]> {
  const path = '/api/1/private/page-get-list.json.php'
  const headers = { cookie }
  const answer = await recordAnswer(`${origin}${path}`, headers)
  const listed: unknown[] = JSON.parse(String(answer.body))
  if (listed.length !== pages.listed) throw new Error('The list does not hold the pages put in')
  const references = await startReferences([{ '/': answer }])
  await putUnderLoad({ origin, paths: [path], headers, seconds: 1 })
  const load = await interleave(5, {
    site: () => putUnderLoad({ origin, paths: [path], headers }),
    bare: () => putUnderLoad({ origin: references.origin(), headers }),
  })
  await references.end()
  const of = (name: keyof typeof load, key: 'perSecond' | 'p99') => median(load[name].map((result) => result[key]))
  const what = `list of ${pages.listed} pages as JSON`
  const against = 'bare node:http, same bytes'
  return [
    {
      what,
      unit: '/s',
      value: of('site', 'perSecond'),
      reference: of('bare', 'perSecond'),
      against,
      promise: { atLeast: 4000 },
    },
    { what: `${what}, p99`, unit: 'ms', digits: 2, value: of('site', 'p99'), reference: of('bare', 'p99'), against },
  ]
}

async function measureLargeSite({ site: { origin }, cookie }: LoggedIn): Promise<Figure[]> {
  const staff = taker(origin, cookie)
  const visitor = taker(origin, '')
  const search = (q: string) => timed(() => visitor('GET public/search.json.php', { q }))
  const times = await interleave(200, {
    list: () => timed(() => staff('GET private/page-get-list.json.php')),
    menu: () => timed(() => visitor('GET public/get-menu-items.json.php')),
    ofStaff: () => timed(() => staff('GET public/get-menu-items.json.php')),
    rare: () => search(searched.rare),
    common: () => search(searched.common),
  })
  const visible = await measureMenuSaves({ origin, staff: caller(origin, cookie) })
  const time = { unit: 'ms', digits: 1 }
  const p99 = (what: string, values: number[]) => ({ what: `${what}, p99`, ...time, value: percentile(values, 0.99) })
  const quick = (what: string, values: number[]) => ({ ...p99(what, values), promise: { atMost: 50 } })
  const shown = 'saving the menu to the next page that shows it'
  return [
    quick(`list of ${pages.many} pages`, times.list),
    quick(`menu of ${menu.items} items, for visitors`, times.menu),
    quick(`menu of ${menu.items} items, for staff`, times.ofStaff),
    quick(`search of ${pages.many} pages, rare word`, times.rare),
    quick(`search of ${pages.many} pages, word of every page`, times.common),
    { what: `${shown}, p50`, ...time, value: median(visible), promise: { atMost: 100 } },
    p99(shown, visible),
  ]
}

/** Milliseconds from saving a changed label until a visitor's page with it is there. */
async function measureMenuSaves({ origin, staff }: { origin: string; staff: Call }) {
  const structure = await staff('GET private/get_menu_structure.json.php')
  const times: number[] = []
  for (let round = 0; round < 100; round++) {
    const Label = `Renamed ${round}.`
    const [first, ...others] = structure
    if (!first) throw new Error('The menu is empty')
    const change = { menu: [{ ...first, Label }, ...others], delete: [] }
    times.push(
      await timed(async () => {
        await staff('POST private/set_menu_structure.json.php', change)
        const answer = await fetch(`${origin}/walk-number-${pages.listed}`)
        if (!(await answer.text()).includes(Label)) throw new Error('A saved menu was not visible at once')
      }),
    )
  }
  return times
}

/** Milliseconds of a search, for a word of each kind. */
async function measureSearch({ origin }: RunningSite) {
  const visitor = caller(origin, '')
  const search = async (q: string) => {
    const { results } = await visitor('GET public/search.json.php', { q })
    if (results.length === 0) throw new Error(`Nothing was found for ${q}`)
  }
  const times = await interleave(200, {
    rare: () => timed(() => search(searched.rare)),
    common: () => timed(() => search(searched.common)),
  })
  return { rare: median(times.rare), common: median(times.common) }
}

/** A logarithm grows by so much. */
const logarithmic = Number((Math.log(pages.most) / Math.log(pages.few)).toFixed(2))

interface SearchTimes {
  rare: number
  common: number
}

function growth(few: SearchTimes, most: SearchTimes): Figure[] {
  const names = [
    ['rare', 'rare word'],
    ['common', 'word of every page'],
  ] as const
  return names.map(([key, name]) => ({
    what: `search of ${pages.most} pages, ${name}, p50`,
    unit: 'ms',
    digits: 2,
    value: most[key],
    reference: few[key],
    against: `the same search of ${pages.few} pages`,
    promise: { ratioAtMost: logarithmic },
  }))
}

async function timed(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}
