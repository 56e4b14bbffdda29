import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { launchBrowser, openTab } from './browser.ts'
import { seedProgress } from './seed-progress.ts'
import { withDatabase } from './seed-site.ts'
import { startSite, type RunningSite } from './site-under-test.ts'
import { logIn, taker } from './staff.ts'
import { interleave, median, percentile } from './statistics.ts'
import type { Figure } from './verdict.ts'

const size = { states: 4, stages: 12, people: 5000, records: 100_000 }

/** A progression system of many people: its content, the overview, one person, and the page in a browser. */
export async function measureProgress({ dataDir, chromium }: { dataDir: string; chromium: string }): Promise<Figure[]> {
  const folder = await mkdtemp(join(dataDir, 'progress-'))
  try {
    const first = await startSite({ dataDir: folder })
    const { cookie } = await logIn(first.origin)
    await first.end()
    const { page } = withDatabase(folder, (db) => seedProgress(db, size))
    const site = await startSite({ dataDir: folder })
    const answers = await measureAnswers({ site, cookie, page })
    const browser = await launchBrowser(chromium)
    const shown = await interleave(5, { opened: () => openProgress({ browser, site, cookie }) })
    await browser.close()
    await site.end()
    const many = `${size.people.toLocaleString('en')} people, ${size.records.toLocaleString('en')} records`
    const p99 = (what: string, values: number[]) => ({
      what: `${what}, p99`,
      unit: 'ms',
      digits: 1,
      value: percentile(values, 0.99),
    })
    return [
      { ...p99(`content of a system: ${many}`, answers.content), promise: { atMost: 100 } },
      p99('the same, in the overview with state, stages and hours', answers.overview),
      p99('progress of one of them', answers.person),
      {
        what: 'its page usable (somebody is found), from opening the address',
        unit: 'ms',
        value: median(shown.opened.map(({ usable }) => usable)),
        promise: { atMost: 2000 },
      },
      {
        what: 'the same, until their progress is there',
        unit: 'ms',
        value: median(shown.opened.map(({ read }) => read)),
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureAnswers({ site: { origin }, cookie, page }: { site: RunningSite; cookie: string; page: number }) {
  const take = taker(origin, cookie)
  const kind = 'protected/plugin/progress-manager'
  const timed = (key: string, id: (round: number) => number) => async (round: number) => {
    const started = performance.now()
    await take(key, { id: id(round) })
    return performance.now() - started
  }
  return interleave(200, {
    content: timed('GET protected/plugin/get-content.json.php', () => page),
    overview: timed(`GET ${kind}/get-overview.json.php`, () => page),
    person: timed(`GET ${kind}/get-progression-data.json.php`, (round) => 1 + ((round * 37) % size.people)),
  })
}

/** Milliseconds until somebody is found among all, with an empty cache, and until they are chosen and their hours are there. */
async function openProgress({
  browser,
  site: { origin },
  cookie,
}: {
  browser: Browser
  site: RunningSite
  cookie: string
}) {
  const { page, close } = await openTab(browser, { session: { cookie, origin } })
  const started = performance.now()
  await page.goto(`${origin}/progress`, { waitUntil: 'commit' })
  const choice = page.getByRole('combobox', { name: 'Manage user progression' })
  await choice.click()
  await choice.pressSequentially('warden4321@')
  const option = page.getByRole('option', { name: /warden4321@example\.org/ })
  await option.waitFor()
  const usable = performance.now() - started
  await option.click()
  await page.getByText('60 hours').waitFor()
  const read = performance.now() - started
  await close()
  return { usable, read }
}
