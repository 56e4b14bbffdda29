import { momentOf, wallClockOf } from '@sitewright/messages'
import type { PageKindServices } from './services.ts'

/** How a job is carried out. */
export interface JobRun {
  /** When it was due; milliseconds since 1970. */
  due: number
  /** Aborted when the server stops. */
  signal: AbortSignal
}

/** When a job is due. */
export type JobTime =
  | {
      /** Milliseconds from one run to the next, at least a minute. */
      every: number
    }
  | {
      /** Once a day, at this time of the site's clock, such as `06:30`; of the server's (`TZ`) where the site has no time zone. */
      at: `${number}:${number}`
    }

/** Something that a kind does at certain times. */
export type KindJob = JobTime & {
  run: (services: PageKindServices, run: JobRun) => Promise<void>
}

/** By names of the kind's own, which must stay. */
export type KindJobs = Readonly<Record<string, KindJob>>

const minute = 60_000

/**
 * When a job is due next by the clock of the current language; milliseconds since 1970.
 *
 * @param after - a time, in milliseconds since 1970.
 * @throws {RangeError} for an interval or a time of the clock that is none.
 */
export function nextRun(job: JobTime, after: number): number {
  if ('every' in job) {
    if (!(job.every >= minute)) throw new RangeError('A job is due once a minute at most')
    if (!Number.isSafeInteger(Math.ceil(job.every))) throw new RangeError(`${job.every} milliseconds are no interval`)
    return after + job.every
  }
  // a kind without types may say anything
  const at = String(job.at as unknown)
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? []
  if (hours === '') throw new RangeError(`'${at}' is no time of the clock, such as 06:30`)
  const { year, month, day } = wallClockOf(after)
  const on = (date: number) => momentOf({ ...{ year, month, day: date }, hour: Number(hours), minute: Number(minutes) })
  // a night on which clocks change has a day of its own length
  return on(day) > after ? on(day) : on(day + 1)
}

/** @throws {RangeError} naming the job whose time is none. */
export function assertJobTimes(jobs: KindJobs): void {
  for (const [name, job] of Object.entries(jobs)) {
    try {
      nextRun(job, 0)
    } catch (cause) {
      throw new RangeError(`its job '${name}' is never due: ${(cause as Error).message}`, { cause })
    }
  }
}
