import { setTimeout as sleep } from 'node:timers/promises'
import { caller, createPage, ownTool, savePage, type MadePage } from '../bench/staff.ts'
import { read } from './requests.ts'
import { pageText } from './writers.ts'

/** Milliseconds between two requests of one sort at one server. */
const pause = 15

/** Streams of one account at one server, which allows four. */
const streamCount = 3

/** A page from memory, one rendered for who asks, a list from the database, a save, a stream of events. */
export type Sort = 'kept page' | 'page for staff' | 'list' | 'save' | 'stream'

/** A request that was answered, well or not. A stream is one answer when it is there, and another one when it breaks. */
export interface Asked {
  sort: Sort
  /** Milliseconds of `performance.now()`. */
  from: number
  to: number
  /** What was wrong, in words. */
  error?: string
}

/** What asks one server for everything until it is told to stop, each sort one after the other. */
export interface Traffic {
  origin: string
  page: MadePage
  /** What was asked since this was last called. */
  take: () => Asked[]
  /** The number of the last text that was answered well. */
  saved: () => number
  stop: () => Promise<void>
}

interface TrafficOptions {
  origin: string
  /** The cookie of an administrator's session. */
  cookie: string
  /** The address of the page that is saved. */
  url: string
}

/** Starts the traffic to one server. */
export async function startTraffic({ origin, cookie, url }: TrafficOptions): Promise<Traffic> {
  const call = caller(origin, cookie)
  const page = await createPage(call, { title: url, url, content: pageText(0) })
  const asked: Asked[] = []
  const stopped = new AbortController()
  let saved = 0
  let sent = 0

  async function note(sort: Sort, ask: () => Promise<unknown>): Promise<boolean> {
    const from = performance.now()
    const error = await ask().then(
      () => undefined,
      (reason: unknown) => String(reason),
    )
    if (stopped.signal.aborted) return false
    asked.push({ sort, from, to: performance.now(), ...(error !== undefined && { error }) })
    return error === undefined
  }

  async function repeat(sort: Sort, ask: () => Promise<unknown>): Promise<void> {
    for (; !stopped.signal.aborted; await sleep(pause)) await note(sort, ask)
  }

  async function save(): Promise<void> {
    const number = ++sent
    await savePage(call, { id: page.id, content: pageText(number) })
    saved = number
  }

  /** Opens it again as soon as it breaks, as a browser does. */
  async function keepStream(): Promise<void> {
    const address = `${origin}/api/1/protected/page-presence.php?id=${page.id}`
    for (; !stopped.signal.aborted; await sleep(pause)) {
      let body: ReadableStream<Uint8Array> | null = null
      const isThere = await note('stream', async () => {
        const response = await fetch(address, { headers: { cookie, ...ownTool }, signal: stopped.signal })
        if (!response.ok) throw new Error(`the stream answered ${response.status}`)
        body = response.body
      })
      if (isThere) await note('stream', () => untilBroken(body))
    }
  }

  const work = Promise.all([
    repeat('kept page', () => visit(origin)),
    repeat('page for staff', () => visit(origin, cookie)),
    repeat('list', () => call('GET private/pagetype-get-list.json.php')),
    repeat('save', save),
    ...Array.from({ length: streamCount }, keepStream),
  ])
  return {
    origin,
    page,
    take: () => asked.splice(0),
    saved: () => saved,
    async stop() {
      stopped.abort()
      await work
    },
  }
}

async function visit(origin: string, cookie?: string): Promise<void> {
  const { status } = await read(origin, '/', cookie === undefined ? {} : { cookie })
  if (status !== 200) throw new Error(`the page answered ${status}`)
}

/** @throws when it breaks, which is all that can become of it. */
async function untilBroken(body: ReadableStream<Uint8Array> | null): Promise<never> {
  for await (const _ of body ?? []);
  throw new Error('the stream ended')
}
