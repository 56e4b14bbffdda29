import { Editor, type Location, Range, Text, Transforms } from 'slate'
import { selectedMarkables } from '../queries/marks.ts'
import { currentMarks } from '../queries/marks.ts'
import type { Mark, RichEditor } from '../types.ts'

/** Changes the marks of everything in the selection; at a cursor, of what is typed next. */
export function changeMarks(editor: RichEditor, change: (marks: readonly Mark[]) => readonly Mark[]): void {
  const { selection } = editor
  if (!selection) return
  if (Range.isCollapsed(selection)) {
    const next = change(currentMarks(editor))
    if (next.length > 0) Editor.addMark(editor, 'marks', next)
    else Editor.removeMark(editor, 'marks')
    return
  }
  Editor.withoutNormalizing(editor, () => {
    // From the end, so that splitting a text does not move those still to come.
    for (const [node, path] of selectedMarkables(editor).reverse()) {
      const at = Range.intersection(editor.selection ?? selection, Editor.range(editor, path))
      if (!at) continue
      const next = change(node.marks ?? [])
      setMarks(editor, next, 'type' in node ? path : at)
    }
  })
}

/** Sets the marks of a text or image, or of a part of a text. */
export function setMarks(editor: RichEditor, marks: readonly Mark[], at: Location): void {
  const options = { at, match: (node: unknown) => Text.isText(node) || Array.isArray(at), split: Range.isRange(at) }
  if (marks.length > 0) Transforms.setNodes<Text>(editor, { marks }, options)
  else Transforms.unsetNodes<Text>(editor, 'marks', options)
}
