import { contentServer } from '@sitewright/page-kit/content/server'
import { definePageKindServer } from '@sitewright/page-kit/server'
import { sampleKindContent } from '../content.js'
import { sampleKindCalls } from '../contract.js'
import { manifest } from '../manifest.js'
import { sampleKindHandlers } from './handlers.js'
import { migrations } from './migrations.js'
import { picture } from './picture.js'
/** The kind on the server: what is done with its content follows from the fields, who said thank you is in a table of its own. */
export default definePageKindServer({
  ...contentServer(sampleKindContent),
  manifest,
  picture,
  migrations,
  calls: sampleKindCalls,
  handlers: sampleKindHandlers,
})
