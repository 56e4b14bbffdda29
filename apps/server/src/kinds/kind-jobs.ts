import { nextRun, type KindJob } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { createBackgroundWork } from '../http/background-work.ts'
import type { InSiteLanguage } from '../settings/site-language.ts'
import type { ServicesForKind } from './kind-services.ts'
import { createKindWork, type KindWork } from './kind-work.ts'
import type { PageKinds } from './page-kinds.ts'

/** How often it is looked for what is due. */
const pollInterval: Seconds = 20

/** Milliseconds that a job may take. */
const jobTimeout = 60 * 60_000

/** Characters of an error that are kept. */
const maxErrorLength = 500

export interface KindJobsOptions {
  database: Database
  kinds: PageKinds
  forKind: ServicesForKind
  inSiteLanguage: InSiteLanguage
  /** Milliseconds since 1970. */
  clock: () => number
  log: FastifyBaseLogger
  onFailed: KindWork['onFailed']
}

export interface JobRunner {
  start: () => void
  /** Does all that is due, and waits for it. */
  run: () => Promise<void>
  close: () => Promise<void>
}

interface NamedJob {
  kind: string
  name: string
  job: KindJob
}

/**
 * Carries out the jobs of page kinds: each time that one is due on one server of the site. A run that fails, or that ends with its
 * server, is not repeated: the job is due again at its next time.
 */
export function createKindJobs({
  database,
  kinds,
  forKind,
  inSiteLanguage,
  clock,
  log,
  onFailed,
}: KindJobsOptions): JobRunner {
  const work = createKindWork({ log, inSiteLanguage, onFailed, longest: jobTimeout })
  const jobs = [...kinds]
    .flatMap(([kind, server]) =>
      Object.entries(server.jobs ?? {}).map(([name, job]): NamedJob => ({ kind, name, job })),
    )
    .filter(isEverDue)
  const underWay = new Map<NamedJob, Promise<void>>()
  const onError = (err: unknown) => log.error({ err }, 'the jobs of page kinds could not be looked for')
  const background = createBackgroundWork({ work: beginDue, after: 0, retryAfter: pollInterval, onError })

  /** Of a kind that was not loaded as installed ones are; it hinders no other job. */
  function isEverDue({ kind, name, job }: NamedJob): boolean {
    try {
      return nextRun(job, 0) > 0
    } catch (err) {
      onFailed({ kind, what: name })
      log.error({ err, kind, what: name }, 'a job of a page kind is never due')
      return false
    }
  }

  async function beginDue(): Promise<Seconds | undefined> {
    if (jobs.length === 0) return undefined
    const time = clock()
    // by the site's clock
    const nexts = await inSiteLanguage(
      () => new Map(jobs.map((job) => [job, Math.ceil(nextRun(job.job, time) / 1000)])),
    )
    const rows = await database.read.selectFrom('kind_jobs').select(['kind', 'name', 'due']).execute()
    for (const [job, next] of nexts) {
      const known = rows.find(({ kind, name }) => kind === job.kind && name === job.name)
      // one that takes long is not begun again before it has ended
      if (underWay.has(job)) continue
      const isDue = known !== undefined && known.due * 1000 <= time
      // where it has another time now, or the clock was set back
      const isLate = known !== undefined && known.due > next
      if (known && !isDue && !isLate) continue
      const isClaimed = await claim(job, { known: known?.due, next })
      if (isClaimed && isDue) begin(job, known.due * 1000)
    }
    return pollInterval
  }

  function begin(named: NamedJob, due: number): void {
    const running = carryOut(named, due)
      .catch(onError)
      .finally(() => underWay.delete(named))
    underWay.set(named, running)
  }

  /**
   * Sets when it is due next, on one of several servers that find it due. A new job is due after its time, not at once.
   *
   * @returns false where another server was first.
   */
  async function claim(
    { kind, name }: NamedJob,
    { known, next: due }: { known: Seconds | undefined; next: Seconds },
  ): Promise<boolean> {
    return database.write(async (tx) => {
      if (known === undefined) {
        const row = { kind, name, due }
        await tx
          .insertInto('kind_jobs')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        return false
      }
      const claimed = await tx
        .updateTable('kind_jobs')
        .set({ due })
        .where('kind', '=', kind)
        .where('name', '=', name)
        .where('due', '=', known)
        .executeTakeFirst()
      return claimed.numUpdatedRows === 1n
    })
  }

  async function carryOut({ kind, name, job }: NamedJob, due: number): Promise<void> {
    let error = ''
    const outcome = await work.attempt({ kind, what: name }, async (signal) => {
      try {
        await job.run(forKind(kind), { due, signal })
      } catch (failure) {
        error = String(failure).slice(0, maxErrorLength).toWellFormed()
        throw failure
      }
    })
    if (outcome === 'stopped') return
    await database.write((tx) =>
      tx
        .updateTable('kind_jobs')
        .set((is) => ({
          failures: outcome === 'done' ? 0 : is('failures', '+', 1),
          error: outcome === 'done' ? '' : error || 'It took too long',
        }))
        .where('kind', '=', kind)
        .where('name', '=', name)
        .execute(),
    )
  }

  return {
    start: background.wake,
    async run() {
      await background.run()
      await Promise.all(underWay.values())
    },
    async close() {
      work.close()
      await background.close()
      await Promise.all(underWay.values())
    },
  }
}
