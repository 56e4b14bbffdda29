import { definePageKindServer, htmlToText, sanitizeHtml } from '@sitewright/page-kit/server'
import { singlePageCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { saveHandlers } from './save-handlers.ts'

/** The single page on the server: one HTML text, sanitised before it is stored. */
export default definePageKindServer({
  manifest,
  blank: () => '',
  clean: sanitizeHtml,
  text: htmlToText,
  calls: singlePageCalls,
  handlers: saveHandlers,
})
