import { describe, expect, it } from 'vitest'
import type { PageKindServer } from '../server/page-kind-server.ts'
import { assertComesBack, type TrashTest } from './assert-comes-back.ts'
import { testDatabases } from './test-databases.ts'

interface Tested extends TrashTest {
  server: Pick<PageKindServer, 'manifest' | 'clean' | 'forPublishing' | 'migrations'>
}

/** What is deleted of the kind's own tables. */
export function trashContract({ server, fill, deletions = {} }: Tested): void {
  describe.each(testDatabases())('trash on $name', ({ databaseUrl }) => {
    it('gives back with a page all rows that were deleted with it', async () => {
      await expect(assertComesBack({ server, fill, what: 'page', databaseUrl })).resolves.toBeUndefined()
    })

    it.each(Object.entries(deletions))('gives back a %s as it was', async (what, remove) => {
      await expect(assertComesBack({ server, fill, what, remove, databaseUrl })).resolves.toBeUndefined()
    })
  })
}
