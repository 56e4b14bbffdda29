import { escapeText, startTag } from '@sitewright/html'
import type { Attributes, Inline, Mark } from '../types.ts'

const space = ' '
const hard = '\u00a0'

/**
 * Text such that a browser shows each space that the editor shows: it would fold several into one and leave out those
 * at the start of a line. A space at the very end stays as it is, since nobody sees it.
 */
function visibleSpaces(children: readonly Inline[]): Inline[] {
  let before = '\n'
  return children.map((child) => {
    if ('type' in child) {
      before = ''
      return child
    }
    if (child.text === '') return child
    const previous = before
    before = child.text.at(-1) ?? ''
    if (!/^ | {2}|\n /.test(child.text)) return child
    const text = Array.from(child.text, (character, index) => {
      const preceding = index === 0 ? previous : (child.text[index - 1] ?? '')
      return character === space && (preceding === space || preceding === '\n') ? hard : character
    }).join('')
    return { ...child, text }
  })
}

/** The HTML of a text block's contents; neighbours that share their outer elements are put into the same ones. */
export function inlinesToHtml(children: readonly Inline[], preformatted = false): string {
  let open: readonly Mark[] = []
  let html = ''
  const items = preformatted ? children : visibleSpaces(children)
  for (const child of items) {
    const piece = pieceToHtml(child, preformatted)
    if (piece === '') continue
    const marks = child.marks ?? []
    const shared = sharedMarks(open, marks)
    html +=
      endTags(open.slice(shared)) +
      marks
        .slice(shared)
        .map(({ tag, attributes }) => startTag(tag, attributes))
        .join('') +
      piece
    open = marks
  }
  return html + endTags(open)
}

function pieceToHtml(child: Inline, preformatted: boolean): string {
  if ('type' in child) {
    if (child.type !== 'image') return child.html
    return child.upload === undefined ? startTag('img', child.attributes) : ''
  }
  const text = escapeText(child.text)
  return preformatted ? text : text.replaceAll('\n', '<br>')
}

function endTags(marks: readonly Mark[]): string {
  return marks
    .map(({ tag }) => `</${tag}>`)
    .reverse()
    .join('')
}

function sharedMarks(some: readonly Mark[], others: readonly Mark[]): number {
  let shared = 0
  for (; shared < some.length && shared < others.length; shared++) {
    const one = some[shared]
    const other = others[shared]
    if (!one || !other || !sameMark(one, other)) break
  }
  return shared
}

/** True for marks of the same element with the same attributes. */
export function sameMark(one: Mark, other: Mark): boolean {
  return one === other || (one.tag === other.tag && sameAttributes(one.attributes ?? {}, other.attributes ?? {}))
}

function sameAttributes(some: Attributes, others: Attributes): boolean {
  const names = Object.keys(some)
  return names.length === Object.keys(others).length && names.every((name) => some[name] === others[name])
}
