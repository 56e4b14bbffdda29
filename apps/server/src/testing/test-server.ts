import { coreCalls, type CallTable, type StarterName } from '@sitewright/api-client/contract'
import { type PageKindServer, type SiteRenderer } from '@sitewright/page-kit/server'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { accountKeys } from '../accounts/account-keys.ts'
import { buildApp } from '../app.ts'
import { createChanges } from '../db/changes.ts'
import type { OpenOptions } from '../db/database.ts'
import type { Reserve } from '../db/reserve.ts'
import { openFileStore, uploadFolder, type FileStore } from '../files/file-store.ts'
import type { BodyTimes } from '../http/limit-body-time.ts'
import type { ConnectionLimits } from '../http/limit-connections.ts'
import { installedLanguages } from '../language/installed-languages.ts'
import { loadLanguages } from '../language/languages.ts'
import { createLog } from '../metrics/log.ts'
import { createPurgeQueue } from '../purging/purge-queue.ts'
import type { FrontCaches } from '../purging/send-purge.ts'
import { createServices } from '../create-services.ts'
import type { Services } from '../services.ts'
import { prepareContent } from '../starter/first-start.ts'
import { ownTool } from './foreign-requests.ts'
import { firstEvent } from './first-event.ts'
import { hashOnce } from './hash-once.ts'
import { openTestDatabase } from './test-database.ts'
import { listKind, noteKind } from './test-kinds.ts'

/** The account that each new test server has, whose role has all permissions. */
export const administrator = { email: 'admin@example.org', password: 'a long enough password' }

/** Monday, 2 November 2026, 09:00 UTC, in milliseconds. */
/** As they stand in the packages. */
const languages = loadLanguages(installedLanguages(), ({ error }) => {
  throw error
})

const morning = Date.UTC(2026, 10, 2, 9)

const streamsOf = (calls: CallTable) => Object.entries(calls).flatMap(([key, { stream }]) => (stream ? [key] : []))

/** The server's real code over a database of its own, called without a network. */
export interface TestServer {
  app: FastifyInstance
  services: Services
  /** The server's clock, in milliseconds; tests move it. */
  time: { now: number }
  /** What the server wrote to its log, as text. */
  log: string[]
  /** Where its files lie. */
  dataDir: string
  /** Set where the tests run on PostgreSQL. */
  databaseUrl: string | undefined
  /** A call to `/api/1/…`, as the given visitor. POSTs carry JSON, or a form. Of a stream it answers the first event. */
  call: (key: string, input?: unknown, options?: CallOptions) => Promise<LightMyRequestResponse>
  /** Asks for a page. */
  get: (url: string, options?: CallOptions) => Promise<LightMyRequestResponse>
  /** A logged-in visitor's cookie, for an account made on the spot with these permissions. */
  logIn: (...permissions: string[]) => Promise<Visitor>
  close: () => Promise<void>
}

/** Somebody who is logged in on a test server. */
export interface Visitor {
  cookie: string
  accountId: number
  roleId: number
  email: string
}

/** How a test calls the server. */
export interface CallOptions {
  as?: Visitor | undefined
  headers?: Record<string, string>
  /** Without the header by which a tool says that it is one. */
  bare?: boolean
}

/** What the built site would render, told as text: enough to see who got what. */
const plainRenderer: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: ["'sha256-test'"],
  async render({ page, denied, setup, menu, site, api, url }) {
    const status = page ? 200 : denied ? 403 : 404
    const content = page ? await api('GET protected/plugin/get-content.json.php', { id: page.id }) : []
    const html = JSON.stringify({ url, status, page, denied, setup, menu, title: site.title, content })
    return { status, html }
  },
}

