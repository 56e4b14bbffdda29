import { Counter, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Uploads } from '../files/upload-file.ts'
import type { RouteKind } from './route-kind.ts'

export interface Answered {
  method: string | undefined
  status: number
  seconds: number
}

/** What the server counts while it works. Each costs less than a microsecond. */
export interface Metrics {
  registry: Registry
  answered: (kind: RouteKind, answer: Answered) => void
  /** An anonymous visitor asked for a page: was it cached? */
  htmlCacheRead: (isCached: boolean) => void
  /** How long a transaction that writes waited for its turn. */
  waitedToWrite: (seconds: number) => void
  uploaded: (bytes: number) => void
  /** Counts attempts to log in among the events that concern security. */
  security: (event: string) => void
  /** Entries of the audit log that nobody will ever read. */
  lostAuditEntries: (count: number) => void
  /** A page kind has failed at what it does of itself, such as `page.published`. */
  kindFailed: (task: { kind: string; what: string }) => void
}

/** Seconds: from what is answered out of memory to what a visitor does not wait for any more. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The statuses by which the server says that it has enough: of a caller, of everybody, of data. */
const limits = new Set([413, 429, 503, 507])

type Count = Counter.Internal

interface Series {
  count: Count
  duration: Histogram.Internal<'kind'>
}

/** @returns the metrics of one server, in a registry of their own. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'sitewright_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['kind', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'sitewright_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['kind'],
    buckets,
    registers,
  })
  const limited = new Counter({
    name: 'sitewright_http_limits_total',
    help: 'Requests refused because of a limit: 413 size, 429 attempts, 503 load, 507 storage.',
    labelNames: ['status'],
    registers,
  })
  const cacheReads = new Counter({
    name: 'sitewright_html_cache_reads_total',
    help: 'Pages that anonymous visitors asked for, by whether they were cached.',
    labelNames: ['result'],
    registers,
  })
  const writeWait = new Histogram({
    name: 'sitewright_database_write_wait_seconds',
    help: 'Time that a transaction waited for its turn to write.',
    buckets,
    registers,
  })
  const uploads = new Counter({ name: 'sitewright_uploads_total', help: 'Files that were received.', registers })
  const uploadBytes = new Counter({
    name: 'sitewright_upload_bytes_total',
    help: 'Bytes of files that were received.',
    registers,
  })
  const logins = new Counter({
    name: 'sitewright_sign_ins_total',
    help: 'Attempts to log in, by their result.',
    labelNames: ['result'],
    registers,
  })
  const lostEntries = new Counter({
    name: 'sitewright_audit_lost_total',
    help: 'Entries of the audit log that could not be written.',
    registers,
  })
  const kindFailures = new Counter({
    name: 'sitewright_kind_failures_total',
    help: 'Events and jobs at which a page kind failed.',
    labelNames: ['kind', 'what'],
    registers,
  })
  // every series from the start, so that its rate is known from the first event on
  const [hits, misses] = ['hit', 'miss'].map((result) => cacheReads.labels({ result })) as [Count, Count]
  for (const each of [hits, misses]) each.inc(0)
  for (const result of ['success', 'failure']) logins.inc({ result }, 0)
  for (const status of limits) limited.inc({ status }, 0)

  /** By kind, method and first digit of the status: found without making a text, since every request looks here. */
  const series: Partial<Record<RouteKind, Record<string, (Series | undefined)[]>>> = {}

  function seriesFor(kind: RouteKind, method: string, digit: number): Series {
    const ofMethod = ((series[kind] ??= {})[method] ??= [])
    return (ofMethod[digit] ??= {
      count: requests.labels({ kind, method, status: `${digit}xx` }),
      duration: durations.labels({ kind }),
    })
  }

  return {
    registry,
    answered(kind, { method, status, seconds }) {
      const shown = method === 'GET' || method === 'HEAD' || method === 'POST' ? method : 'other'
      const { count, duration } = seriesFor(kind, shown, Math.floor(status / 100))
      count.inc()
      duration.observe(seconds)
      if (status >= 400 && limits.has(status)) limited.inc({ status })
    },
    htmlCacheRead: (isCached) => (isCached ? hits : misses).inc(),
    waitedToWrite: (seconds) => writeWait.observe(seconds),
    uploaded(bytes) {
      uploads.inc()
      uploadBytes.inc(bytes)
    },
    security(event) {
      if (event === 'login') logins.inc({ result: 'success' })
      else if (event === 'login failed') logins.inc({ result: 'failure' })
    },
    lostAuditEntries: (count) => lostEntries.inc(count),
    kindFailed: ({ kind, what }) => kindFailures.inc({ kind, what }),
  }
}

/** Receives files, and reports the number of bytes of each. */
export function countUploads({ receive }: Pick<Uploads, 'receive'>, uploaded: (bytes: number) => void) {
  return {
    async receive(...asked: Parameters<typeof receive>) {
      const received = await receive(...asked)
      uploaded(received.file.size)
      return received
    },
  }
}

/** The same database, which reports how many seconds each transaction waited for its turn. */
export function timeWrites(database: Database, waited: (seconds: number) => void): Database {
  return {
    ...database,
    write(work) {
      const asked = performance.now()
      return database.write((tx) => {
        waited((performance.now() - asked) / 1000)
        return work(tx)
      })
    },
  }
}
