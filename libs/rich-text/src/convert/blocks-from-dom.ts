import { blockTags } from '@sitewright/html'
import type { Block, HeadingLevel, Inline } from '../types.ts'
import { attributesFromDom } from './attributes-from-dom.ts'
import { inlinesFromDom } from './inlines-from-dom.ts'
import { tableFromDom } from './table-from-dom.ts'

const blockSelector = blockTags.join(',')

/** True for a block, and for an inline element that has one in it. */
function isBlock(node: Node): node is Element {
  return node instanceof Element && (node.matches(blockSelector) || node.querySelector(blockSelector) !== null)
}

/** The blocks of a DOM element's contents; text between them becomes lines. At least one. */
export function blocksFromDom(parent: Element, onBlock?: (element: Element, block: Block) => void): Block[] {
  const blocks: Block[] = []
  let run: Node[] = []
  const endRun = () => {
    const children = inlinesFromDom(run)
    if (children.some((child) => 'type' in child || child.text !== ''))
      blocks.push(textBlock({ type: 'line' }, children))
    run = []
  }
  for (const node of parent.childNodes) {
    if (!isBlock(node)) {
      run.push(node)
      continue
    }
    endRun()
    const block = blockFromDom(node)
    blocks.push(block)
    onBlock?.(node, block)
  }
  endRun()
  return blocks.length > 0 ? blocks : [{ type: 'line', children: [{ text: '' }] }]
}

function blockFromDom(element: Element): Block {
  const tag = element.tagName.toLowerCase()
  const attributes = attributesFromDom(element)
  if (tag === 'hr') return { type: 'rule', ...attributes, children: [{ text: '' }] }
  if (tag === 'table') return tableFromDom(element, blocksFromDom) ?? opaqueBlock(element)
  if (tag === 'ul' || tag === 'ol') {
    if (!Array.from(element.children).some((child) => child.tagName === 'LI')) return opaqueBlock(element)
    return { type: 'list', ordered: tag === 'ol', ...attributes, children: blocksFromDom(element) }
  }
  if (tag === 'li') return { type: 'list-item', ...attributes, children: blocksFromDom(element) }
  if (tag === 'blockquote') return { type: 'quote', ...attributes, children: blocksFromDom(element) }
  const textual = tag === 'p' || tag === 'pre' || /^h[1-6]$/.test(tag)
  if (!textual || element.querySelector(blockSelector)) {
    return { type: 'container', tag, ...attributes, children: blocksFromDom(element) }
  }
  const children = inlinesFromDom(element.childNodes, tag === 'pre')
  if (tag === 'p') return textBlock({ type: 'paragraph', ...attributes }, children)
  if (tag === 'pre') return textBlock({ type: 'code-block', ...attributes }, children)
  return textBlock({ type: 'heading', level: Number(tag.slice(1)) as HeadingLevel, ...attributes }, children)
}

type TextBlock = Extract<Block, { type: 'paragraph' | 'heading' | 'line' | 'code-block' }>
type Headed = { [Type in TextBlock['type']]: Omit<Extract<TextBlock, { type: Type }>, 'children'> }[TextBlock['type']]

/** An empty paragraph is kept open by a break, an empty line is not there at all; what differs has to be remembered. */
function textBlock(block: Headed, children: Inline[]): Block {
  const [first] = children
  const only = children.length === 1 && first && 'text' in first ? first : undefined
  const usuallyOpen = block.type === 'paragraph' || block.type === 'heading'
  if (usuallyOpen && only?.text === '') return { ...block, blank: 'none', children }
  if (block.type !== 'code-block' && only?.text === '\n' && !only.marks) {
    return { ...block, ...(usuallyOpen ? {} : { blank: 'br' as const }), children: [{ text: '' }] }
  }
  return { ...block, children }
}

function opaqueBlock(element: Element): Block {
  return { type: 'opaque-block', html: element.outerHTML, children: [{ text: '' }] }
}
