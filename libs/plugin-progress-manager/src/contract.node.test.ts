// @vitest-environment node
import path from 'node:path'
import { testPageKind } from '@sitewright/page-kit/testing'
import client from './client/index.ts'
import server from './server/index.ts'
import { sampleReply } from './testing/sample-progress.ts'

testPageKind({
  client,
  server,
  folder: path.dirname(import.meta.dirname),
  reply: sampleReply,
  shows: 'Mountain guides',
})
