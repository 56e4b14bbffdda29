import { cleanHtml } from '@sitewright/html/browser'
import { codeLines } from '../paste/code-lines.ts'
import { dropNoise } from '../paste/drop-noise.ts'
import { formatsFromStyles } from '../paste/formats-from-styles.ts'
import { htmlWithin, blocks, holdsBlocks, looseRuns, unwrap, wrapNodes } from '../paste/dom.ts'
import { lineFeeds } from '../paste/line-feeds.ts'
import { officeDocuments } from '../paste/office-documents.ts'
import { plainBlocks } from '../paste/plain-blocks.ts'
import { dropPrivateRemarks } from '../paste/private-remarks.ts'
import { dropPicturesOfNowhere, settlePictures } from '../paste/settle-pictures.ts'
import { stylesOfClasses } from '../paste/styles-of-classes.ts'
import { textLanguages } from '../paste/text-languages.ts'
import { wordLists } from '../paste/word-lists.ts'

const formats = 'a, b, strong, i, em, u, s, code, sub, sup, small, mark, ins, del, span[lang]'

/** Formats and links that are around whole blocks go into each of these, where they can be seen and changed. */
function formatsIntoBlocks(body: HTMLElement): void {
  // From within, so that what is further out goes around it.
  for (const format of Array.from(body.querySelectorAll(formats)).reverse()) {
    if (!format.querySelector(blocks)) continue
    spread(format, format)
    unwrap(format)
  }
}

function spread(parent: Element, format: Element): void {
  const runs = looseRuns(parent)
  for (const child of Array.from(parent.childNodes)) if (holdsBlocks(child)) spread(child, format)
  for (const run of runs) wrapNodes(run, format.cloneNode(false) as Element)
}

/** That of the text, which has the focus while something is pasted into it. */
function languageAround(): string | undefined {
  return (document.activeElement ?? document.documentElement).closest<HTMLElement>('[lang]')?.lang
}

/**
 * What is worth keeping of HTML copied from Word, Google Docs or a web page: structure, links, images, tables,
 * character formats and languages; not its fonts, colours, sizes, classes and wrappers. Sanitised.
 */
export function cleanPastedHtml(html: string): string {
  // Scripts do not run in a document made like this, and images are not loaded.
  const document = new DOMParser().parseFromString(html, 'text/html')
  const { body } = document
  textLanguages(document, languageAround())
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
