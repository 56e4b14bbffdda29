import { isMarkActive, type MarkName, markTags } from '../queries/marks.ts'
import type { RichEditor } from '../types.ts'
import { changeMarks } from './change-marks.ts'

const exclusive: Partial<Record<MarkName, MarkName>> = { subscript: 'superscript', superscript: 'subscript' }

/** Gives the selection a character format, or takes it away where the selection starts with it. */
export function toggleMark(editor: RichEditor, name: MarkName): void {
  const active = isMarkActive(editor, name)
  const other = exclusive[name]
  const unwanted: readonly string[] = [...markTags[name], ...(other ? markTags[other] : [])]
  changeMarks(editor, (marks) => {
    const rest = marks.filter(({ tag }) => !unwanted.includes(tag))
    return active ? rest : [...rest, { tag: markTags[name][0] }]
  })
}
