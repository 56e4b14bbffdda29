import { Editor, Point, type PointRef, Range, Transforms } from 'slate'
import { deleteSelected } from '../commands/delete-selected.ts'
import type { RichEditor } from '../types.ts'

/**
 * Makes what inserts something once it is there: where the cursor is now, in place of what is selected. What is typed,
 * pasted and moved to meanwhile stays behind it, and the cursor where it is by then.
 */
export function createLaterInserts(editor: RichEditor) {
  const waiting: { place: PointRef }[] = []

  return async function insertLater(insert: Promise<() => void>): Promise<void> {
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
    else deleteSelected(editor)
    const { anchor } = editor.selection as Range
    const one = { place: Editor.pointRef(editor, anchor, { affinity: 'backward' }) }
    waiting.push(one)
    const put = await insert
    const later = waiting.splice(waiting.indexOf(one)).slice(1)
    waiting.push(...later)
    const at = one.place.unref()
    // its text is gone: it comes where one writes now
    if (!at) return put()
    const { selection } = editor
    const isElsewhere = selection && !(Range.isCollapsed(selection) && Point.equals(selection.anchor, at))
    const kept = isElsewhere ? Editor.rangeRef(editor, selection, { affinity: 'forward' }) : undefined
    const behind = later.filter(({ place: { current } }) => current && Point.equals(current, at))
    Transforms.select(editor, at)
    put()
    const end = editor.selection?.anchor
    // two at the same place stand in the order in which they were asked for
    for (const other of end ? behind : []) {
      other.place.unref()
      other.place = Editor.pointRef(editor, end as Point, { affinity: 'backward' })
    }
    const back = kept?.unref()
    if (back) Transforms.select(editor, back)
  }
}
