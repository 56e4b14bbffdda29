import fs from 'node:fs'
import path from 'node:path'
import type { PageKindServer, SiteRenderer } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { fileUrl, siblingApp, type Config } from './config.ts'
import { createChanges, type Changes } from './db/changes.ts'
import { lockDataFolder, makeDataFolder } from './db/data-folder.ts'
import type { Database } from './db/database.ts'
import { withStartLock } from './db/database-lock.ts'
import type { AnyDb } from './db/engine.ts'
import { migrate, migrationsOf } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { createReserve, noReserve, startOnReserve } from './db/reserve.ts'
import { tableNames } from './db/site-tables.ts'
import { StartError } from './db/start-error.ts'
import { whenReachable } from './db/when-reachable.ts'
import { openFileStore, uploadFolder } from './files/file-store.ts'
import { drain } from './http/drain.ts'
import { loadKinds } from './kinds/installed-kinds.ts'
import { installedLanguages } from './language/installed-languages.ts'
import { loadLanguages } from './language/languages.ts'
import { createMetrics, timeWrites, type Metrics } from './metrics/site-metrics.ts'
import { createServices } from './create-services.ts'
import type { Services } from './services.ts'
import { createPurgeQueue, type PurgeQueue } from './purging/purge-queue.ts'
import { startFillingListKeys } from './starter/fill-list-keys.ts'
import { assertNoHalfSite } from './starter/assert-no-half-site.ts'
import { prepareContent, type FirstStart } from './starter/first-start.ts'

export interface RunningServer {
  app: FastifyInstance
  services: Services
  /** Where it listens, as an address to open. */
  address: string
  firstStart?: FirstStart
  /** Finishes running requests, then closes everything. */
  stop: () => Promise<void>
}

export interface StartOptions {
  config: Config
  log: FastifyBaseLogger
  /** Milliseconds since 1970. */
  clock?: () => number
  /** Where the built site is. */
  site?: string
  /** The site while somebody works on it. */
  develop?: Development
  /** Ends a start that waits for its database. */
  signal?: AbortSignal
  /** Is called when the server can save nothing until it is started again. */
  onBroken?: () => void
}

/** What a server gets while somebody works on the site, and finds by itself otherwise. */
export interface Development {
  renderer: SiteRenderer
  /** The server halves of the page kinds, as they are now. */
  kinds: readonly PageKindServer[]
  /** Lets the server answer; somebody else has the port. */
  listen: (app: FastifyInstance) => PromiseLike<unknown>
}

/**
 * Opens the data, brings it up to date and listens. It waits for a PostgreSQL that is away.
 *
 * @throws {StartError} with one clear line; the data is then as it was.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, log } = options
  return config.databaseUrl ? start(options) : startOnReserve({ folder: config.dataDir, log }, () => start(options))
}

async function start(options: StartOptions): Promise<RunningServer> {
  const closers = createClosers()
  try {
    return await startOn(closers, options)
  } catch (error) {
    await closers.close()
    throw error
  }
}

async function startOn(closers: Closers, options: StartOptions): Promise<RunningServer> {
  const { config, log, site = siblingApp('site'), develop } = options
  makeDataFolder(config.dataDir)
  if (!config.databaseUrl) closers.add(lockDataFolder(config.dataDir).release)

  const data = await openData(closers, options)
  const renderer = settled(develop?.renderer ?? loadRenderer(site))
  const services = await makeServices(closers, options, data)
  const firstStart = await data.inTurn(() => prepareContent(services, config))
  const filling = startFillingListKeys({ database: data.database, kinds: services.kinds, log })
  closers.add(filling.close)
  await filling.begun

  const app = await buildApp({
    services,
    renderer: await renderer(),
    assets: path.join(site, 'dist/client'),
    dataDir: config.dataDir,
    publicUrl: config.publicUrl,
    hasPublicUrl: config.hasPublicUrl,
    trustProxy: config.trustProxy,
    connections: config.connections,
    metricsToken: config.metricsToken,
    log,
    develop: develop !== undefined,
  })
  closers.add(async () => {
    // streams never end by themselves
    services.streams.close()
    await drain(app.server)
    await app.close()
  })
  const address = develop ? '' : await listen(app, config)
  await develop?.listen(app)
  services.mail.start()
  await services.purges?.start()
  services.sweep.start()
  services.subPageIndex.start({ mayRun: data.changes.leads })
  services.eventDelivery.start()
  services.jobs.start()
  services.maintenance.start({ mayRun: data.changes.leads })
  services.accounts.resetRequests.start()
  return { app, services, address, stop: closers.close, ...(firstStart ? { firstStart } : {}) }
}

/** What a start has opened; it is closed in reverse order. */
interface Closers {
  add: (...closers: (() => unknown)[]) => void
  close: () => Promise<void>
}

function createClosers(): Closers {
  const closers: (() => unknown)[] = []
  return {
    add: (...more) => void closers.push(...more),
    async close() {
      for (const close of closers.splice(0).reverse()) await close()
    },
  }
}

