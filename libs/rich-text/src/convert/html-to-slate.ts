import { cleanHtml } from '@sitewright/html/browser'
import type { Block } from '../types.ts'
import { blocksFromDom } from './blocks-from-dom.ts'
import { knownHtml } from './known-html.ts'

/** The document of a piece of HTML, sanitised first. At least one block, so that there is somewhere to type. */
export function htmlToSlate(html: string): Block[] {
  const cleaned = cleanHtml(html)
  const { body } = new DOMParser().parseFromString(cleaned, 'text/html')
  const read = blocksFromDom(body, (element, block) => {
    const { outerHTML } = element
    // A line break at the start of <pre> gets lost in outerHTML.
    if (!outerHTML.includes('<pre')) knownHtml.set(block, outerHTML)
  })
  const blocks = isNothing(read) ? [emptyParagraph()] : read
  knownHtml.set(blocks, cleaned)
  return blocks
}

/** The document that has no text yet: written as no HTML at all. */
export function emptyParagraph(): Block {
  return { type: 'paragraph', blank: 'none', children: [{ text: '' }] }
}

function isNothing([first, ...more]: readonly Block[]): boolean {
  if (first?.type !== 'line' || more.length > 0) return false
  return first.children.every((child) => !('type' in child) && child.text === '')
}
