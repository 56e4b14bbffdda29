import type { Browser } from 'playwright'
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
  const references = await startReferences([{ '/': editablePage(content) }])
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
function editablePage(content: string): Answer {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head><body><div contenteditable="true">${content}</div></body></html>`
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(html) }
}

/** @param staff who opens the page to be edited; nobody where it is edited at once. */
async function typeInto(browser: Browser, { address, staff }: { address: string; staff?: Staff }): Promise<number[]> {
  const { origin } = new URL(address)
  const session = staff && { cookie: staff.cookie, origin }
  const { page, requests, close } = await openTab(browser, { slow: true, ...(session && { session }) })
  await page.addInitScript(observe)
  await page.goto(address)
  if (staff) await page.getByRole('button', { name: 'Edit page' }).click()
  const text = page.locator('[contenteditable=true]').first()
  await text.locator('p').nth(20).click({ timeout: 60_000 })
  await quiet(page, requests)
  // the first ones warm the engine up, as a writer's first words do
  await page.keyboard.type('The first words of a writer. ')
  await page.evaluate(() => (globalThis.typed.length = 0))
  await page.keyboard.type('walk '.repeat(keys / 5), { delay: 60 })
  await page.waitForTimeout(500)
  const typed = await page.evaluate(() => globalThis.typed)
  await close()
  if (typed.length < keys * 0.9) throw new Error(`Only ${typed.length} of ${keys} keys were seen`)
  return typed
}

/** Runs in the page before anything else does. */
function observe() {
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
