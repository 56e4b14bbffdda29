import { Editor, Node, type Path, Range, Transforms } from 'slate'
import { setTextBlock } from '../commands/blocks.ts'
import { textBlockAbove } from '../queries/above.ts'
import { isEmptyTextBlock } from '../queries/text-blocks.ts'
import { isType } from '../queries/node-kinds.ts'
import type { RichEditor } from '../types.ts'

/** Enter in an empty last paragraph leaves a quote; Backspace at the start of its first paragraph lifts that out. */
export function withQuotes(editor: RichEditor): RichEditor {
  const { deleteBackward, insertBreak } = editor

  const leave = (path: Path) => {
    Editor.withoutNormalizing(editor, () => {
      setTextBlock(editor, 'p', path)
      Transforms.liftNodes(editor, { at: path })
    })
  }

  editor.insertBreak = () => {
    const entry = textBlockAbove(editor)
    if (!entry || !isEmptyTextBlock(entry[0])) return insertBreak()
    const parent = Node.parent(editor, entry[1])
    const last = (entry[1].at(-1) ?? 0) === parent.children.length - 1
    if (!last || !isType(parent, 'quote')) return insertBreak()
    leave(entry[1])
  }

  editor.deleteBackward = (unit) => {
    const { selection } = editor
    const entry = textBlockAbove(editor)
    if (!selection || !entry || Range.isExpanded(selection)) return deleteBackward(unit)
    const [, path] = entry
    const first = path.at(-1) === 0 && isType(Node.parent(editor, path), 'quote')
    if (!first || !Editor.isStart(editor, selection.anchor, path)) return deleteBackward(unit)
    leave(path)
  }

  return editor
}
