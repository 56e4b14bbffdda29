import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CrowdOrder, CrowdRequest, CrowdResult } from './crowd.ts'
import { memoryOf } from './process-figures.ts'
import { startSite } from './site-under-test.ts'
import { ownTool, createPage, logIn, type MadePage } from './staff.ts'
import type { Figure } from './verdict.ts'

const connections = 2000
const amount = 100_000
const pages = 32
const metricsToken = 'read-by-the-measurement'

/** Answers that a server gives on purpose: it has had enough of a caller, or of all of them. */
const deliberate = new Set(['429', '503'])

/**
 * Two thousand connections that ask for a hundred thousand things as fast as they are answered, of which one in twenty
 * changes something (threats F13): whether each is answered, and what happens to the memory.
 */
export async function measureCrowd({ dataDir }: { dataDir: string }): Promise<Figure[]> {
  const folder = mkdtempSync(join(dataDir, 'crowd-'))
  try {
    const site = await startSite({ dataDir: folder, settings: { METRICS_TOKEN: metricsToken, LOG_LEVEL: 'error' } })
    const lists = await thingsToAsk(site.origin)
    const before = memoryOf(site.pid)
    await eventLoopDelay(site.origin)
    const watch = watchMemory(site.pid)
    const result = await send({ origin: site.origin, connections, amount, lists })
    const memory = watch.stop()
    const delay = await eventLoopDelay(site.origin)
    await site.end()
    return figures({ result, before, memory, delay })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function send(order: CrowdOrder): Promise<CrowdResult> {
  const child = fork(new URL('crowd.ts', import.meta.url), { execArgv: [] })
  child.send(order)
  const [result]: CrowdResult[] = await once(child, 'message')
  if (!result) throw new Error('The crowd told nothing')
  return result
}

function figures({
  result,
  before,
  memory,
  delay,
}: {
  result: CrowdResult
  before: number
  memory: { peak: number; growth: number; last: number }
  delay: number
}): Figure[] {
  const { seconds, codes, broken, read: reads, write: writes } = result
  const count = (wanted: (code: string) => boolean) =>
    Object.entries(codes).reduce((sum, [code, n]) => (wanted(code) ? sum + n : sum), 0)
  const answered = count(() => true)
  const onPurpose = count((code) => deliberate.has(code))
  const failed = amount - count((code) => Number(code) < 400) - onPurpose
  if (failed > 0) console.error(`${failed} requests failed: ${JSON.stringify({ codes, broken })}`)
  const crowd = `${connections} connections`
  const time = (what: string, value: number) => ({ what: `${what} among ${crowd}`, unit: 'ms', value })
  const memoryThen = (what: string, value: number) => ({ what: `resident memory ${what} ${crowd}`, unit: 'MB', value })
  return [
    { what: `requests of ${crowd}, 5 % writes`, unit: '/s', value: answered / seconds, promise: { atLeast: 5_000 } },
    { what: `of ${amount} requests unanswered or failed`, unit: '', value: failed, promise: { atMost: 0 } },
    { what: 'of them answered 429 or 503 on purpose', unit: '', value: onPurpose },
    { ...time('a read, p50', reads.p50), promise: { atMost: 300 } },
    { ...time('a read, p99', reads.p99), promise: { atMost: 1_000 } },
    time('a write, p50', writes.p50),
    time('a write, p99', writes.p99),
    { ...time('delay of the event loop, p99', delay), promise: { atMost: 100 } },
    memoryThen('before', before),
    { ...memoryThen('at most among', memory.peak), promise: { atMost: 400 } },
    memoryThen('after', memory.last),
    { what: 'growth of memory, third to last quarter', unit: '%', value: memory.growth, promise: { atMost: 10 } },
  ]
}

/** What the connections ask for: each list has twenty requests, of which the last one changes something. */
async function thingsToAsk(origin: string): Promise<CrowdRequest[][]> {
  const { cookie, call } = await logIn(origin)
  const loggedIn = { cookie }
  const content = '<p>The path climbs through beech woods to the first pasture.</p>'.repeat(20)
  const made: MadePage[] = []
  for (let number = 0; number < pages; number++)
    made.push(await createPage(call, { title: `Walk ${number}`, url: `walk-${number}`, content }))
  const listed = await call('GET private/page-get-list.json.php')
  const form = listed.find(({ url }) => url === 'contact')?.id
  if (form === undefined) throw new Error('The site has no contact form')
  return made.map(({ id, path }, number) => [
    ...readsOf({ path, id, loggedIn }),
    writeOf({ id, number, form, loggedIn, content }),
  ])
}

const encoding = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/150.0' }
const api = (path: string) => `/api/1/${path}`
const read = (path: string, headers?: Record<string, string>): CrowdRequest => ({
  method: 'GET',
  path,
  headers: { ...encoding, ...headers },
})

/** Nineteen, as visitors and staff read: mostly pages and pictures, some calls, now and then somebody logged in. */
function readsOf({ path, id, loggedIn }: MadePage & { loggedIn: { cookie: string } }) {
  const picture = read(api('private/file-get.php?id=1&w=640'))
  return [
    read(path),
    picture,
    read('/'),
    picture,
    read(path),
    read(api('public/get-menu-items.json.php')),
    read('/'),
    read(path, loggedIn),
    picture,
    read(path),
    read(api(`protected/plugin/get-content.json.php?id=${id}`)),
    picture,
    read('/contact'),
    read(api('public/search.json.php?q=pasture')),
    read('/'),
    picture,
    read(path),
    read(api('private/page-get-list.json.php'), loggedIn),
    read(path),
  ]
}

/** Mostly saves and counted visits; now and then a form that nobody checked, and somebody who guesses a password. */
function writeOf({
  id,
  number,
  form,
  loggedIn,
  content,
}: {
  id: number
  number: number
  form: number
  loggedIn: { cookie: string }
  content: string
}): CrowdRequest {
  const write = (path: string, input: object, headers?: Record<string, string>): CrowdRequest => ({
    method: 'POST',
    path: api(path),
    headers: { ...encoding, ...ownTool, ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  if (number % 16 === 3) return write('public/login.json.php', { name: `who${number}@example.org`, pass: 'a guess' })
  if (number % 16 === 7)
    return write('protected/plugin/form/submit-form.json.php', { id: form, content: filledIn(number) })
  if (number % 16 > 10) return write('public/page-hit.json.php', { id })
  return write('protected/plugin/single-page/save-page.json.php', { id, content, draft: false }, loggedIn)
}

function filledIn(number: number) {
  const field = (fieldType: string, SubmitLabel: string, Value: string) => ({
    fieldType,
    SubmitLabel,
    config: { Label: SubmitLabel, Value },
  })
  return JSON.stringify([
    field('text', '', ''),
    field('text-single-input', 'Name', `Visitor ${number}`),
    field('email', 'Email', `visitor${number}@example.org`),
    field('text-multi-input', 'Message', 'Is there room in the hut?'),
  ])
}

function watchMemory(pid: number) {
  const values: number[] = []
  const timer = setInterval(() => values.push(memoryOf(pid)), 200)
  return {
    stop() {
      clearInterval(timer)
      const quarter = Math.ceil(values.length / 4)
      const mean = (some: number[]) => some.reduce((sum, value) => sum + value, 0) / some.length
      const growth = (mean(values.slice(-quarter)) / mean(values.slice(-2 * quarter, -quarter)) - 1) * 100
      return { peak: Math.max(...values), growth, last: values.at(-1) ?? Number.NaN }
    },
  }
}

/** Milliseconds, since it was asked before. */
async function eventLoopDelay(origin: string) {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await response.text())?.[1]) * 1000
}
