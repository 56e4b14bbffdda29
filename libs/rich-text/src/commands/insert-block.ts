import { Editor, Node, Path, Transforms } from 'slate'
import { textBlockAbove } from '../queries/above.ts'
import { isEmptyTextBlock } from '../queries/is-empty-text-block.ts'
import { isFlow } from '../queries/node-kinds.ts'
import type { Block, RichEditor } from '../types.ts'

/** Puts a block in place of the empty text block at the cursor, else after the block there. Gives its place. */
export function insertBlock(editor: RichEditor, block: Block): Path | undefined {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
  const entry = textBlockAbove(editor)
  const here = entry?.[1] ?? editor.selection?.focus.path.slice(0, 1)
  if (!here) return undefined
  const place = flowPlace(editor, here)
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

/** The nearest block around that stands where blocks of any kind may stand. */
function flowPlace(editor: RichEditor, path: Path): Path {
  let place = path
  while (place.length > 1 && !isFlow(Node.parent(editor, place))) place = Path.parent(place)
  return place
}
