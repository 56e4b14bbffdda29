import type { Attributes, Block, ColumnGroup, FlowElement, Inline, RichElement, TextBlockElement } from '../types.ts'
import { startTag } from '@sitewright/html'
import { type Direction, withDirection } from './direction.ts'
import { inlinesToHtml } from './inlines-to-html.ts'
import { knownHtml } from './known-html.ts'

/**
 * The HTML of a document. What nobody touched since `htmlToSlate` comes out as it went in.
 *
 * @param around the direction of the page; a document is always written for the same one.
 */
export function slateToHtml(blocks: readonly Block[], around: Direction = 'ltr'): string {
  const known = knownHtml.get(blocks)
  if (known !== undefined) return known
  const [first] = blocks
  const html = blocks.length === 1 && first && isNothing(first) ? '' : blocksToHtml(blocks, around)
  knownHtml.set(blocks, html)
  return html
}

/** One empty paragraph is what is left when all text is deleted. */
function isNothing(block: Block): boolean {
  return block.type === 'paragraph' && !block.attributes && inlinesToHtml(block.children) === ''
}

function blocksToHtml(blocks: readonly Block[], around: Direction): string {
  return blocks.map((block) => blockToHtml(block, around)).join('')
}

function blockToHtml(block: Block, around: Direction): string {
  const known = knownHtml.get(block)
  if (known !== undefined) return known
  const html = writeBlock(block, around)
  knownHtml.set(block, html)
  return html
}

function writeBlock(block: Block, around: Direction): string {
  if (block.type === 'opaque-block') return block.html
  if (block.type === 'rule') return startTag('hr', block.attributes)
  if (isTextBlock(block)) return textBlockToHtml(block, around)
  const tag = tagOf(block)
  const inside =
    block.type === 'table'
      ? blocksToHtml(block.children.filter(isCaption), around) +
        (block.columnGroups ?? []).map(columnGroupToHtml).join('') +
        blocksToHtml(
          block.children.filter((child) => !isCaption(child)),
          around,
        )
      : blocksToHtml(block.children, around)
  return `${startTag(tag, attributesAround(block, around))}${inside}</${tag}>`
}

/** Text that stands in a list, a table or a quotation without a paragraph takes its direction from what it stands in. */
function attributesAround(block: FlowElement, around: Direction): Attributes | undefined {
  const holdsText = block.type === 'list-item' || block.type === 'table-cell' || block.type === 'quote'
  const [first] = block.children
  return holdsText && first?.type === 'line'
    ? withDirection(block.attributes, first.children, around)
    : block.attributes
}

/** A paragraph of pictures that are not there yet, or failed: readers need no room for what they are not shown. */
function waitsForPictures({ type, children }: TextBlockElement): boolean {
  return type === 'paragraph' && children.some(isOnItsWay) && inlinesToHtml(children) === ''
}

const isOnItsWay = (child: Inline) => 'type' in child && child.type === 'image' && child.upload !== undefined

function textBlockToHtml(block: TextBlockElement, around: Direction): string {
  if (waitsForPictures(block)) return ''
  const preformatted = block.type === 'code-block'
  const usual = block.type === 'paragraph' || block.type === 'heading' ? 'br' : 'none'
  const inside = inlinesToHtml(block.children, preformatted) || ((block.blank ?? usual) === 'br' ? '<br>' : '')
  if (block.type === 'line') return inside
  const tag = tagOf(block)
  // Parsers leave out a line break at the start of preformatted text; a second one stays.
  const opening = preformatted && inside.startsWith('\n') ? '\n' : ''
  const attributes = preformatted ? block.attributes : withDirection(block.attributes, block.children, around)
  return `${startTag(tag, attributes)}${opening}${inside}</${tag}>`
}

function columnGroupToHtml({ attributes, columns }: ColumnGroup): string {
  return `${startTag('colgroup', attributes)}${columns.map((column) => startTag('col', column)).join('')}</colgroup>`
}

function isTextBlock(block: Block): block is TextBlockElement {
  return block.type === 'paragraph' || block.type === 'heading' || block.type === 'line' || block.type === 'code-block'
}

function isCaption(block: Block): boolean {
  return block.type === 'container' && block.tag === 'caption'
}

/** The HTML element that a node represents. */
export function tagOf(element: Exclude<RichElement, { type: 'opaque-block' | 'opaque-inline' | 'line' }>): string {
  switch (element.type) {
    case 'paragraph':
      return 'p'
    case 'heading':
      return `h${element.level}`
    case 'code-block':
      return 'pre'
    case 'quote':
      return 'blockquote'
    case 'container':
    case 'table-section':
      return element.tag
    case 'list':
      return element.ordered ? 'ol' : 'ul'
    case 'list-item':
      return 'li'
    case 'table':
      return 'table'
    case 'table-row':
      return 'tr'
    case 'table-cell':
      return element.header ? 'th' : 'td'
    case 'rule':
      return 'hr'
    case 'image':
      return 'img'
  }
}
