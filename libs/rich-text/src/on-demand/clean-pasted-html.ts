import { cleanHtml } from '@sitewright/html/browser'
import { codeLines } from '../paste/code-lines.ts'
import { dropNoise } from '../paste/drop-noise.ts'
import { formatsFromStyles } from '../paste/formats-from-styles.ts'
import { formatsIntoBlocks } from '../paste/formats-into-blocks.ts'
import { htmlWithin } from '../paste/dom.ts'
import { lineFeeds } from '../paste/line-feeds.ts'
import { officeDocuments } from '../paste/office-documents.ts'
import { plainBlocks } from '../paste/plain-blocks.ts'
import { dropPrivateRemarks } from '../paste/private-remarks.ts'
import { dropPicturesOfNowhere, settlePictures } from '../paste/settle-pictures.ts'
import { stylesOfClasses } from '../paste/styles-of-classes.ts'
import { wordLists } from '../paste/word-lists.ts'

/**
 * What is worth keeping of HTML copied from Word, Google Docs or a web page: structure, links, images, tables and
 * character formats; not its fonts, colours, sizes, classes and wrappers. Sanitised.
 */
export function cleanPastedHtml(html: string): string {
  // Scripts do not run in a document made like this, and images are not loaded.
  const document = new DOMParser().parseFromString(html, 'text/html')
  const { body } = document
  dropPrivateRemarks(body)
  officeDocuments(body)
  wordLists(body)
  settlePictures(body)
  dropPicturesOfNowhere(body)
  stylesOfClasses(document)
  dropNoise(body)
  codeLines(body)
  lineFeeds(body)
  formatsFromStyles(body)
  formatsIntoBlocks(body)
  plainBlocks(body)
  return cleanHtml(htmlWithin(body))
}
