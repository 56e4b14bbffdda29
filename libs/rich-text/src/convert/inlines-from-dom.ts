import type { Inline, Mark, MarkedText } from '../types.ts'
import { attributesFromDom } from './attributes-from-dom.ts'

/** Elements within a line that are neither marks around text nor images; the editor shows them as they are. */
const opaque = new Set(['RUBY', 'WBR'])

interface Reading {
  items: Inline[]
  /** White space counts, as in `pre`. */
  preformatted: boolean
}

/** The text, images and other inline content of a run of DOM nodes, with white space as a browser shows it. */
export function inlinesFromDom(nodes: Iterable<Node>, preformatted = false): Inline[] {
  const reading: Reading = { items: [], preformatted }
  for (const node of nodes) read(node, [], reading)
  if (!preformatted) dropTrailingSpace(reading.items)
  return withSpacers(reading.items)
}

function read(node: Node, marks: readonly Mark[], reading: Reading): void {
  if (node.nodeType === Node.TEXT_NODE) return readText(node.nodeValue ?? '', marks, reading)
  if (!(node instanceof Element)) return
  const around = marks.length > 0 ? { marks } : {}
  if (node.tagName === 'BR') {
    if (!reading.preformatted) dropTrailingSpace(reading.items)
    push(reading.items, { text: '\n', ...around })
  } else if (node.tagName === 'IMG') {
    reading.items.push({ type: 'image', ...attributesFromDom(node), ...around, children: [{ text: '' }] })
  } else if (opaque.has(node.tagName)) {
    reading.items.push({ type: 'opaque-inline', html: node.outerHTML, ...around, children: [{ text: '' }] })
  } else {
    const mark = { tag: node.tagName.toLowerCase(), ...attributesFromDom(node) }
    for (const child of node.childNodes) read(child, [...marks, mark], reading)
  }
}

function readText(raw: string, marks: readonly Mark[], { items, preformatted }: Reading): void {
  let text = raw
  if (!preformatted) {
    text = raw.replace(/[ \t\n\r\f]+/g, ' ')
    const last = items.at(-1)
    const afterSpace = last === undefined || ('text' in last && /[ \n]$/.test(last.text))
    if (afterSpace && text.startsWith(' ')) text = text.slice(1)
  }
  if (text !== '') push(items, marks.length > 0 ? { text, marks } : { text })
}

function push(items: Inline[], item: MarkedText): void {
  const last = items.at(-1)
  // The very same array means the very same elements, which keeps this cheap; Slate merges equal ones later.
  if (last && 'text' in last && last.marks === item.marks) last.text += item.text
  else items.push(item)
}

/** A space at the end of a line is not shown. */
function dropTrailingSpace(items: Inline[]): void {
  const last = items.at(-1)
  if (!last || !('text' in last) || !last.text.endsWith(' ')) return
  last.text = last.text.slice(0, -1)
  if (last.text === '') items.pop()
}

/** Slate wants text on both sides of what is not text. */
function withSpacers(items: readonly Inline[]): Inline[] {
  const spaced: Inline[] = []
  for (const item of items) {
    const last = spaced.at(-1)
    if ('type' in item && (last === undefined || 'type' in last)) spaced.push({ text: '' })
    spaced.push(item)
  }
  const last = spaced.at(-1)
  if (last === undefined || 'type' in last) spaced.push({ text: '' })
  return spaced
}
