// @vitest-environment node
import path from 'node:path'
import { testPageKind } from '@sitewright/page-kit/testing'
import client from './client/index.ts'
import server from './server/index.ts'
import { humanCheckCalls, sampleActive, sampleDraft } from './testing/sample-forms.ts'
import { trash } from './testing/trash-test.ts'
import { visitors } from './testing/visitors-test.ts'

const secrets = ['office@example.org', 'A booking came in', 'Kept from visitors']

testPageKind({
  client,
  server,
  folder: path.dirname(import.meta.dirname),
  active: { content: sampleActive, shows: 'Our huts', secrets },
  draft: { content: sampleDraft, shows: 'new huts' },
  calls: humanCheckCalls,
  trash,
  visitors,
})
