import { Editor, Node, Path, type Range, Text } from 'slate'
import { sameMark } from '../convert/inlines-to-html.ts'
import type { Mark, RichEditor } from '../types.ts'
import { currentMarks, marksOf } from './marks.ts'

export interface LinkAt {
  mark: Mark
  /** From the start of the link's text to its end. */
  range: Range
  text: string
}

/** The link that the cursor is in. */
export function linkAt(editor: RichEditor): LinkAt | undefined {
  const { selection } = editor
  if (!selection) return undefined
  const mark = linkOf(currentMarks(editor))
  if (!mark) return undefined
  const [first] = Editor.nodes(editor, { at: selection, match: (node) => linkOf(marksOf(node)) !== undefined })
  if (!first) return undefined
  const siblings = Node.ancestor(editor, Path.parent(first[1])).children
  const belongs = (node: Node | undefined) => {
    if (!node) return false
    const link = linkOf(marksOf(node))
    // Between an image and its neighbours stand empty texts without marks.
    return link ? sameMark(link, mark) : Text.isText(node) && node.text === ''
  }
  let start = first[1].at(-1) ?? 0
  let end = start
  while (belongs(siblings[start - 1])) start--
  while (belongs(siblings[end + 1])) end++
  const parent = Path.parent(first[1])
  const range = { anchor: Editor.start(editor, [...parent, start]), focus: Editor.end(editor, [...parent, end]) }
  return { mark, range, text: Editor.string(editor, range) }
}

function linkOf(marks: readonly Mark[]): Mark | undefined {
  return marks.find(({ tag }) => tag === 'a')
}
