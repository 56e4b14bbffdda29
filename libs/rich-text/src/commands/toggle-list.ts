import { Editor, Node, type NodeEntry, Path, Transforms } from 'slate'
import { above } from '../queries/above.ts'
import { isFlow, isType } from '../queries/node-kinds.ts'
import { selectedTextBlocks } from '../queries/selected-text-blocks.ts'
import type { ListElement, RichEditor, TextBlockElement } from '../types.ts'
import { setAttributes } from './set-attributes.ts'
import { outdentItem } from './outdent-item.ts'
import { setTextBlock } from './set-block.ts'
import { wrapBlocks } from './wrap-blocks.ts'

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

/** Neighbours become one list. Only blocks that stand where a list may stand. */
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
