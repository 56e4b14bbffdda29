import { Range } from 'slate'
import { isAllSelected } from '../plugins/with-whole-selection.ts'
import type { RichEditor } from '../types.ts'

/** Deletes what is selected, for something to take its place. A picture or a rule by itself stays, if it is not all there is. */
export function deleteSelected(editor: RichEditor): void {
  const { selection } = editor
  if (selection && (Range.isExpanded(selection) || isAllSelected(editor))) editor.deleteFragment()
}
