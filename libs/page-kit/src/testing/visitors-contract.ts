import { describe, expect, it } from 'vitest'
import type { PageKind } from '../page-kind.ts'
import type { PageKindServer } from '../server/page-kind-server.ts'
import { assertReachesVisitors, type ShownParts, type VisitorsTest } from './assert-reaches-visitors.ts'
import type { Answers } from './fake-api.ts'
import { testDatabases } from './test-databases.ts'

interface Tested extends VisitorsTest {
  client: Pick<PageKind, 'load'>
  server: Pick<PageKindServer, ShownParts>
  content?: string
  calls?: Answers | undefined
}

/** What visitors see of the kind's own tables, however long the server keeps pages. */
export function visitorsContract({ seen = {}, unseen = {}, ...kind }: Tested): void {
  describe.each(testDatabases())('visitors on $name', ({ databaseUrl }) => {
    const tested = { ...kind, databaseUrl }

    it.each(Object.entries(seen))('see afterwards: %s', async (what, change) => {
      await expect(assertReachesVisitors({ ...tested, what, change, isSeen: true })).resolves.toBeUndefined()
    })

    it.each(Object.entries(unseen))('go on having the kept page: %s', async (what, change) => {
      await expect(assertReachesVisitors({ ...tested, what, change, isSeen: false })).resolves.toBeUndefined()
    })
  })
}
