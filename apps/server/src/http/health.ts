import type { FastifyInstance } from 'fastify'
import { access, constants, statfs } from 'node:fs/promises'
import type { Database } from '../db/database.ts'
import { isUpToDate } from '../db/migrate.ts'
import { errors } from '../errors.ts'

/** Bytes of free disk space below which saving may soon fail. */
const scarce = 64 * 1024 * 1024

export interface HealthOptions {
  /** Bytes that may still be written. */
  freeSpace: () => Promise<number>
  /** Why the disk is not written to any more. */
  diskFailure?: Database['diskFailure']
}

/**
 * `GET /healthz`: `ok` once the server is ready, `degraded` while the disk is nearly full or cannot be asked. Reading goes
 * on then, so both are 200. `failed` with 503 and the reason where nothing can be saved until the server is started again.
 */
export function registerHealth(app: FastifyInstance, { freeSpace, diskFailure }: HealthOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    async handler(_, reply) {
      void reply.header('Cache-Control', 'no-store')
      if (diskFailure?.()) return reply.code(503).send({ status: 'failed', reason: errors.diskFailed.message })
      const free = await freeSpace().catch(() => 0)
      return reply.send({ status: free < scarce ? 'degraded' : 'ok' })
    },
  })
}

/** Bytes that may still be written into a folder. */
export async function freeSpaceIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Milliseconds within which each part is to answer. */
const checkTimeout = 2000

export interface ReadinessOptions {
  database: Database
  files: { read: (key: string) => Promise<unknown> }
  /** Where the server writes to. */
  dataDir: string
}

/**
 * `GET /readyz`: 200 while the database answers and has the tables of this program, and the storage can be used; else 503
 * with what cannot be. For whatever decides where visitors are sent; `/healthz` asks nobody but the server itself.
 */
export function registerReadiness(app: FastifyInstance, { database, files, dataDir }: ReadinessOptions): void {
  const parts = {
    disk: async () => {
      const failure = database.diskFailure?.()
      if (failure) throw failure
    },
    database: () => database.read.selectNoFrom((is) => is.lit(1).as('one')).execute(),
    migrations: async () => {
      if (!(await isUpToDate(database))) throw new Error('The tables are of another version')
    },
    storage: async () => {
      await access(dataDir, constants.R_OK | constants.W_OK)
      // what nobody ever stored; only that there is an answer counts
      await files.read('readyz/readyz')
    },
  }
  let asking: Promise<string[]> | undefined

  async function failing(): Promise<string[]> {
    const found = await Promise.all(
      Object.entries(parts).map(async ([name, ask]) => ((await answers(ask)) ? undefined : name)),
    )
    return found.filter((name) => name !== undefined)
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    async handler(_, reply) {
      // who asks at the same time shares the answer
      asking ??= failing().finally(() => (asking = undefined))
      const failed = await asking
      void reply.header('Cache-Control', 'no-store')
      return failed.length === 0
        ? reply.send({ status: 'ok' })
        : reply.code(503).send({ status: 'unavailable', failed })
    },
  })
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(() => late.resolve(false), checkTimeout)
  const answer = ask().then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
