import type { FastifyInstance } from 'fastify'
import { access, constants } from 'node:fs/promises'
import type { Database } from '../db/database.ts'
import { isUpToDate } from '../db/migrate.ts'

/** Milliseconds within which each part is to answer. */
const checkTimeout = 2000

/** Milliseconds for which an answer holds: to be asked more often costs nothing. */
const answerLife = 1000

/** What the server needs to be used. */
export const readinessParts = ['disk', 'database', 'migrations', 'storage'] as const

export type ReadinessPart = (typeof readinessParts)[number]

/** Of each part whether it can be used. */
export type Readiness = Readonly<Record<ReadinessPart, 'ok' | 'failed'>>

export interface ReadinessOptions {
  database: Database
  files: { read: (key: string) => Promise<unknown> }
  /** Where the server writes to. */
  dataDir: string
  /** Milliseconds since 1970. */
  clock: () => number
}

/** @returns what asks all parts at once, or gives the answer of a moment ago. */
export function createReadiness({ database, files, dataDir, clock }: ReadinessOptions): () => Promise<Readiness> {
  const checks: Record<ReadinessPart, () => Promise<unknown>> = {
    async disk() {
      const failure = database.diskFailure?.()
      if (failure) throw failure
    },
    database: () => database.read.selectNoFrom((is) => is.lit(1).as('one')).execute(),
    async migrations() {
      if (!(await isUpToDate(database))) throw new Error('The tables are of another version')
    },
    async storage() {
      await access(dataDir, constants.R_OK | constants.W_OK)
      // what nobody ever stored; only that there is an answer counts
      await files.read('readyz/readyz')
    },
  }
  /** The last answer, and when it came. */
  let last: { answer: Promise<Readiness>; at?: number } | undefined

  async function ask(): Promise<Readiness> {
    const states = await Promise.all(
      readinessParts.map(async (part) => [part, (await answers(checks[part])) ? 'ok' : 'failed'] as const),
    )
    return Object.fromEntries(states) as Readiness
  }

  return function readiness() {
    // who asks at the same time shares the answer, however long it takes; a clock that is set back holds nothing longer
    if (last && (last.at === undefined || Math.abs(clock() - last.at) < answerLife)) return last.answer
    const next: NonNullable<typeof last> = { answer: ask() }
    last = next
    void next.answer.then(() => (next.at = clock()))
    return next.answer
  }
}

/**
 * `GET /readyz`: 200 while the database answers and has the tables of this program, and the storage can be used; else 503.
 * Both name the state of each part and no reasons, which are nobody's business. It tells load balancers where to send
 * visitors; `/healthz` asks nobody but the server itself.
 */
export function registerReadiness(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    async handler(_, reply) {
      const parts = await readiness()
      const isReady = Object.values(parts).every((state) => state === 'ok')
      return reply
        .code(isReady ? 200 : 503)
        .header('Cache-Control', 'no-store')
        .send({ status: isReady ? 'ok' : 'unavailable', parts })
    },
  })
}

async function answers(check: () => Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(() => late.resolve(false), checkTimeout)
  const answer = check().then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
