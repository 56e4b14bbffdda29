import { Editor, Node, Path, Range, Transforms } from 'slate'
import { outdentItem } from '../commands/lists.ts'
import { above, textBlockAbove } from '../queries/above.ts'
import { isEmptyTextBlock } from '../queries/text-blocks.ts'
import { isType } from '../queries/node-kinds.ts'
import type { RichEditor } from '../types.ts'

/** Enter starts the next item, or ends the list from an empty one; Backspace at the start of an item moves it out. */
export function withLists(editor: RichEditor): RichEditor {
  const { deleteBackward, insertBreak } = editor

  editor.insertBreak = () => {
    const entry = textBlockAbove(editor)
    const item = entry && above(editor, 'list-item', entry[1])
    if (!entry || !item || !Path.isParent(item[1], entry[1])) return insertBreak()
    if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment()
    if (item[0].children.length === 1 && isEmptyTextBlock(entry[0])) {
      outdentItem(editor)
      return
    }
    Transforms.splitNodes(editor, { match: (node) => isType(node, 'list-item'), always: true })
  }

  editor.deleteBackward = (unit) => {
    const { selection } = editor
    const entry = textBlockAbove(editor)
    const item = entry && above(editor, 'list-item', entry[1])
    const atStart =
      selection &&
      item &&
      Range.isCollapsed(selection) &&
      Path.equals(entry[1], [...item[1], 0]) &&
      Editor.isStart(editor, selection.anchor, item[1])
    if (!atStart || !isType(Node.parent(editor, item[1]), 'list')) return deleteBackward(unit)
    outdentItem(editor)
  }

  return editor
}
