import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../setup/root.mjs'
import { seedPages, withDatabase } from './seed-site.ts'
import { answers, freePort, startSite } from './site-under-test.ts'
import { logIn, savePage, type Call } from './staff.ts'
import { percentile } from './statistics.ts'
import type { Figure } from './verdict.ts'

const pages = 10_000
const visitors = 16
/** Milliseconds after an answered save from which an answer without it is a stale one. */
const mayTake = 100

/**
 * A Varnish with the very configuration of the guide, in front of the site: how long a published change takes through it,
 * what it forgets, and whether anybody sees an old page while pages change all the time. Nothing where there is no Varnish.
 */
export async function measureCacheInFront({
  dataDir,
  seconds = 60,
}: {
  dataDir: string
  /** How long pages are changed. */
  seconds?: number
}): Promise<Figure[]> {
  const varnishd = process.env['VARNISHD_PATH'] ?? '/usr/sbin/varnishd'
  if (!existsSync(varnishd)) {
    console.log('There is no varnishd (VARNISHD_PATH): the cache in front is not measured')
    return []
  }
  const folder = await mkdtemp(join(dataDir, 'front-'))
  const [port, behind] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const options = { dataDir: folder, port: behind, settings: { CACHE_PURGE_URL: `${origin}/purge` } }
  try {
    // makes the tables
    await (await startSite({ dataDir: folder })).end()
    withDatabase(folder, (db) => seedPages(db, pages))
    const cache = await startVarnish({ varnishd, folder, port, behind })
    const site = await startSite(options)
    try {
      await answers(cache.child, `${origin}/`)
      // each start lets everything be forgotten, twice
      await sleep(5_000)
      const { call } = await logIn(site.origin)
      return await measure({ origin, call, seconds })
    } finally {
      await site.end()
      await cache.end()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure({ origin, call, seconds }: { origin: string; call: Call; seconds: number }): Promise<Figure[]> {
  const listed = await call('GET private/page-get-list.json.php')
  const walks = listed
    .filter(({ url }) => url.startsWith('walk-number-'))
    .map(({ id, url }) => ({ id, path: `/${url}` }))
  const visitAll = async () => {
    let hits = 0
    for (let at = 0; at < walks.length; at += visitors) {
      const answered = await Promise.all(walks.slice(at, at + visitors).map(({ path }) => visit(origin, path)))
      hits += answered.filter(({ hit }) => hit).length
    }
    return hits
  }
  await visitAll()
  const before = await visitAll()
  const visible: number[] = []
  for (const [round, { id, path }] of walks.slice(0, 20).entries()) {
    const text = `The hut is open again, ${round}.`
    const started = performance.now()
    await savePage(call, { id, content: `<p>${text}</p>` })
    while (!(await visit(origin, path)).html.includes(text)) await sleep(1)
    visible.push(performance.now() - started)
    if (round === 0) await sleep(5_000)
  }
  // what was forgotten once more is fetched again
  await sleep(5_000)
  await visitAll()
  const [{ id } = { id: 0 }] = walks
  await savePage(call, { id, content: '<p>The hut is closed.</p>' })
  await sleep(5_000)
  const after = await visitAll()
  const { stale, asked, changes, slowest } = await changeAtRandom({ origin, call, walks: walks.slice(0, 200), seconds })
  const front = 'through Varnish'
  const time = { unit: 'ms', digits: 1 }
  return [
    { what: `publish to visible ${front}, p50`, ...time, value: percentile(visible, 0.5), promise: { atMost: 100 } },
    { what: 'the same, the slowest of 20', ...time, value: Math.max(...visible) },
    {
      what: `of ${before} pages in it, there after one is published`,
      unit: '',
      value: after,
      promise: { atLeast: before - 10 },
    },
    {
      what: `stale answers among ${asked}, ${changes} changes in ${seconds} s`,
      unit: '',
      value: stale,
      promise: { atMost: 0 },
    },
    { what: 'the longest that an old page was answered after a save', ...time, value: slowest },
  ]
}

interface Walk {
  id: number
  path: string
}

/** Publishes pages at random, while visitors ask for pages at random. */
async function changeAtRandom({
  origin,
  call,
  walks,
  seconds,
}: {
  origin: string
  call: Call
  walks: readonly Walk[]
  seconds: number
}) {
  const until = performance.now() + seconds * 1000
  /** Of each page, what was published last, and when that was answered. */
  const published = new Map<string, { number: number; at: number }>()
  const oneOf = () => walks[Math.floor(Math.random() * walks.length)] ?? { id: 0, path: '' }
  const seen = { stale: 0, asked: 0, changes: 0, slowest: 0 }

  async function change() {
    while (performance.now() < until) {
      const { id, path } = oneOf()
      const number = ++seen.changes
      await savePage(call, { id, content: `<p>Change ${number}.</p>` })
      published.set(path, { number, at: performance.now() })
      await sleep(Math.random() * 50)
    }
  }

  async function look() {
    while (performance.now() < until) {
      const { path } = oneOf()
      const last = published.get(path)
      const asked = performance.now()
      const { html } = await visit(origin, path)
      seen.asked++
      if (!last) continue
      const shown = Number(/<p>Change (\d+)\.<\/p>/.exec(html)?.[1] ?? 0)
      if (shown >= last.number) continue
      seen.slowest = Math.max(seen.slowest, asked - last.at)
      if (asked - last.at > mayTake) seen.stale++
    }
  }

  await Promise.all([change(), ...Array.from({ length: visitors }, look)])
  return seen
}

async function visit(origin: string, path: string) {
  const response = await fetch(origin + path)
  // Varnish names the request that brought the page as well where it had it
  return { html: await response.text(), hit: response.headers.get('x-varnish')?.includes(' ') === true }
}

interface VarnishOptions {
  varnishd: string
  folder: string
  port: number
  /** Where the site is. */
  behind: number
}

async function startVarnish({ varnishd, folder, port, behind }: VarnishOptions) {
  const guide = readFileSync(join(root, 'docs/guides/cache-in-front.md'), 'utf8')
  const vcl = /```vcl\n(.*?)```/s.exec(guide)?.[1]
  if (vcl === undefined) throw new Error('The guide has no configuration of Varnish')
  const backend = `backend default { .host = "127.0.0.1"; .port = "${behind}"; }`
  const file = join(folder, 'site.vcl')
  writeFileSync(file, `vcl 4.1;\n${backend}\n${vcl}`)
  const work = join(folder, 'varnish')
  mkdirSync(work)
  const flags = ['-F', '-j', 'none', '-n', work, '-f', file, '-a', `127.0.0.1:${port}`, '-s', 'malloc,512m']
  const child = spawn(varnishd, flags, { stdio: 'ignore' })
  return {
    child,
    async end() {
      if (child.exitCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
