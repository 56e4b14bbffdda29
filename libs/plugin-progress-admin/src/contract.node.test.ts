// @vitest-environment node
import path from 'node:path'
import { testPageKind } from '@sitewright/page-kit/testing'
import client from './client/index.ts'
import server from './server/index.ts'
import { tablesOf } from './server/tables/index.ts'
import { sampleReply } from './testing/sample-systems.ts'

testPageKind({
  client,
  server,
  folder: path.dirname(import.meta.dirname),
  reply: sampleReply,
  shows: sampleReply.SystemName,
  trash: {
    async fill({ db }) {
      const system = { id: 1, name: 'Guides', name_key: 'guides', created: 1, version: 1 }
      await tablesOf(db).insertInto('progress_systems').values(system).execute()
      await tablesOf(db).insertInto('progress_pages').values({ page_id: 1, system_id: 1 }).execute()
    },
  },
})
