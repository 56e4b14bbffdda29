import { writeCsv } from '@sitewright/page-kit'
import { texts } from './messages.ts'
import type { PlannedRecord, RecordPlan } from './plan-records.ts'

/** These lines as the list had them, to be mended and read again. */
export function leftText({ head }: RecordPlan, lines: readonly PlannedRecord[]): string {
  const rows = [...(head ? [head] : []), ...lines.map(({ cells }) => cells)]
  return rows.map((cells) => cells.map(quoted).join(',')).join('\n')
}

function quoted(cell: string): string {
  return /[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** The same for a spreadsheet, with the reasons. */
export function leftCsv({ head }: RecordPlan, lines: readonly PlannedRecord[]): string {
  const width = Math.max(...lines.map(({ cells }) => cells.length), head?.length ?? 0)
  const wide = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '')
  return writeCsv([
    ...(head ? [[...wide(head), texts.problem()]] : []),
    ...lines.map(({ cells, reason }) => [...wide(cells), reason]),
  ])
}
