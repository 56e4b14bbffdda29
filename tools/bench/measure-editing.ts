import type { Browser } from 'playwright'
import { openTab, quiet, scriptBytes, scriptFiles } from './browser.ts'
import type { RunningSite } from './site-under-test.ts'
import type { MadePage, Staff } from './staff.ts'
import { interleave, median } from './statistics.ts'
import type { Figure } from './verdict.ts'

/** A page of a running site, and somebody who may edit it. */
export interface EditedPage {
  site: RunningSite
  staff: Staff
  page: MadePage
}

interface Editing extends EditedPage {
  browser: Browser
  /** The same page of another version of the site. */
  former?: EditedPage | undefined
}

/** What the page itself noted: milliseconds since it was asked for, and the shift as the browser counts it. */
interface Opened {
  /** 'Edit page' is there. */
  offered: number
  /** What was typed is in the text. */
  usable: number
  shift: number
}

declare global {
  /** In the page that is measured. */
  var opened: Opened
}

const rounds = 7

/** How soon staff can type into a page that they open with an empty cache. */
export async function measureEditing({ browser, former, ...edited }: Editing): Promise<Figure[]> {
  const open =
    (slow: boolean, of = edited) =>
    () =>
      openEditor(browser, { ...of, slow })
  const { quick, slow, ...before } = await interleave(rounds, {
    quick: open(false),
    slow: open(true),
    ...(former ? { quickBefore: open(false, former), slowBefore: open(true, former) } : {}),
  })
  const time = (results: typeof quick | undefined, key: keyof Opened) =>
    median((results ?? []).map((each) => each[key]))
  const beside = (results: typeof quick | undefined, key: keyof Opened) =>
    former ? { reference: time(results, key), against: 'the version before' } : {}
  return [
    {
      what: 'editor usable, from opening the address',
      unit: 'ms',
      value: time(quick, 'usable'),
      ...beside(before.quickBefore, 'usable'),
      promise: { atMost: 900 },
    },
    {
      what: 'the same, 4× CPU, fast 4G',
      unit: 'ms',
      value: time(slow, 'usable'),
      ...beside(before.slowBefore, 'usable'),
      promise: { atMost: 2500 },
    },
    {
      what: "'Edit page' there, 4× CPU, fast 4G",
      unit: 'ms',
      value: time(slow, 'offered'),
      ...beside(before.slowBefore, 'offered'),
      promise: { atMost: 600 },
    },
    {
      what: 'JavaScript with the editor, brotli',
      unit: 'kB',
      digits: 1,
      value: median(quick.map(({ bytes }) => bytes)),
      promise: { atMost: 300 },
    },
    {
      what: 'JavaScript files with the editor',
      unit: '',
      value: median(quick.map(({ files }) => files)),
      promise: { atMost: 15 },
    },
    {
      what: 'layout shift, the editor opened',
      unit: '',
      digits: 3,
      value: Math.max(...[...quick, ...slow].map(({ shift }) => shift)),
      promise: { atMost: 0 },
    },
  ]
}

async function openEditor(browser: Browser, { site, staff, page: { path }, slow }: EditedPage & { slow: boolean }) {
  const session = { cookie: staff.cookie, origin: site.origin }
  const { page, requests, close } = await openTab(browser, { slow, session })
  await page.addInitScript(editAtOnce)
  await page.goto(`${site.origin}${path}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => globalThis.opened.usable > 0, undefined, { timeout: 60_000 })
  await quiet(page, requests)
  const opened = await page.evaluate(() => globalThis.opened)
  await close()
  return { ...opened, bytes: scriptBytes(requests), files: scriptFiles(requests) }
}

/**
 * Runs in the page before anything else does: presses 'Edit page' as soon as it is there, and types into the text's
 * heading until it holds what was typed. From outside, each step would wait for the driver.
 */
function editAtOnce() {
  const opened = { offered: 0, usable: 0, shift: 0 }
  globalThis.opened = opened
  // the value of a layout shift is in no type yet
  type Shift = PerformanceEntry & { value?: number }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) opened.shift += (entry as Shift).value ?? 0
  }).observe({ type: 'layout-shift', buffered: true })

  const step = () => {
    if (!opened.offered) press()
    else type()
    if (!opened.usable) requestAnimationFrame(step)
  }
  const press = () => {
    const button = [...document.querySelectorAll('button')].find((each) =>
      (each.getAttribute('aria-label') ?? each.textContent).includes('Edit page'),
    )
    if (!button) return
    opened.offered = performance.now()
    button.click()
  }
  const type = () => {
    const heading = document.querySelector('[contenteditable=true] :is(h1, h2)')
    if (!heading) return
    if (heading.textContent.includes('Q')) opened.usable = performance.now()
    else if (document.activeElement === heading.closest('[contenteditable=true]'))
      document.execCommand('insertText', false, 'Q')
    else {
      heading.closest<HTMLElement>('[contenteditable=true]')?.focus()
      getSelection()?.collapse(heading.querySelector('[data-slate-string]')?.firstChild ?? heading, 1)
    }
  }
  requestAnimationFrame(step)
}
