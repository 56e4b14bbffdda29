import { type Location, type Node, Path } from 'slate'
import type { RichEditor, TableCellElement } from '../types.ts'
import { above } from './above.ts'
import { isType } from './node-kinds.ts'

/** A cell and the part of the grid it covers. Rows are counted through all sections. */
export interface GridCell {
  cell: TableCellElement
  path: Path
  row: number
  column: number
  rows: number
  columns: number
}

export interface TableGrid {
  path: Path
  /** The path of each row. */
  rows: Path[]
  columns: number
  cells: GridCell[]
  /** The cell with the cursor, or the place. */
  current: GridCell
}

/** The table around the cursor, or a place, as a grid, in which merged cells cover several places. */
export function tableGrid(editor: RichEditor, place?: Location): TableGrid | undefined {
  const table = above(editor, 'table', place)
  const at = above(editor, 'table-cell', place)
  if (!table || !at) return undefined
  const rows: Path[] = []
  const cells: GridCell[] = []
  const taken: boolean[][] = []
  for (const [sectionIndex, section] of table[0].children.entries()) {
    if (!isType(section, 'table-section')) continue
    const firstRow = rows.length
    const end = firstRow + section.children.length
    for (const [rowIndex, row] of section.children.entries()) {
      const path = [...table[1], sectionIndex, rowIndex]
      if (isType(row, 'table-row')) placeRow(row.children.filter(isCell), path, firstRow + rowIndex, end, taken, cells)
      rows.push(path)
    }
  }
  const current = cells.find((cell) => Path.equals(cell.path, at[1]))
  const columns = Math.max(...cells.map((cell) => cell.column + cell.columns))
  return current ? { path: table[1], rows, columns, cells, current } : undefined
}

function placeRow(
  row: readonly TableCellElement[],
  path: Path,
  rowIndex: number,
  end: number,
  taken: boolean[][],
  cells: GridCell[],
): void {
  let column = 0
  for (const [index, cell] of row.entries()) {
    while (taken[rowIndex]?.[column]) column++
    const columns = span(cell, 'colspan')
    // A cell never reaches beyond its section.
    const rows = Math.min(span(cell, 'rowspan'), end - rowIndex)
    for (let down = 0; down < rows; down++) {
      const line = (taken[rowIndex + down] ??= [])
      for (let right = 0; right < columns; right++) line[column + right] = true
    }
    cells.push({ cell, path: [...path, index], row: rowIndex, column, rows, columns })
    column += columns
  }
}

function isCell(node: Node): node is TableCellElement {
  return isType(node, 'table-cell')
}

function span(cell: TableCellElement, name: 'colspan' | 'rowspan'): number {
  return Number(cell.attributes?.[name] ?? 1)
}
