import { Editor, Range, Transforms } from 'slate'
import { linkAt } from '../queries/link-at.ts'
import type { RichEditor } from '../types.ts'
import { changeMarks } from './marks.ts'

/** Takes the link at the cursor, or the links in the selection, away; their text stays. */
export function removeLink(editor: RichEditor): void {
  const { selection } = editor
  if (!selection) return
  const ref = Editor.rangeRef(editor, selection)
  const link = linkAt(editor)
  if (link && Range.isCollapsed(selection)) Transforms.select(editor, link.range)
  changeMarks(editor, (marks) => marks.filter(({ tag }) => tag !== 'a'))
  const before = ref.unref()
  if (before) Transforms.select(editor, before)
}
