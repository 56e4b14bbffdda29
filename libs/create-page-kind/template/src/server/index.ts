import { contentServer } from '@sitewright/page-kit/content/server'
import { definePageKindServer } from '@sitewright/page-kit/server'
import { sampleKindContent } from '../content.ts'
import { sampleKindCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { sampleKindHandlers } from './handlers.ts'
import { migrations } from './migrations.ts'
import { picture } from './picture.ts'

/** The kind on the server: what is done with its content follows from the fields, who said thank you is in a table of its own. */
export default definePageKindServer({
  ...contentServer(sampleKindContent),
  manifest,
  picture,
  migrations,
  calls: sampleKindCalls,
  handlers: sampleKindHandlers,
})
