import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Columns3,
  type LucideIcon,
  Rows3,
  TableCellsMerge,
  TableCellsSplit,
  TableProperties,
  Trash2,
} from 'lucide-react'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { deleteRow, deleteTable } from '../commands/delete-rows.ts'
import { mergeableCells, mergeCells, mergedCell, splitCell } from '../commands/merge-cells.ts'
import { deleteColumn, insertColumn } from '../commands/table-columns.ts'
import { hasHeaderRow, toggleHeaderRow } from '../commands/table-header.ts'
import { insertRow } from '../commands/table-rows.ts'
import { above } from '../queries/above.ts'
import type { RichEditor } from '../types.ts'
import { focusText } from '../toolbar/focus-text.ts'
import { ToolButton } from '../toolbar/ToolButton.tsx'
import { ToolGroup } from '../toolbar/ToolGroup.tsx'
import { texts } from './table-messages.ts'

const tools: readonly { label: () => string; icon: LucideIcon; run: (editor: RichEditor) => void; danger?: boolean }[] =
  [
    { label: texts.rowAbove, icon: BetweenHorizontalEnd, run: (editor) => insertRow(editor, 'above') },
    { label: texts.rowBelow, icon: BetweenHorizontalStart, run: (editor) => insertRow(editor, 'below') },
    { label: texts.deleteRow, icon: Rows3, run: deleteRow, danger: true },
    { label: texts.columnBefore, icon: BetweenVerticalEnd, run: (editor) => insertColumn(editor, 'before') },
    { label: texts.columnAfter, icon: BetweenVerticalStart, run: (editor) => insertColumn(editor, 'after') },
    { label: texts.deleteColumn, icon: Columns3, run: deleteColumn, danger: true },
    { label: texts.deleteTable, icon: Trash2, run: deleteTable, danger: true },
  ]

/**
 * What can be done with a table, shown while the cursor is in one. Without a selection a cell is merged with the next one.
 */
export default function TableTools() {
  const editor = useSlateStatic()
  const header = useSlateSelector((current) => {
    const table = above(current, 'table')
    return table && hasHeaderRow(table[0])
  })
  const merges = useSlateSelector((current) => mergeableCells(current) !== undefined)
  const splits = useSlateSelector((current) => mergedCell(current) !== undefined)
  if (header === undefined) return null
  const handle = (run: (editor: RichEditor) => void) => (event: { detail: number }) => {
    run(editor)
    if (event.detail > 0) focusText(editor)
  }
  return (
    <ToolGroup label={texts.table()}>
      <ToolButton label={texts.headerRow()} icon={TableProperties} pressed={header} onClick={handle(toggleHeaderRow)} />
      <ToolButton label={texts.mergeCells()} icon={TableCellsMerge} disabled={!merges} onClick={handle(mergeCells)} />
      <ToolButton label={texts.splitCell()} icon={TableCellsSplit} disabled={!splits} onClick={handle(splitCell)} />
      {tools.map(({ label, icon, run, danger }) => (
        <ToolButton
          key={label()}
          label={label()}
          icon={icon}
          tone={danger ? 'danger' : 'neutral'}
          color={danger ? 'fg.error' : 'fg.muted'}
          onClick={handle(run)}
        />
      ))}
    </ToolGroup>
  )
}