/** The database with its tables brought up to date, and what stands directly on it. */
interface OpenData {
  database: Database
  changes: Changes
  /** The installed page kinds whose tables are there. */
  kinds: readonly PageKindServer[]
  purges: PurgeQueue | undefined
  metrics: Metrics
  /** Does work that only one of several servers may do at a time. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
}

async function openData(closers: Closers, options: StartOptions): Promise<OpenData> {
  const { config, log, clock = Date.now, signal, onBroken } = options
  const onDiskFailure = (err: Error) => {
    log.fatal({ err }, 'the disk has failed: nothing can be saved until the server is started again')
    onBroken?.()
  }
  const onWait = (err: unknown, pause: number) =>
    log.warn({ err }, `the database cannot be reached and is tried again in ${pause / 1000} s`)
  const reached = <Result>(work: () => Promise<Result>) => whenReachable(work, { signal, onWait })
  const inTurn = <Result>(work: () => Promise<Result>) => reached(() => withStartLock(config.databaseUrl, work))

  const metrics = createMetrics()
  if (!config.databaseUrl) await assertNoHalfSite(config, fs.existsSync(path.join(config.dataDir, 'sitewright.sqlite')))
  const opened = await reached(() => openDatabase(config, { onDiskFailure }))
  const database = timeWrites(opened, metrics.waitedToWrite)
  closers.add(database.close)
  // not beside it: a program that is busy loading would take an answer that waits for one that does not come
  const installed = options.develop?.kinds ?? (await loadInstalledKinds(options))
  const { cachePurgeUrls: urls, cachePurgeHeader: header } = config
  const now = () => Math.floor(clock() / 1000)
  const purges = urls.length > 0 ? createPurgeQueue({ database, caches: { urls, header }, now, log }) : undefined
  const changes = createChanges({
    database,
    record: purges?.record,
    databaseUrl: config.databaseUrl,
    onError: (err) => log.warn({ err }, 'the connection that listens for changes was lost'),
  })
  closers.add(changes.close)
  // before anything is written: no command has the database for itself from now on
  await reached(changes.listen)
  const leftOut = await inTurn(async () => {
    if (config.databaseUrl) await assertNoHalfSite(config, await hasTables(database))
    return migrate(database, migrationsOf(installed))
  })
  for (const { kind, step, error } of leftOut)
    log.error({ err: error, kind, step }, 'the page kind is disabled: its tables could not be migrated')
  const kinds = installed.filter(({ manifest }) => !leftOut.some(({ kind }) => kind === manifest.kind))
  return { database, changes, kinds, purges, metrics, inTurn }
}

function loadInstalledKinds({ config, log }: StartOptions): Promise<readonly PageKindServer[]> {
  return loadKinds(
    ({ package: name, error }) => log.error({ err: error }, `the page kind ${name} could not be loaded`),
    config.siteFolder,
  )
}

async function makeServices(closers: Closers, options: StartOptions, data: OpenData): Promise<Services> {
  const { config, log, clock = Date.now } = options
  const { database, changes, kinds, purges, metrics } = data
  const reserve = config.databaseUrl ? noReserve : createReserve({ folder: config.dataDir, log })
  closers.add(reserve.close)
  const services = createServices({
    languages: await loadLanguages(installedLanguages(config.siteFolder), ({ package: name, language, error }) =>
      log.error({ err: error }, `the translations of ${name} into ${language} could not be read`),
    ),
    database,
    changes,
    files: await openFileStore(config),
    uploadDir: uploadFolder(config.dataDir),
    maxUploadMb: config.maxUploadMb,
    kinds,
    clock,
    log,
    publicUrl: config.publicUrl,
    smtpUrl: config.smtpUrl,
    mailDir: path.join(config.dataDir, 'mail'),
    humanCheckUrl: config.humanCheckUrl,
    mapTiles: config.mapTiles,
    geocoderUrl: config.geocoderUrl,
    auditDays: config.auditDays,
    reserve,
    metrics,
    purges,
  })
  // closed in reverse order: whatever is still done until then is written down
  closers.add(services.audit.close)
  if (purges) closers.add(purges.close)
  closers.add(services.hits.close, services.mail.close, services.accounts.resetRequests.close)
  closers.add(services.eventDelivery.close, services.jobs.close)
  closers.add(services.renditions.close, services.sweep.close, services.maintenance.close, services.subPageIndex.close)
  // before those who would wait for it
  closers.add(services.images.close)
  return services
}

async function hasTables({ raw }: Database): Promise<boolean> {
  return (await tableNames(raw as unknown as AnyDb)).length > 0
}

async function loadRenderer(site: string): Promise<SiteRenderer> {
  const entry = path.join(site, 'dist/server/entry-server.js')
  if (!fs.existsSync(entry)) throw new StartError('The site is not built yet; `npm start` builds it first')
  const module = (await import(fileUrl(entry))) as { default: SiteRenderer }
  return module.default
}

/** Lets work go on beside other work whose failure is to be told first. */
function settled<Value>(value: Value | Promise<Value>): () => Promise<Value> {
  const work = Promise.resolve(value)
  work.catch(() => {})
  return () => work
}

/**
 * Connections that wait to be accepted; the system may allow less. Beyond it a visitor's attempt is dropped without a word
 * and tried again by their system after one second, then three, seven and fifteen.
 */
const backlog = 4096

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port, backlog })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use; set PORT to a free one`)
    throw new StartError(`Cannot listen on ${host} port ${port}: ${message}`)
  }
}
