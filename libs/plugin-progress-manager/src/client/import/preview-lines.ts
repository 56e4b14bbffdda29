import { texts } from './messages.ts'
import type { PlannedRecord } from './plan-records.ts'
import type { RecordImport } from './use-record-import.ts'

/** A line as the preview shows it. */
export interface Line {
  planned: PlannedRecord
  is: PlannedRecord['state'] | 'done' | 'undone'
  text: string
}

/** What became of a line, or what will become of it. */
export function lineOf(planned: PlannedRecord, { outcomes, undone }: Pick<RecordImport, 'outcomes' | 'undone'>): Line {
  // back in the list it can be mended and recorded again
  if (undone.has(planned)) return { planned, is: 'undone', text: texts.struckAgain() }
  const outcome = outcomes.get(planned)
  if (outcome === '') return { planned, is: 'done', text: texts.recorded() }
  if (outcome !== undefined) return { planned, is: 'error', text: outcome }
  const says = { new: texts.new(), there: texts.alreadyThere(), error: planned.reason }
  return { planned, is: planned.state, text: says[planned.state] }
}

export const countOf = (lines: readonly Line[], is: Line['is']) => lines.filter((line) => line.is === is).length

/** For the lines to be downloaded: those with a problem, which say it. */
export const withReasons = (lines: readonly Line[]) =>
  lines.flatMap(({ planned, is, text: reason }) => (is === 'error' ? [{ ...planned, reason }] : []))

/** Those with a problem first. */
export const problemsFirst = (lines: readonly Line[]) => [
  ...lines.filter(({ is }) => is === 'error'),
  ...lines.filter(({ is }) => is !== 'error'),
]
