import { Editor, Node, type NodeEntry, Path, Transforms } from 'slate'
import { above } from '../queries/above.ts'
import { isFlow, isType } from '../queries/node-kinds.ts'
import { selectedTextBlocks } from '../queries/text-blocks.ts'
import type { ListElement, RichEditor, TextBlockElement } from '../types.ts'
import { setAttributes } from './attributes.ts'
import { setTextBlock, wrapBlocks } from './blocks.ts'

/** Makes the selected blocks items of a list, turns a list of the other kind, or takes the items out of their list. */
export function toggleList(editor: RichEditor, ordered: boolean): void {
  Editor.withoutNormalizing(editor, () => {
    const blocks = selectedTextBlocks(editor)
    const lists = blocks.map(([, path]) => above(editor, 'list', path))
    if (blocks.length > 0 && lists.every((list) => list?.[0].ordered === ordered)) {
      takeOut(editor, blocks)
      return
    }
    for (const list of lists) if (list && list[0].ordered !== ordered) turn(editor, list, ordered)
    putIn(
      editor,
      blocks.filter((_, index) => !lists[index]).map(([, path]) => path),
      ordered,
    )
  })
}

/** Numbering and marker are of no use to the other kind. */
function turn(editor: RichEditor, [list, path]: NodeEntry<ListElement>, ordered: boolean): void {
  Transforms.setNodes(editor, { ordered }, { at: path })
  const { start: _start, reversed: _reversed, type: _type, style: _style, ...rest } = list.attributes ?? {}
  setAttributes(editor, Object.keys(rest).length > 0 ? rest : undefined, path)
}

function takeOut(editor: RichEditor, blocks: readonly NodeEntry<TextBlockElement>[]): void {
  const refs = blocks.map(([, path]) => Editor.pathRef(editor, path))
  for (const ref of refs) {
    for (let path = ref.current; path && above(editor, 'list-item', path); path = ref.current) {
      if (!outdentItem(editor, path)) break
    }
    ref.unref()
  }
}

function putIn(editor: RichEditor, paths: readonly Path[], ordered: boolean): void {
  for (const run of runsOfSiblings(editor, paths).reverse()) {
    const [first] = run
    const last = run.at(-1)
    if (!first || !last) continue
    for (const path of run) {
      const block = Node.get(editor, path)
      const attributes = 'attributes' in block ? block.attributes : undefined
      setAttributes(editor, undefined, path)
      setTextBlock(editor, 'line', path)
      Transforms.wrapNodes(
        editor,
        { type: 'list-item', ...(attributes ? { attributes } : {}), children: [] },
        { at: path },
      )
    }
    const span = { parent: Path.parent(first), first: first.at(-1) ?? 0, last: last.at(-1) ?? 0 }
    wrapBlocks(editor, span, { type: 'list', ordered, children: [] })
  }
}

/** Neighbours become one list. Only blocks that are where a list may be. */
function runsOfSiblings(editor: RichEditor, paths: readonly Path[]): Path[][] {
  const runs: Path[][] = []
  for (const path of paths) {
    const parent = Node.parent(editor, path)
    if (!Editor.isEditor(parent) && !isFlow(parent)) continue
    if (isType(parent, 'container') && ['dl', 'dt', 'figcaption', 'summary', 'caption'].includes(parent.tag)) continue
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && Path.equals(Path.next(last), path)) run.push(path)
    else runs.push([path])
  }
  return runs
}

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
