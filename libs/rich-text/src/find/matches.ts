import { Editor, Node, type Path, type Point, type Range } from 'slate'
import { isTextBlock } from '../queries/node-kinds.ts'
import type { RichEditor } from '../types.ts'

/** Where words are in the text, in their order; they may go across formats and links, never across blocks and pictures. */
export function findMatches(editor: RichEditor, words: string, matchCase: boolean): Range[] {
  if (words === '') return []
  const wanted = matchCase ? words : words.toLowerCase()
  const found: Range[] = []
  for (const [block, path] of Editor.nodes(editor, { at: [], match: (node) => isTextBlock(node), mode: 'lowest' })) {
    const pieces = [...Node.texts(block)].map(([text, within]) => ({
      text: shown(text.text, matchCase),
      path: [...path, ...within],
    }))
    const all = pieces.map(({ text }) => text).join('')
    for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.length))
      found.push({ anchor: pointAt(pieces, at, false), focus: pointAt(pieces, at + wanted.length, true) })
  }
  return found
}

/** In lower case without becoming longer, as some letters would. */
function shown(text: string, matchCase: boolean): string {
  if (matchCase) return text
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : Array.from(text, (one) => keepLength(one)).join('')
}

const keepLength = (one: string) => (one.toLowerCase().length === one.length ? one.toLowerCase() : one)

function pointAt(pieces: readonly { text: string; path: Path }[], offset: number, atEnd: boolean): Point {
  let left = offset
  for (const { text, path } of pieces) {
    if (left < text.length || (atEnd && left === text.length)) return { path, offset: left }
    left -= text.length
  }
  const last = pieces.at(-1)
  return { path: last?.path ?? [], offset: last?.text.length ?? 0 }
}
