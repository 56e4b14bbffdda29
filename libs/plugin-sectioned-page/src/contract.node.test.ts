// @vitest-environment node
import path from 'node:path'
import { testPageKind } from '@sitewright/page-kit/testing'
import client from './client/index.ts'
import server from './server/index.ts'
import { sampleActive, sampleDraft } from './testing/sample-pages.ts'
import { trash } from './testing/trash-test.ts'
import { visitors } from './testing/visitors-test.ts'

testPageKind({
  client,
  server,
  folder: path.dirname(import.meta.dirname),
  active: { content: sampleActive, shows: 'Our huts', secrets: ['not yet to be seen'] },
  draft: { content: sampleDraft, shows: 'new huts' },
  trash,
  visitors,
})
