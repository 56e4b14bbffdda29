import { Editor, Node, Path, Transforms } from 'slate'
import { above, textBlockAbove } from '../queries/above.ts'
import { isEmptyTextBlock } from '../queries/text-blocks.ts'
import { isFlow, isTextBlock, isType } from '../queries/node-kinds.ts'
import { deleteSelected } from './delete-selected.ts'
import { leaveInlineVoid } from './leave-void.ts'
import type { Block, ListItemElement, RichEditor, TextBlockElement } from '../types.ts'

/** Puts blocks in place of the selection, as pasting does: a single line joins the text, more of them part it. */
export function insertBlocks(editor: RichEditor, blocks: readonly Block[]): void {
  if (blocks.length === 0) return
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
  deleteSelected(editor)
  leaveInlineVoid(editor)
  const entry = textBlockAbove(editor)
  const [first] = blocks
  if (!entry) {
    Transforms.insertNodes(editor, [...blocks], { at: Path.next(placeOfVoid(editor)), select: true })
  } else if (entry[0].type === 'code-block') {
    Transforms.insertText(editor, blocks.map((block) => Node.string(block)).join('\n'))
  } else if (
    blocks.length === 1 &&
    first &&
    joins(first) &&
    !(isEmptyTextBlock(entry[0]) && entry[0].type === 'paragraph')
  ) {
    insertInlines(editor, first)
  } else if (
    blocks.length === 1 &&
    first &&
    isType(first, 'list') &&
    isType(Node.parent(editor, entry[1]), 'list-item')
  ) {
    insertItems(editor, entry, first.children)
  } else {
    partText(editor, entry, blocks)
  }
}

/** True for what joins the text around. A heading put into an empty paragraph stays one. */
function joins(block: Block): block is TextBlockElement {
  return block.type === 'paragraph' || block.type === 'line' || block.type === 'heading'
}

function insertInlines(editor: RichEditor, block: TextBlockElement): void {
  const inlines = block.children.filter((child) => 'type' in child || child.text !== '')
  if (inlines.length > 0) Transforms.insertNodes(editor, inlines, { select: true })
}

function insertItems(editor: RichEditor, [, path]: [TextBlockElement, Path], items: readonly Block[]): void {
  const item = above(editor, 'list-item', path)
  if (!item) return
  const cursor = editor.selection?.focus
  Editor.withoutNormalizing(editor, () => {
    // What is behind the cursor goes on as an item of its own.
    if (cursor && !Editor.isEnd(editor, cursor, path))
      Transforms.splitNodes(editor, { at: cursor, match: (node) => node === item[0], always: true })
    Transforms.insertNodes(editor, [...items], { at: Path.next(item[1]) })
    const last = [...Path.parent(item[1]), (item[1].at(-1) ?? 0) + items.length]
    Transforms.select(editor, Editor.end(editor, last))
    const left = Node.get(editor, item[1])
    if (isType(left, 'list-item') && isEmptyItem(left)) Transforms.removeNodes(editor, { at: item[1] })
  })
}

function isEmptyItem({ children: [first, ...others] }: ListItemElement): boolean {
  return others.length === 0 && first !== undefined && isTextBlock(first) && isEmptyTextBlock(first)
}

function partText(editor: RichEditor, [block, path]: [TextBlockElement, Path], blocks: readonly Block[]): void {
  const cursor = editor.selection?.focus
  if (!cursor) return
  Editor.withoutNormalizing(editor, () => {
    const parent = Node.parent(editor, path)
    const free = Editor.isEditor(parent) || isFlow(parent)
    const empty = isEmptyTextBlock(block)
    if (free && !empty) Transforms.splitNodes(editor, { at: cursor, match: (node) => node === block, always: true })
    const left = Editor.pathRef(editor, path)
    const right = free && !empty ? Editor.pathRef(editor, Path.next(path)) : undefined
    const at = Path.next(path)
    Transforms.insertNodes(editor, [...blocks], { at })
    const lastPath = [...Path.parent(path), (path.at(-1) ?? 0) + blocks.length]
    const end = Editor.pointRef(editor, Editor.end(editor, lastPath))
    joinLeft(editor, left.unref(), blocks[0])
    if (right) joinRight(editor, right.unref(), blocks.at(-1))
    const point = end.unref()
    if (point) Transforms.select(editor, point)
  })
}

/** The first pasted line goes on with the text before it; without such text it takes its place. */
function joinLeft(editor: RichEditor, path: Path | null, first: Block | undefined): void {
  const left = path && Node.get(editor, path)
  if (!left || !isTextBlock(left) || !first) return
  if (isEmptyTextBlock(left)) Transforms.removeNodes(editor, { at: path })
  else if (first.type === 'paragraph' || first.type === 'line') Transforms.mergeNodes(editor, { at: Path.next(path) })
}

function joinRight(editor: RichEditor, path: Path | null, last: Block | undefined): void {
  const right = path && Node.get(editor, path)
  if (!right || !isTextBlock(right) || !last || !Path.hasPrevious(path)) return
  if (isEmptyTextBlock(right)) Transforms.removeNodes(editor, { at: path })
  else if (last.type === 'paragraph' || last.type === 'line') Transforms.mergeNodes(editor, { at: path })
}

/** Puts a block in place of the empty text block at the cursor, else after the block there. Gives its place. */
export function insertBlock(editor: RichEditor, block: Block): Path | undefined {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
  const entry = textBlockAbove(editor)
  const place = entry ? flowPlace(editor, entry[1]) : placeOfVoid(editor)
  let at = Path.next(place)
  Editor.withoutNormalizing(editor, () => {
    if (entry && Path.equals(place, entry[1]) && isEmptyTextBlock(entry[0]) && entry[0].type !== 'code-block') {
      Transforms.removeNodes(editor, { at: place })
      at = place
    }
    Transforms.insertNodes(editor, block, { at })
  })
  return at
}

/** The nearest block around that is where blocks of any kind may be. */
export function flowPlace(editor: RichEditor, path: Path): Path {
  let place = path
  while (place.length > 1 && !isFlow(Node.parent(editor, place))) place = Path.parent(place)
  return place
}

/** Where the rule, or the like, is that is selected, or the last block; what is inserted goes below it. */
export function placeOfVoid(editor: RichEditor): Path {
  const entry = editor.selection ? Editor.void(editor, { at: editor.selection }) : undefined
  return entry ? flowPlace(editor, entry[1]) : [editor.children.length - 1]
}

/** Inserts a line across the page, and goes on after it. */
export function insertRule(editor: RichEditor): void {
  const at = insertBlock(editor, { type: 'rule', children: [{ text: '' }] })
  if (!at) return
  const next = Path.next(at)
  if (!Node.has(editor, next))
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: next })
  Transforms.select(editor, Editor.start(editor, next))
}

/** Puts another document in place of this one, as one step to undo. */
export function replaceDocument(editor: RichEditor, blocks: Block[]): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.deselect(editor)
    // Whole blocks: `setChildren` would turn a picture into something else, with what belongs to the picture.
    for (let at = editor.children.length - 1; at >= 0; at--) Transforms.removeNodes(editor, { at: [at] })
    Transforms.insertNodes(editor, blocks, { at: [0] })
  })
}
