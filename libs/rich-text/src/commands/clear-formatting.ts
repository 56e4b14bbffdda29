import type { RichEditor } from '../types.ts'
import { changeMarks } from './change-marks.ts'

/** Takes all character formats and colours away; links stay. */
export function clearFormatting(editor: RichEditor): void {
  changeMarks(editor, (marks) => marks.filter(({ tag }) => tag === 'a'))
}
