import type { PageKindServer, SiteRenderer } from '@sitewright/page-kit/server'
import type { FastifyInstance } from 'fastify'
import path from 'node:path'
import { buildApp } from '../app.ts'
import { createChanges, type Changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'
import { uploadFolder } from '../files/file-store.ts'
import { createLog } from '../metrics/log.ts'
import { createServices } from '../create-services.ts'
import type { TestServer } from './test-server.ts'

export interface ServerBesideOptions {
  renderer: SiteRenderer
  kinds: readonly PageKindServer[]
}

/** Another server over the database of a test server; it answers, and is never told to do anything. */
export interface ServerBeside {
  app: FastifyInstance
  close: () => Promise<void>
}

/** One that keeps nothing in memory: to it everything has always changed. */
export function startForgetful(server: TestServer, options: ServerBesideOptions): Promise<ServerBeside> {
  const { database, changes } = server.services
  let questions = 0
  return startBeside(server, {
    ...options,
    database: { ...database, version: () => undefined },
    changes: { ...changes, version: () => ++questions, close: async () => {} },
  })
}

/** One that is notified of what the test server changes; for PostgreSQL. */
export async function startNotified(server: TestServer, options: ServerBesideOptions): Promise<ServerBeside> {
  const { databaseUrl, services } = server
  const onError = (error: unknown) => server.log.push(String(error))
  const changes = createChanges({ database: services.database, databaseUrl, onError })
  await changes.listen()
  return startBeside(server, { ...options, database: services.database, changes })
}

async function startBeside(
  { dataDir, services, log }: TestServer,
  { renderer, kinds, ...own }: ServerBesideOptions & { database: Database; changes: Changes },
): Promise<ServerBeside> {
  const publicUrl = 'http://localhost:3000'
  const logger = createLog({ level: 'info' }, { write: (line) => void log.push(line) })
  const beside = createServices({
    ...own,
    languages: services.languages,
    files: services.files,
    uploadDir: uploadFolder(dataDir),
    maxUploadMb: 100,
    kinds,
    clock: services.clock,
    log: logger,
    publicUrl,
    smtpUrl: undefined,
    mailDir: path.join(dataDir, 'mail'),
    humanCheckUrl: 'http://127.0.0.1:9/siteverify',
    mapTiles: 'https://tiles.example/{z}/{x}/{y}.png',
  })
  const app = await buildApp({
    services: beside,
    renderer,
    assets: path.join(dataDir, 'assets'),
    dataDir,
    publicUrl,
    hasPublicUrl: true,
    trustProxy: false,
    connections: { all: 1000, perAddress: 1000 },
    log: logger,
  })
  return {
    app,
    async close() {
      await app.close()
      await beside.mail.close()
      await beside.images.close()
      await beside.renditions.close()
      await own.changes.close()
    },
  }
}
