import { Editor, Node, Path, Point, Range, Text, Transforms } from 'slate'
import { emptyParagraph } from '../convert/html-to-slate.ts'
import { above } from '../queries/above.ts'
import { isTextBlock } from '../queries/node-kinds.ts'
import type { RichEditor } from '../types.ts'

/** Editors whose selection was asked for as all there is, until it is another one. */
const chosen = new WeakSet<RichEditor>()

/** Selects the whole text. What then deletes it or takes its place leaves nothing of it behind. */
export function selectAll(editor: RichEditor): void {
  Transforms.select(editor, Editor.range(editor, []))
  chosen.add(editor)
}

/**
 * True if what is deleted now is the document itself, not what is in its blocks: a list, a table or a quote goes with its
 * text. Selected by hand, the words of one block and the cells of one table are only these.
 */
export function isAllSelected(editor: RichEditor): boolean {
  if (!coversAll(editor)) return false
  const [first] = editor.children
  // words in place of the words of a heading are a heading
  if (editor.children.length === 1 && first && isTextBlock(first)) return false
  return chosen.has(editor) || (!isWithinBlock(editor) && above(editor, 'table') === undefined)
}

/** Deleting, writing, Enter and pasting with all of the text selected leave nothing of it behind. */
export function withWholeSelection(editor: RichEditor): RichEditor {
  const { deleteBackward, deleteForward, deleteFragment, insertBreak, insertText, onChange } = editor

  editor.deleteFragment = (options) => {
    if (isAllSelected(editor)) deleteAll(editor)
    else deleteFragment(options)
  }

  // where there is nothing in it to select, browsers delete a character
  editor.deleteBackward = (unit) => {
    if (isAllSelected(editor)) deleteAll(editor)
    else deleteBackward(unit)
  }

  editor.deleteForward = (unit) => {
    if (isAllSelected(editor)) deleteAll(editor)
    else deleteForward(unit)
  }

  editor.insertText = (text, options) => {
    if (!options?.at && isAllSelected(editor)) deleteAll(editor)
    insertText(text, options)
  }

  editor.insertBreak = () => {
    if (isAllSelected(editor)) deleteAll(editor)
    insertBreak()
  }

  editor.onChange = (options) => {
    if (chosen.has(editor) && !coversAll(editor)) chosen.delete(editor)
    onChange(options)
  }

  return editor
}

function deleteAll(editor: RichEditor): void {
  chosen.delete(editor)
  Editor.withoutNormalizing(editor, () => {
    for (let at = editor.children.length - 1; at >= 0; at--) Transforms.removeNodes(editor, { at: [at] })
    Transforms.insertNodes(editor, emptyParagraph(), { at: [0], select: true })
  })
}

/** Browsers place the ends of a selection beside or in what nothing can be written into, as they like. */
function coversAll(editor: RichEditor): boolean {
  const { selection } = editor
  if (!selection) return false
  const [start, end] = Range.edges(selection)
  return nothingBetween(editor, Editor.start(editor, []), start) && nothingBetween(editor, end, Editor.end(editor, []))
}

function nothingBetween(editor: RichEditor, from: Point, to: Point): boolean {
  if (Point.equals(from, to)) return true
  if (!Path.equals(blockPath(editor, from), blockPath(editor, to))) return false
  for (const [node, path] of Node.nodes(editor, { from: from.path, to: to.path })) {
    if (Text.isText(node)) {
      const left = Path.equals(path, from.path) ? from.offset : 0
      const right = Path.equals(path, to.path) ? to.offset : node.text.length
      if (right > left) return false
    } else if (!Editor.isEditor(node) && editor.isVoid(node)) {
      if (!Path.isAncestor(path, from.path) && !Path.isAncestor(path, to.path)) return false
    }
  }
  return true
}

function isWithinBlock(editor: RichEditor): boolean {
  const { anchor, focus } = editor.selection as Range
  return Path.equals(blockPath(editor, anchor), blockPath(editor, focus))
}

/** Of the text block, or of what stands where one could. */
function blockPath(editor: RichEditor, point: Point): Path {
  const entry = Editor.above(editor, {
    at: point,
    match: (node) => !Editor.isEditor(node) && !Text.isText(node) && Editor.isBlock(editor, node),
    voids: true,
  })
  return entry?.[1] ?? []
}
