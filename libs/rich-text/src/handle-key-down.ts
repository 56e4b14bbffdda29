import { Editor, Node, Path, Transforms } from 'slate'
import { type Action, actions } from './actions.ts'
import { handleKeyOnPicture } from './keys-on-picture.ts'
import { indentItem, outdentItem } from './commands/lists.ts'
import { insertRow } from './commands/table-rows.ts'
import { selectAll } from './plugins/with-whole-selection.ts'
import { above } from './queries/above.ts'
import { tableGrid } from './queries/table-grid.ts'
import { type KeyPress, matchesShortcut } from './shortcut.ts'
import type { RichEditor } from './types.ts'

/** Actions whose keys mean something else elsewhere are asked for by name below. */
const byKeys: readonly Action[] = Object.values<Action>(actions).filter(({ shortcut }) => shortcut?.startsWith('mod'))

type KeyHandler = (editor: RichEditor) => boolean

const handlers: readonly [shortcut: string, handler: KeyHandler][] = [
  ['tab', (editor) => moveCell(editor, 1) || indentItem(editor)],
  ['shift+tab', (editor) => moveCell(editor, -1) || outdentItem(editor)],
  ['shift+enter', (editor) => done(() => editor.insertText('\n'))],
  ['mod+enter', (editor) => done(() => goOnBelow(editor))],
  ['mod+a', (editor) => done(() => selectAll(editor))],
  ['mod+y', (editor) => done(() => editor.redo())],
  ['arrowdown', (editor) => atEdge(editor, 'end') && done(() => goOnBelow(editor))],
  ['arrowup', (editor) => atEdge(editor, 'start') && done(() => goOnAbove(editor))],
]

function done(act: () => void): true {
  act()
  return true
}

/** Does what the keys mean in the text. False if they mean nothing, so that the browser may do its usual work. */
export function handleKeyDown(editor: RichEditor, event: KeyPress): boolean {
  if (handleKeyOnPicture(editor, event)) return true
  for (const [shortcut, handler] of handlers) if (matchesShortcut(shortcut, event) && handler(editor)) return true
  const action = byKeys.find(({ shortcut }) => shortcut && matchesShortcut(shortcut, event))
  action?.run(editor)
  return action !== undefined
}

/** Goes to the next or previous cell of a table; after the last one comes a new row. */
function moveCell(editor: RichEditor, by: 1 | -1): boolean {
  // In a list within a cell the keys belong to the list.
  const item = above(editor, 'list-item')
  const cell = above(editor, 'table-cell')
  if (!cell || (item && item[1].length > cell[1].length)) return false
  const grid = tableGrid(editor)
  const index = grid ? grid.cells.indexOf(grid.current) + by : -1
  const target = grid?.cells[index]
  if (target) Transforms.select(editor, Editor.range(editor, target.path))
  else if (by === 1) insertRow(editor, 'below')
  return true
}

/** True if the cursor is in a table or the like at the edge of the document, where there would be no way past it. */
function atEdge(editor: RichEditor, edge: 'start' | 'end'): boolean {
  const at = editor.selection?.focus
  const top = at?.path[0]
  const limit = edge === 'end' ? editor.children.length - 1 : 0
  if (!at || top !== limit) return false
  const block = Node.get(editor, [top])
  if (!('type' in block) || !['table', 'opaque-block', 'rule', 'container', 'quote', 'code-block'].includes(block.type))
    return false
  if (edge === 'start') return Path.equals(at.path, Editor.start(editor, [top]).path)
  const grid = tableGrid(editor)
  if (grid) return grid.current.row + grid.current.rows === grid.rows.length
  return Path.equals(at.path, Editor.end(editor, [top]).path) && Editor.isEnd(editor, at, [top])
}

/** A paragraph below whatever the cursor is in, out of tables, lists, quotes and code. */
function goOnBelow(editor: RichEditor): void {
  const top = editor.selection?.focus.path[0] ?? editor.children.length - 1
  Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [top + 1], select: true })
}

function goOnAbove(editor: RichEditor): void {
  Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [0], select: true })
}
