import {
  cacheRecent,
  definePageKindServer,
  headingsIn,
  htmlToText,
  sanitizeHtml,
  saveHandler,
} from '@sitewright/page-kit/server'
import { maxCharacters, singlePageCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { picture } from './picture.ts'

/** The single page on the server: one HTML text, sanitised before it is stored and again before it is given out. */
export default definePageKindServer({
  manifest,
  picture,
  blank: () => '',
  clean: (content) => sanitizeHtml(content, maxCharacters),
  text: htmlToText,
  headings: headingsIn,
  forReader: cacheRecent(sanitizeHtml),
  calls: singlePageCalls,
  handlers: (services) => ({
    'POST protected/plugin/single-page/save-page.json.php': saveHandler(manifest, services),
  }),
})