/** A whole server on a fresh database, with a clock to set, reached without a network. */
export async function createTestServer({
  renderer = plainRenderer,
  publicUrl = 'http://localhost:3000',
  hasPublicUrl = true,
  starterSite = false,
  smtpUrl,
  humanCheckUrl = 'http://127.0.0.1:9/siteverify',
  geocoderUrl,
  kinds = [noteKind, listKind],
  files,
  maxUploadMb = 100,
  trustProxy = false,
  connections = { all: 1000, perAddress: 1000 },
  bodyTimes,
  metricsToken,
  assets = {},
  reserve,
  onQuery,
  frontCaches,
}: {
  renderer?: SiteRenderer
  publicUrl?: string
  hasPublicUrl?: boolean
  /** True for the first one. */
  starterSite?: boolean | StarterName
  smtpUrl?: string
  humanCheckUrl?: string
  /** Absent: places are searched for nowhere. */
  geocoderUrl?: string
  kinds?: readonly PageKindServer[]
  /** Where the bytes of files lie; absent: on disk. */
  files?: FileStore
  maxUploadMb?: number
  trustProxy?: boolean
  connections?: ConnectionLimits
  bodyTimes?: BodyTimes
  metricsToken?: string
  /** Files of the built site, by their paths. */
  assets?: Readonly<Record<string, string>>
  /** Absent: no room is held back. */
  reserve?: Reserve
  /** Is told of every query that was answered. */
  onQuery?: OpenOptions['onQuery']
  /** Absent: there are none in front of the site. */
  frontCaches?: FrontCaches
} = {}): Promise<TestServer> {
  const { database, dataDir, databaseUrl, isPrepared, prepared, remove } = await openTestDatabase(
    kinds,
    starterSite ? undefined : 'first start',
    onQuery ? { onQuery } : {},
  )
  const streams = new Set([coreCalls, ...kinds.map(({ calls }) => calls ?? {})].flatMap(streamsOf))
  const time = { now: morning }
  const log: string[] = []
  const logger = createLog({ level: 'info' }, { write: (line) => void log.push(line) })
  const now = () => Math.floor(time.now / 1000)
  const purges = frontCaches && createPurgeQueue({ database, caches: frontCaches, now, log: logger })
  const onError = (error: unknown) => log.push(String(error))
  const changes = createChanges({ database, databaseUrl, onError, record: purges?.record })
  const services = createServices({
    languages: await languages,
    database,
    changes,
    files: files ?? (await openFileStore({ dataDir })),
    uploadDir: uploadFolder(dataDir),
    maxUploadMb,
    kinds,
    clock: () => time.now,
    log: logger,
    publicUrl,
    smtpUrl,
    mailDir: path.join(dataDir, 'mail'),
    humanCheckUrl,
    ...(reserve ? { reserve } : {}),
    purges,
    mapTiles: 'https://tiles.example/{z}/{x}/{y}.png',
    geocoderUrl,
  })
  await prepareContent(services, {
    adminEmail: administrator.email,
    adminPassword: administrator.password,
    starterSite: starterSite === true ? 'walking-club' : starterSite || undefined,
  })
  if (!isPrepared) await prepared()
  const assetFolder = path.join(dataDir, 'assets')
  for (const [name, text] of Object.entries(assets)) {
    const file = path.join(assetFolder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const app = await buildApp({
    services,
    renderer,
    assets: assetFolder,
    dataDir,
    publicUrl,
    hasPublicUrl,
    trustProxy,
    connections,
    bodyTimes,
    metricsToken,
    log: logger,
  })

  function headersFor({ as, headers, bare }: CallOptions = {}): Record<string, string> {
    return {
      ...(as ? { cookie: as.cookie } : {}),
      ...(bare ? {} : ownTool),
      'user-agent': 'Mozilla/5.0 Test',
      ...headers,
    }
  }

  function call(key: string, input?: unknown, options: CallOptions = {}): Promise<LightMyRequestResponse> {
    const [method, name] = key.split(' ') as ['GET' | 'POST', string]
    const request: InjectOptions = { method, url: `/api/1/${name}`, headers: headersFor(options) }
    if (input instanceof FormData) request.payload = input
    else if (method === 'POST')
      Object.assign(request, {
        payload: typeof input === 'string' ? input : JSON.stringify(input ?? {}),
        headers: { 'content-type': 'application/json', ...request.headers },
      })
    else if (typeof input === 'string') request.url = `/api/1/${name}?${input}`
    else if (input) request.query = input as Record<string, string>
    return streams.has(key) ? firstEvent(app, request) : app.inject(request)
  }

  let accounts = 0
  async function logIn(...permissions: string[]): Promise<Visitor> {
    const email = `person${++accounts}@example.org`
    const { accountId, roleId } = await addAccount(services, { email, permissions })
    return { cookie: `sitewright=${await services.sessions.start(accountId)}`, accountId, roleId, email }
  }

  return {
    app,
    services,
    time,
    log,
    dataDir,
    databaseUrl,
    call,
    get: (url, options) => app.inject({ method: 'GET', url, headers: headersFor(options) }),
    logIn,
    async close() {
      await app.close()
      await services.purges?.close()
      await services.hits.close()
      await services.accounts.resetRequests.close()
      await services.eventDelivery.close()
      await services.jobs.close()
      await services.mail.close()
      await services.images.close()
      await services.renditions.close()
      await services.sweep.close()
      await services.subPageIndex.close()
      await services.audit.close()
      await changes.close()
      await database.close()
      await remove()
    },
  }
}

export interface NewAccount {
  email: string
  permissions?: readonly string[]
  name?: string
  password?: string
}

/** An account with a role of its own. */
export async function addAccount(
  { database, now }: Services,
  { email, permissions = [], name = email, password }: NewAccount,
): Promise<{ accountId: number; roleId: number }> {
  const password_hash = password === undefined ? null : await hashOnce(password)
  return database.write(async (tx) => {
    const account = await tx
      .insertInto('accounts')
      .values({ email, name, ...accountKeys({ email, name }), password_hash, created: now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const role = await tx.insertInto('roles').values({ title: email }).returning('id').executeTakeFirstOrThrow()
    await tx.insertInto('role_accounts').values({ role_id: role.id, account_id: account.id }).execute()
    for (const permission of permissions)
      await tx.insertInto('role_permissions').values({ role_id: role.id, permission }).execute()
    return { accountId: account.id, roleId: role.id }
  })
}
