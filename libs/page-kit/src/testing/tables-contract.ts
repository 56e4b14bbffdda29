import { describe, expect, it } from 'vitest'
import type { PageKindServer } from '../server/page-kind-server.ts'
import { compileMigrations, databaseNames } from './compile-migrations.ts'
import { kindServices } from './kind-services.ts'
import { testDatabases } from './test-databases.ts'

/** The tables of its own: each database of the site has to take them. */
export function tablesContract({ server }: { server: Pick<PageKindServer, 'clean' | 'migrations'> }): void {
  describe('tables', () => {
    it.each(databaseNames)('are written as %s takes them', async (database) => {
      expect(await compileMigrations(server.migrations ?? {}, database)).toBeDefined()
    })

    it.each(testDatabases())('are made on $name', async ({ databaseUrl }) => {
      const services = await kindServices({ kind: server, databaseUrl })
      await expect(services.close()).resolves.toBeUndefined()
    })
  })
}
