import { Editor, Node, Path, Transforms } from 'slate'
import { above } from '../queries/above.ts'
import { isType } from '../queries/node-kinds.ts'
import type { RichEditor } from '../types.ts'
import { setTextBlock } from './set-block.ts'

/**
 * Moves a list item one level out; the items after it stay behind it as its own. From the first level it leaves the
 * list altogether. False if there is no item.
 */
export function outdentItem(editor: RichEditor, at: Path | null = editor.selection?.focus.path ?? null): boolean {
  const item = at && above(editor, 'list-item', at)
  if (!item) return false
  const [, path] = item
  if (!isType(Node.parent(editor, path), 'list')) return false
  Editor.withoutNormalizing(editor, () => {
    const listPath = Path.parent(path)
    const outer = listPath.length > 0 ? Node.parent(editor, listPath) : editor
    if (isType(outer, 'list-item')) outdentNested(editor, path)
    else leaveList(editor, path)
  })
  return true
}

function outdentNested(editor: RichEditor, path: Path): void {
  const listPath = Path.parent(path)
  const list = Node.get(editor, listPath)
  const index = path.at(-1) ?? 0
  const count = isType(list, 'list') ? list.children.length : 0
  const ordered = isType(list, 'list') && list.ordered
  if (index < count - 1) takeFollowers(editor, path, count, ordered)
  Transforms.moveNodes(editor, { at: path, to: Path.next(Path.parent(listPath)) })
  if (index === 0) Transforms.removeNodes(editor, { at: listPath })
}

/** The items after it in its list become its own list, or join the one it ends with. */
function takeFollowers(editor: RichEditor, path: Path, count: number, ordered: boolean): void {
  const item = Node.get(editor, path)
  if (!isType(item, 'list-item')) return
  const index = path.at(-1) ?? 0
  const last = item.children.at(-1)
  let sublist = [...path, item.children.length - 1]
  let place = isType(last, 'list') ? last.children.length : 0
  if (!isType(last, 'list')) {
    sublist = [...path, item.children.length]
    Transforms.wrapNodes(editor, { type: 'list', ordered, children: [] }, { at: Path.next(path) })
    Transforms.moveNodes(editor, { at: Path.next(path), to: sublist })
    place = 1
  }
  const left = count - index - 1 - (isType(last, 'list') ? 0 : 1)
  for (let moved = 0; moved < left; moved++) {
    Transforms.moveNodes(editor, { at: Path.next(path), to: [...sublist, place + moved] })
  }
}

function leaveList(editor: RichEditor, path: Path): void {
  const item = Node.get(editor, path)
  if (!isType(item, 'list-item')) return
  for (const [index, child] of item.children.entries()) {
    if (child.type === 'line') setTextBlock(editor, 'p', [...path, index])
  }
  // Lifting splits the list around the item.
  const ref = Editor.pathRef(editor, path)
  Transforms.liftNodes(editor, { at: path })
  const lifted = ref.unref()
  if (lifted) Transforms.unwrapNodes(editor, { at: lifted })
}
