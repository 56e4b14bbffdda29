import type { Browser, Page } from 'playwright'
import { openTab, quiet } from './browser.ts'
import { startReferences, type Answer } from './reference-servers.ts'
import type { RunningSite } from './site-under-test.ts'
import { createPage, type Staff } from './staff.ts'
import { interleave, median, percentile } from './statistics.ts'
import { longText } from './text.ts'
import type { Figure } from './verdict.ts'

declare global {
  /** In the page that is measured: milliseconds from each key to the frame that shows what it wrote. */
  var typed: number[]
}

const keys = 120
const rounds = 7
const words = 5_000
const somewhere = '[contenteditable=true] >> nth=0 >> p >> nth=20'

/** How soon what is typed in a long text is seen, on a slow machine. */
export async function measureTyping({
  site,
  staff,
  browser,
}: {
  site: RunningSite
  staff: Staff
  browser: Browser
}): Promise<Figure[]> {
  const short = longText('/api/1/private/file-get.php?id=1')
  const content = short.repeat(Math.ceil(words / 600))
  const page = await createPage(staff.call, { title: 'Long', url: 'long', content })
  const references = await startReferences([typingReference(content)])
  const { ours, bare } = await interleave(rounds, {
    ours: () => typeInto(browser, { address: `${site.origin}${page.path}`, staff }),
    bare: () => typeInto(browser, { address: `${references.origin()}/` }),
  })
  await references.end()
  const at = (typed: number[][], part: number) => median(typed.map((times) => percentile(times, part)))
  const pair = (part: number) => ({
    unit: 'ms',
    value: at(ours, part),
    reference: at(bare, part),
    against: 'an element with contenteditable and nothing else',
  })
  return [
    { what: `a key in ${words} words to its frame, 4× CPU, p95`, ...pair(0.95), promise: { atMost: 50 } },
    { what: 'the same, p50', ...pair(0.5) },
  ]
}

/** The browser's own editing of the same text, with the same styles of text as any page has. */
export function typingReference(content: string): Record<string, Answer> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head><body><div contenteditable="true">${content}</div></body></html>`
  return { '/': { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(html) } }
}

/** A page with a text that is typed into. */
export interface TypedPage {
  address: string
  /** Who opens the page to be edited; nobody where it is edited at once. */
  staff?: Staff
  /** The selector of what opens the text, where it is folded. */
  unfold?: string
  /** The selector of a paragraph; one some way down in the first text unless told. */
  text?: string
}

/** @returns milliseconds from each key to the frame that shows it. */
export async function typeInto(browser: Browser, typed: TypedPage): Promise<number[]> {
  const { address, staff, unfold, text = somewhere } = typed
  const { origin } = new URL(address)
  const session = staff && { cookie: staff.cookie, origin }
  const { page, requests, close } = await openTab(browser, { slow: true, ...(session && { session }) })
  await page.addInitScript(observeKeys)
  await page.goto(address)
  if (staff) await page.getByRole('button', { name: 'Edit page' }).click()
  if (unfold) await page.locator(unfold).first().click({ timeout: 60_000 })
  await page.locator(text).first().click({ timeout: 60_000 })
  await quiet(page, requests)
  // the first ones warm the engine up, as a writer's first words do
  await page.keyboard.type('The first words of a writer. ')
  const times = await seenKeys(page, () => page.keyboard.type('walk '.repeat(keys / 5), { delay: 60 }))
  await close()
  if (times.length < keys * 0.9) throw new Error(`Only ${times.length} of ${keys} keys were seen`)
  return times
}

/** @returns milliseconds from each key that is pressed by `work` to the frame that shows what it did. */
export async function seenKeys(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => (globalThis.typed.length = 0))
  await work()
  await page.waitForTimeout(500)
  return page.evaluate(() => globalThis.typed)
}

/** Runs in the page before anything else does. */
export function observeKeys() {
  const typed: number[] = []
  globalThis.typed = typed
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      // the frame after which it is seen has begun when this task runs
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => typed.push(performance.now() - timeStamp), { once: true })
        port1.start()
        port2.postMessage(undefined)
      })
    },
    true,
  )
}
