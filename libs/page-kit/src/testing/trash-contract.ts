import { describe, expect, it } from 'vitest'
import type { PageKindServer } from '../server/page-kind-server.ts'
import { assertComesBack, type TrashTest } from './assert-comes-back.ts'

interface Tested extends TrashTest {
  server: Pick<PageKindServer, 'manifest' | 'clean' | 'forPublishing' | 'migrations'>
}

/** What is deleted of the kind's own tables. */
export function trashContract({ server, fill, deletions = {} }: Tested): void {
  describe('trash', () => {
    it('gives back with a page all rows that were deleted with it', async () => {
      await expect(assertComesBack({ server, fill, what: 'page' })).resolves.toBeUndefined()
    })

    it.each(Object.entries(deletions))('gives back a %s as it was', async (what, remove) => {
      await expect(assertComesBack({ server, fill, what, remove })).resolves.toBeUndefined()
    })
  })
}
