import { Editor, Node, Path, Transforms } from 'slate'
import { above } from '../queries/above.ts'
import { isType } from '../queries/node-kinds.ts'
import type { RichEditor } from '../types.ts'

/** Moves a list item into the list of the item before it. False if there is none, so that Tab may do its usual work. */
export function indentItem(editor: RichEditor, at: Path | null = editor.selection?.focus.path ?? null): boolean {
  const item = at && above(editor, 'list-item', at)
  if (!item || (item[1].at(-1) ?? 0) === 0) return false
  const [, path] = item
  const list = Node.parent(editor, path)
  const beforePath = Path.previous(path)
  const before = Node.get(editor, beforePath)
  if (!isType(list, 'list') || !isType(before, 'list-item')) return false
  Editor.withoutNormalizing(editor, () => {
    const last = before.children.at(-1)
    const sublist = [...beforePath, before.children.length - (isType(last, 'list') ? 1 : 0)]
    if (isType(last, 'list')) {
      Transforms.moveNodes(editor, { at: path, to: [...sublist, last.children.length] })
    } else {
      Transforms.wrapNodes(editor, { type: 'list', ordered: list.ordered, children: [] }, { at: path })
      Transforms.moveNodes(editor, { at: path, to: sublist })
    }
  })
  return true
}
