// @vitest-environment node
import path from 'node:path'
import { testPageKind } from '@sitewright/page-kit/testing'
import client from './client/index.ts'
import server from './server/index.ts'
import { tablesOf } from './server/tables.ts'
import { samples } from './testing/sample-contents.ts'

const say = 'POST protected/plugin/sample-kind/say-thanks.json.php'
const reader = {
  account: { id: 1, name: 'Ann', email: 'ann@example.org' },
  permissions: new Set(['public']),
  roles: [],
}

testPageKind({
  client,
  server,
  folder: path.dirname(import.meta.dirname),
  ...samples,
  trash: {
    async fill({ db }) {
      await tablesOf(db).insertInto('sample_kind_thanks').values({ page_id: 1, account_id: 1, time: 1 }).execute()
    },
  },
  visitors: {
    unseen: {
      'a reader says thank you': (services) => {
        const { [say]: thank } = server.handlers?.(services) ?? {}
        return thank?.({ id: 1 }, { who: reader, client: { address: '192.0.2.1', userAgent: 'test' } })
      },
    },
  },
})
