import { Editor, Node, Path } from 'slate'
import type { RichEditor } from '../types.ts'
import { isFlow, isTextBlock } from './node-kinds.ts'

/** Neighbouring blocks, by the element (or document) they are in and their places there. */
export interface FlowSpan {
  parent: Path
  first: number
  last: number
}

/** The blocks that contain the whole selection and are where blocks of any kind may be. */
export function flowSpan(editor: RichEditor): FlowSpan | undefined {
  if (!editor.selection) return undefined
  const [start, end] = Editor.edges(editor, Editor.unhangRange(editor, editor.selection))
  let parent = Path.common(start.path, end.path)
  while (parent.length > 0 && !canHoldAnything(editor, parent)) parent = Path.parent(parent)
  const first = start.path[parent.length]
  const last = end.path[parent.length]
  return first === undefined || last === undefined ? undefined : { parent, first, last }
}

function canHoldAnything(editor: RichEditor, path: Path): boolean {
  const node = Node.get(editor, path)
  return isFlow(node) && !isTextBlock(node)
}
