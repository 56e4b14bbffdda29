import { cleanAttributes } from './clean-attribute.ts'
import { closedBy, endedBy, hasOnlyParts, isTablePart, tableParents } from './content-model.ts'
import { escapeText, startTag } from './escape-html.ts'
import { openElements } from './open-elements.ts'
import { allowedTags, blockTags, voidTags } from './tags.ts'

/** Elements within each other, at most: far more than any text has, and far fewer than a parser or a stack minds. */
export const deepestHtml = 100
/** The elements that a table needs to have any text in it, and room for a caption. */
const tableRoom = 5

/** Takes the pieces of any HTML in their order, and writes them as HTML that everybody reads in one way. */
export interface HtmlWriter {
  /** An element begins. Written if the policy has it, with those of its attributes that the policy allows. */
  start: (tag: string, attributes: Readonly<Record<string, string>>) => void
  text: (text: string) => void
  /** An element ends, and with it whatever is still open in it. Nothing happens if there is no such element. */
  end: (tag: string) => void
  /** Ends what is open, and gives the HTML. */
  finish: () => string
}

const known = new Set(allowedTags)
const blocks: ReadonlySet<string> = new Set(blockTags)
const empty = new Set(voidTags)
const startTags = new Map(allowedTags.map((tag) => [tag, startTag(tag)]))
const endTags = new Map(allowedTags.map((tag) => [tag, `</${tag}>`]))
const maxPieces = 4096

/**
 * A writer of rich text. What it writes, a browser's parser reads as exactly the elements that were meant, wherever in
 * a page it is, and writes again to the letter: parsers move, close and copy elements that are where HTML does not
 * have them, and what a server and a browser then made of a text would not be the same. So elements that cannot be in
 * each other are ended, what a table cannot contain gets a cell, and what is deeper than `deepestHtml` is kept as text.
 *
 * Each piece costs at most as many steps as elements may be nested. `onLength` is called from time to time with
 * how long the HTML has become, which may be several times the length of what came; it may throw.
 */
export function htmlWriter(onLength: (length: number) => void = () => {}): HtmlWriter {
  const open = openElements()
  // Elements that began too deep, by name: their ends must not end others.
  const flat = new Map<string, number>()
  // In pieces, and these from time to time joined: a string that is made of a million others is slow to come by.
  let html = ''
  let pieces: string[] = []
  let atStartOfPre = false

  const join = () => {
    html += pieces.join('')
    pieces = []
    onLength(html.length)
  }
  const write = (piece: string) => {
    if (pieces.push(piece) === maxPieces) join()
    atStartOfPre = false
  }
  const push = (tag: string, attributes?: Readonly<Record<string, string>>) => {
    write(attributes ? startTag(tag, attributes) : (startTags.get(tag) ?? ''))
    open.push(tag)
  }
  const closeTo = (length: number) => {
    if (open.tags.length > length) flat.clear()
    while (open.tags.length > length) write(endTags.get(open.pop() ?? '') ?? '')
  }
  /** Ends and begins what has to be, for a part of a table, or text, to be in the innermost table. */
  const openParents = (part: string) => {
    const parents = tableParents(part)
    let length = open.find('table') + 1
    let shared = 0
    while (parents[shared]?.includes(open.tags[length] ?? '')) {
      shared++
      length++
    }
    closeTo(length)
    for (const [usual = ''] of parents.slice(shared)) push(usual)
  }
  const makeRoom = (tag: string) => {
    if (isTablePart(tag)) return openParents(tag)
    if (hasOnlyParts(open.tags.at(-1))) openParents('text')
    for (let length = closedBy(tag, open); length < open.tags.length; length = closedBy(tag, open)) closeTo(length)
  }

  const startFlat = (tag: string) => {
    flat.set(tag, (flat.get(tag) ?? 0) + 1)
    if (blocks.has(tag)) write(' ')
  }
  /** True for the parts of a table that is not there, and for columns after the rows have begun. */
  const isOutOfPlace = (part: string) => {
    const table = open.find('table')
    if (table < 0 || flat.has('table')) return true
    const section = open.tags[table + 1]
    return (part === 'col' || part === 'colgroup') && section !== undefined && section !== 'colgroup'
  }

  return {
    start(tag, attributes) {
      if (!known.has(tag)) return
      const isPart = isTablePart(tag)
      if (isPart && isOutOfPlace(tag)) return
      const most = tag === 'table' ? deepestHtml - tableRoom : deepestHtml
      if (open.tags.length >= most && !isPart && !empty.has(tag)) return startFlat(tag)
      const kept = plainAttributes(tag, attributes)
      if (tag === 'img' && kept?.['src'] === undefined) return
      makeRoom(tag)
      if (empty.has(tag)) return write(kept ? startTag(tag, kept) : (startTags.get(tag) ?? ''))
      push(tag, kept)
      atStartOfPre = tag === 'pre'
    },
    text(raw) {
      const text = plain(raw)
      if (text === '') return
      if (hasOnlyParts(open.tags.at(-1)) && /[^ \t\n\f]/.test(text)) openParents('text')
      // Parsers swallow one line break after <pre>.
      write((atStartOfPre && text.startsWith('\n') ? '\n' : '') + escapeText(text))
    },
    end(tag) {
      if (!known.has(tag)) return
      const hidden = flat.get(tag)
      if (hidden === undefined) {
        const index = endedBy(tag, open)
        if (index >= 0) closeTo(index)
      } else if (hidden > 1) flat.set(tag, hidden - 1)
      else flat.delete(tag)
    },
    finish() {
      closeTo(0)
      join()
      return html
    },
  }
}

/** Without the characters that do not come through a parser, or UTF-8, as they are. */
function plain(text: string): string {
  const lines = /[\r\0]/.test(text) ? text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '') : text
  return lines.toWellFormed()
}

function plainAttributes(tag: string, attributes: Readonly<Record<string, string>>) {
  let values: Record<string, string> | undefined
  for (const name in attributes) (values ??= {})[name] = plain(attributes[name] ?? '')
  return values && cleanAttributes(tag, values)
}
