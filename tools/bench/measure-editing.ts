import type { Browser } from 'playwright'
import { openTab, quiet, scriptBytes } from './browser.ts'
import type { RunningSite } from './site-under-test.ts'
import type { MadePage, Staff } from './staff.ts'
import { interleave, median } from './statistics.ts'
import type { Figure } from './verdict.ts'

interface Editing {
  site: RunningSite
  staff: Staff
  browser: Browser
  page: MadePage
}

/** How soon staff can type into a page that they open with an empty cache. */
export async function measureEditing(editing: Editing): Promise<Figure[]> {
  const open = (slow: boolean) => () => openEditor(editing, slow)
  const { quick, slow } = await interleave(5, { quick: open(false), slow: open(true) })
  const time = (results: typeof quick) => median(results.map(({ usable }) => usable))
  return [
    { what: 'editor usable, from opening the address', unit: 'ms', value: time(quick), promise: { atMost: 900 } },
    { what: 'the same, 4× CPU, fast 4G', unit: 'ms', value: time(slow), promise: { atMost: 2500 } },
    {
      what: 'JavaScript with the editor, brotli',
      unit: 'kB',
      digits: 1,
      value: median(quick.map(({ bytes }) => bytes)),
      promise: { atMost: 600 },
    },
  ]
}

async function openEditor({ site, staff, browser, page: { path } }: Editing, slow: boolean) {
  const session = { cookie: staff.cookie, origin: site.origin }
  const { page, requests, close } = await openTab(browser, { slow, session })
  const started = performance.now()
  await page.goto(`${site.origin}${path}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Edit page' }).click()
  const heading = page.locator('[contenteditable=true]').getByRole('heading').first()
  await heading.click()
  await page.keyboard.type('Q')
  await heading.filter({ hasText: 'Q' }).waitFor()
  const usable = performance.now() - started
  await quiet(page, requests)
  const bytes = scriptBytes(requests)
  await close()
  return { usable, bytes }
}
