import type { NoteSecurity } from '../audit/security-log.ts'
import { createRegistry, type Counter, type Histogram, type Registry } from './registry.ts'
import type { RouteKind } from './route-kind.ts'

export interface Answered {
  method: string | undefined
  status: number
  seconds: number
}

/** What the server counts while it works. Each costs well under a microsecond. */
export interface Metrics {
  registry: Registry
  answered: (kind: RouteKind, answer: Answered) => void
  /** An anonymous visitor asked for a page: was it kept? */
  htmlCacheRead: (kept: boolean) => void
  /** How long a transaction that writes waited for its turn. */
  waitedToWrite: (seconds: number) => void
  uploaded: (bytes: number) => void
  /** Counts attempts to sign in. */
  security: NoteSecurity
  /** Entries of the audit log that nobody will ever read. */
  lostAuditEntries: (count: number) => void
}

/** Seconds: from what is answered out of memory to what a visitor does not wait for any more. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The statuses by which the server says that it has enough: of a caller, of everybody, of data. */
const limits = new Set([413, 429, 503, 507])

interface Series {
  count: Counter
  duration: Histogram
}

export function createMetrics({ onError }: { onError: (error: unknown) => void }): Metrics {
  const registry = createRegistry({ onError })
  const { counter, histogram } = registry
  const requests = counter({ name: 'sitewright_http_requests_total', help: 'Requests that were answered.' })
  const durations = histogram({
    name: 'sitewright_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    bounds,
  })
  const limited = counter({
    name: 'sitewright_http_limits_total',
    help: 'Requests refused because of a limit: 413 size, 429 attempts, 503 load, 507 storage.',
  })
  const cache = counter({
    name: 'sitewright_html_cache_reads_total',
    help: 'Pages that anonymous visitors asked for, by whether they were kept.',
  })
  const writeWait = histogram({
    name: 'sitewright_database_write_wait_seconds',
    help: 'Time that a transaction waited for its turn to write.',
    bounds,
  })()
  const uploads = counter({ name: 'sitewright_uploads_total', help: 'Files that were received.' })()
  const uploadBytes = counter({ name: 'sitewright_upload_bytes_total', help: 'Bytes of files that were received.' })()
  const signIns = counter({ name: 'sitewright_sign_ins_total', help: 'Attempts to sign in, by their result.' })
  const lost = counter({
    name: 'sitewright_audit_lost_total',
    help: 'Entries of the audit log that could not be written.',
  })()
  const kept = { hit: cache({ result: 'hit' }), miss: cache({ result: 'miss' }) }
  const signedIn = { yes: signIns({ result: 'success' }), no: signIns({ result: 'failure' }) }
  // there from the start, so that a rate is known from the first one on
  for (const status of limits) limited({ status: String(status) })

  /** By kind, method and first digit of the status: found without making a text, since every request looks here. */
  const series: Partial<Record<RouteKind, Record<string, (Series | undefined)[]>>> = {}

  function seriesFor(kind: RouteKind, method: string, digit: number): Series {
    const ofMethod = ((series[kind] ??= {})[method] ??= [])
    return (ofMethod[digit] ??= {
      count: requests({ kind, method, status: `${digit}xx` }),
      duration: durations({ kind }),
    })
  }

  return {
    registry,
    answered(kind, { method, status, seconds }) {
      const shown = method === 'GET' || method === 'HEAD' || method === 'POST' ? method : 'other'
      const { count, duration } = seriesFor(kind, shown, Math.floor(status / 100))
      count.add()
      duration.observe(seconds)
      if (status >= 400 && limits.has(status)) limited({ status: String(status) }).add()
    },
    htmlCacheRead: (isKept) => (isKept ? kept.hit : kept.miss).add(),
    waitedToWrite: writeWait.observe,
    uploaded(bytes) {
      uploads.add()
      uploadBytes.add(bytes)
    },
    security(event) {
      if (event === 'login') signedIn.yes.add()
      else if (event === 'login failed') signedIn.no.add()
    },
    lostAuditEntries: lost.add,
  }
}
