import { cleanHtml } from '@sitewright/html/browser'
import { dropNoise } from './drop-noise.ts'
import { formatsFromStyles } from './formats-from-styles.ts'
import { plainBlocks } from './plain-blocks.ts'
import { wordLists } from './word-lists.ts'

/**
 * What is worth keeping of HTML copied from Word, Google Docs or a web page: structure, links, images, tables and
 * character formats; not its fonts, colours, sizes, classes and wrappers. Sanitised.
 */
export function cleanPastedHtml(html: string): string {
  // Scripts do not run in a document made like this, and images are not loaded.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  wordLists(body)
  dropNoise(body)
  formatsFromStyles(body)
  plainBlocks(body)
  return cleanHtml(body.innerHTML)
}
