// @vitest-environment node
import path from 'node:path'
import { testPageKind } from '@sitewright/page-kit/testing'
import client from './client/index.ts'
import server from './server/index.ts'
import { tablesOf } from './server/tables.ts'
import { samples } from './testing/sample-contents.ts'

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
})
