import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { openTab } from './browser.ts'
import { seedCrowd } from './seed-crowd.ts'
import { withDatabase } from './seed-site.ts'
import { startSite, type RunningSite } from './site-under-test.ts'
import { logIn } from './staff.ts'
import { median } from './statistics.ts'
import type { Figure } from './verdict.ts'

const size = 100_000
const rounds = 5

/** Waits for what makes a screen usable. */
type Usable = (page: Page) => Promise<unknown>

/** The screen has a row with this text, and a row more than its head. */
const row =
  (text: string | RegExp): Usable =>
  (page) =>
    page.getByRole('row').filter({ hasText: text }).nth(1).waitFor()

/** Each screen with lists that grow, and what has to be there until somebody can work with it. */
const screens: readonly [label: string, path: string, usable: Usable][] = [
  ['Start', 'start', (page) => page.getByRole('heading', { level: 2 }).first().waitFor()],
  ['Page Manager', 'pagemanager', row(/walk number/i)],
  ['Menu Editor', 'menueditor', (page) => page.getByRole('textbox', { name: 'Menu label' }).first().waitFor()],
  ['Site Settings', 'siteeditor', (page) => page.getByRole('textbox', { name: 'Browser site title' }).waitFor()],
  ['Account Manager', 'accountmanager', row('person')],
  ['Role Manager', 'rolemanager', (page) => page.getByRole('row', { name: /Crowd/ }).waitFor()],
  ['Form Release Manager', 'releasemanager', row('Contact')],
  ['Audit Log', 'auditlog', row('Logged in')],
  ['Mail', 'mail', row('Hello')],
  ['Trash', 'trash', (page) => page.getByRole('heading', { level: 1, name: 'Trash' }).waitFor()],
]

/**
 * How soon each screen of the administration can be worked with on a site with 100,000 pages, accounts, files in one
 * folder, emails, submissions and entries of the audit log, from opening its address.
 */
export async function measureScreens({ dataDir, browser }: { dataDir: string; browser: Browser }): Promise<Figure[]> {
  const folder = await mkdtemp(join(dataDir, 'screens-'))
  try {
    await (await startSite({ dataDir: folder })).end()
    withDatabase(folder, (db) => seedCrowd(db, size))
    const site = await startSite({ dataDir: folder })
    try {
      return await measureAll(site, browser)
    } finally {
      await site.end()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureAll({ origin }: RunningSite, browser: Browser): Promise<Figure[]> {
  const { cookie } = await logIn(origin)
  const { page, close } = await openTab(browser, { session: { cookie, origin } })
  const figures: Figure[] = []
  for (const [label, path, usable] of screens) {
    const open = () => page.goto(`${origin}/pages/${path}`, { waitUntil: 'commit' })
    figures.push(await figureOf(label, page, async () => (await open(), usable(page))))
  }
  figures.push(await figureOf('File Manager, its folder', page, () => openFolder(page, origin)))
  await close()
  return figures
}

/** The folder with all the files, in the File Manager. */
async function openFolder(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/pages/filemanager`, { waitUntil: 'commit' })
  await page.getByRole('treeitem', { name: 'Public' }).first().getByText('Public', { exact: true }).click()
  await row('picture')(page)
}

async function figureOf(label: string, page: Page, open: () => Promise<unknown>): Promise<Figure> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.goto('about:blank')
    const started = performance.now()
    await open()
    times.push(performance.now() - started)
  }
  const what = `${label}, usable, 100,000 rows each`
  return { what, unit: 'ms', value: median(times), promise: { atMost: 1000 } }
}
