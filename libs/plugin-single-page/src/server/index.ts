import { definePageKindServer, htmlToText, rememberRecent, sanitizeHtml } from '@sitewright/page-kit/server'
import { singlePageCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { saveHandlers } from './save-handlers.ts'

/** The single page on the server: one HTML text, sanitised before it is stored and again before it is given out. */
export default definePageKindServer({
  manifest,
  blank: () => '',
  clean: sanitizeHtml,
  text: htmlToText,
  forReader: rememberRecent(sanitizeHtml),
  calls: singlePageCalls,
  handlers: saveHandlers,
})
