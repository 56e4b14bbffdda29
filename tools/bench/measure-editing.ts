import { openTab, quiet, scriptBytes } from './browser.ts'
import { interleave, median } from './statistics.ts'

/** How soon staff can type into a page that they open with an empty cache. */
export async function measureEditing({ site, staff, browser, page }) {
  const open = (slow) => () => openEditor(browser, { site, staff, page, slow })
  const { quick, slow } = await interleave(5, { quick: open(false), slow: open(true) })
  const time = (results) => median(results.map(({ usable }) => usable))
  return [
    { what: 'editor usable, from opening the address', unit: 'ms', value: time(quick), promise: { atMost: 900 } },
    { what: 'the same, 4× CPU, fast 4G', unit: 'ms', value: time(slow), promise: { atMost: 2500 } },
    {
      what: 'JavaScript with the editor, brotli',
      unit: 'kB',
      digits: 1,
      value: quick[0].bytes,
      promise: { atMost: 600 },
    },
  ]
}

async function openEditor(browser, { site, staff, page: { path }, slow }) {
  const { page, requests, close } = await openTab(browser, { slow, cookie: staff.cookie, origin: site.origin })
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
