import path from 'node:path'
import { testPageKind } from '@sitewright/page-kit/testing'
import client from './client/index.ts'
import server from './server/index.ts'
import { samples } from './testing/sample-contents.ts'

testPageKind({ client, server, folder: path.dirname(import.meta.dirname), ...samples })
