// @vitest-environment node
import path from 'node:path'
import { testPageKind } from '@sitewright/page-kit/testing'
import client from './client/index.ts'
import server from './server/index.ts'

testPageKind({
  client,
  server,
  folder: path.dirname(import.meta.dirname),
  active: { content: '<h1>Our huts</h1><p>Two of <b>them</b></p>', shows: 'Our huts' },
  draft: { content: '<p>Our new huts</p>', shows: 'new huts' },
})
