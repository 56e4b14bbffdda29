import { definePageKindServer } from '@sitewright/page-kit/server'
import { blankContent, writeContent } from '../content.ts'
import { sampleKindCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { cleanContent, textOf } from './clean-content.ts'
import { sampleKindHandlers } from './handlers.ts'
import { migrations } from './migrations.ts'
import { picture } from './picture.ts'

/** The kind on the server: its content is JSON text, who said thank you is in a table of its own. */
export default definePageKindServer({
  manifest,
  picture,
  blank: () => writeContent(blankContent),
  clean: cleanContent,
  text: textOf,
  migrations,
  calls: sampleKindCalls,
  handlers: sampleKindHandlers,
})
