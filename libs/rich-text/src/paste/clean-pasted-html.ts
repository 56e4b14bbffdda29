import { cleanHtml } from '@sitewright/html/browser'
import { unwrap } from './dom.ts'
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

/** Drops what copied HTML brings along and no reader sees. */
function dropNoise(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)

  for (const element of Array.from(body.querySelectorAll('*'))) {
    const tag = element.tagName.toLowerCase()
    const hidden = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all|visibility\s*:\s*hidden)/i.test(styleOf(element))
    if (hidden || ['style', 'script', 'meta', 'link', 'title', 'xml', 'button', 'colgroup'].includes(tag))
      element.remove()
    // Word's own elements: o:p, w:sdt, v:shape, st1:place.
    else if (tag.includes(':')) unwrap(element)
    else if (element.matches('br.Apple-interchange-newline')) element.remove()
    // Google Docs wraps all of it in a <b> that is not bold.
    else if (element.id.startsWith('docs-internal-guid')) unwrap(element)
  }
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? ''
}
