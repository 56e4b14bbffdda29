import type { Browser } from 'playwright'
import { openTab, quiet, type LoadedFile } from './browser.ts'
import { staticSite } from './measure-painting.ts'
import { observeKeys, seenKeys, typeInto, typingReference } from './measure-typing.ts'
import { photoByHand } from './pages-for-painting.ts'
import { imageSection, textSection, uploadPhotos } from './photos.ts'
import { startReferences } from './reference-servers.ts'
import type { RunningSite } from './site-under-test.ts'
import { createPage, type Staff } from './staff.ts'
import { interleave, median, percentile } from './statistics.ts'
import { searchText } from './text.ts'
import type { Figure } from './verdict.ts'

declare global {
  /** In the page that is measured: the layout shifts so far, as the browser counts them. */
  var shifted: number
}

/** With a text before two of three, these are a hundred sections. */
const photos = 60
const rounds = 5
/** How often a section is moved by one place. */
const moves = 20

interface Measured {
  site: RunningSite
  staff: Staff
  browser: Browser
}

/** A page of a hundred sections, sixty of them photos, for its visitors and for who writes it. */
export async function measureLongPage(measured: Measured): Promise<Figure[]> {
  const { site, browser, staff } = measured
  const { path, content } = await makeLongPage(measured)
  const address = `${site.origin}${path}`
  const references = await startReferences([await staticSite(site, content), typingReference(content)])
  const text = '[contenteditable=true] p'
  const { ours, bare, typed, typedBare, moved } = await interleave(rounds, {
    ours: () => visit(browser, address),
    bare: () => visit(browser, `${references.origin(0)}/`),
    typed: () => typeInto(browser, { address, staff, unfold: '[data-act=toggle]', text }),
    typedBare: () => typeInto(browser, { address: `${references.origin(1)}/`, text }),
    moved: () => moveSection(browser, { address, staff }),
  })
  await references.end()
  const p95 = (times: number[][]) => median(times.map((each) => percentile(each, 0.95)))
  const of = `100 sections, ${photos} photos`
  return [
    {
      ...{ what: `first view of ${of}, all that comes`, unit: 'kB' },
      ...{ value: median(ours.map(({ bytes }) => bytes)), reference: median(bare.map(({ bytes }) => bytes)) },
      ...{ against: 'hand-written static page, pictures lazy', promise: { ratioAtMost: 1.1 } },
    },
    {
      ...{ what: 'the same, layout shift to the last section', unit: '', digits: 3 },
      ...{ value: Math.max(...ours.map(({ shift }) => shift)), promise: { atMost: 0 } },
    },
    {
      ...{ what: 'the same, a key in a text to its frame, 4× CPU, p95', unit: 'ms' },
      ...{ value: p95(typed), reference: p95(typedBare) },
      ...{ against: 'an element with contenteditable and nothing else', promise: { atMost: 50 } },
    },
    {
      ...{ what: 'the same, a section moved by a key to its frame, 4× CPU, p95', unit: 'ms' },
      ...{ value: p95(moved), promise: { atMost: 100 } },
    },
  ]
}

async function makeLongPage({ site, staff }: Measured) {
  const ids = await uploadPhotos(photos, { site, staff })
  const parts = ids.flatMap((id, place) => {
    const photo = { section: imageSection(id), html: `<p>${lazyPhoto(id)}</p>` }
    const text = dayText(place)
    return place % 3 < 2 ? [{ section: textSection(text), html: text }, photo] : [photo]
  })
  const sections = parts.map(({ section }) => section)
  const made = { title: 'Sixty days', url: 'sixty-days', kind: 'sectioned-page' } as const
  const { path } = await createPage(staff.call, { ...made, content: JSON.stringify({ sections }) })
  return { path, content: parts.map(({ html }) => html).join('') }
}

const dayText = (day: number) => `<h2>Day ${day}</h2><p>${searchText(day)}</p>`
const lazyPhoto = (id: number) => photoByHand(id).replace('<img', '<img loading="lazy"')

/** @returns the kB that come before anything is touched, and the shift until the end of the page has been seen. */
async function visit(browser: Browser, address: string) {
  const { page, requests, close } = await openTab(browser, { slow: true })
  await page.addInitScript(observeShift)
  await page.goto(address)
  await quiet(page, requests)
  const bytes = kiloBytes(requests())
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let seen = 0; seen < height; seen += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(30)
  }
  await quiet(page, requests)
  const shift = await page.evaluate(() => globalThis.shifted)
  await close()
  return { bytes, shift }
}

function kiloBytes(files: LoadedFile[]) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

/** @returns milliseconds from each key that moves a section by one place to the frame that shows it. */
async function moveSection(browser: Browser, { address, staff }: { address: string; staff: Staff }): Promise<number[]> {
  const session = { cookie: staff.cookie, origin: new URL(address).origin }
  const { page, requests, close } = await openTab(browser, { slow: true, session })
  await page.addInitScript(observeKeys)
  await page.goto(address)
  await page.getByRole('button', { name: 'Edit page' }).click()
  await page.getByRole('button', { name: 'Drag to reorder' }).nth(99).waitFor({ timeout: 60_000 })
  await quiet(page, requests)
  await page.getByRole('button', { name: 'Drag to reorder' }).nth(2).focus()
  await page.keyboard.press('Space')
  await page.waitForTimeout(1000)
  const times = await seenKeys(page, async () => {
    for (let move = 0; move < moves; move++) {
      await page.keyboard.press('ArrowDown')
      await page.waitForTimeout(150)
    }
  })
  await page.keyboard.press('Space')
  await close()
  if (times.length < moves) throw new Error(`Only ${times.length} of ${moves} moves were seen`)
  return times
}

/** Runs in the page before anything else does. */
function observeShift() {
  globalThis.shifted = 0
  // the value of a layout shift is in no type yet
  type Shift = PerformanceEntry & { value?: number }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.shifted += (entry as Shift).value ?? 0
  }).observe({ type: 'layout-shift', buffered: true })
}
