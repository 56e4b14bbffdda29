import { describe, expect, it } from 'vitest'
import type { PageKindServer } from '../server/page-kind-server.ts'
import { kindServices } from './kind-services.ts'
import { testDatabases } from './test-databases.ts'

/** The tables of its own: each database of the site has to take them. */
export function tablesContract({ server }: { server: Pick<PageKindServer, 'clean' | 'migrations'> }): void {
  describe('tables', () => {
    it.each(testDatabases())('are made on $name', async ({ databaseUrl }) => {
      const services = await kindServices({ kind: server, databaseUrl })
      await expect(services.close()).resolves.toBeUndefined()
    })
  })
}
