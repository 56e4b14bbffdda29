import { Editor, Node, Path, Range, Transforms } from 'slate'
import { isType } from '../queries/node-kinds.ts'
import { type GridCell, type TableGrid, tableGrid } from '../queries/table-grid.ts'
import type { Block, RichEditor } from '../types.ts'
import { setAttributes, withAttribute } from './attributes.ts'
import { newCell, setSpan } from './tables.ts'

/**
 * The cells that would become one: those that the selection touches, and what it takes to make them a rectangle; with
 * nothing selected the cell with the cursor and the one after it. Undefined where these are not several, or in different
 * parts of the table.
 */
export function mergeableCells(editor: RichEditor): { grid: TableGrid; cells: readonly GridCell[] } | undefined {
  const { selection } = editor
  if (!selection) return undefined
  const [start, end] = Range.edges(selection)
  const grid = tableGrid(editor, start.path)
  const first = grid?.current
  if (!grid || !first) return undefined
  const isAfter = (cell: GridCell) => cell.row === first.row && cell.column === first.column + first.columns
  const last = Range.isCollapsed(selection)
    ? grid.cells.find(isAfter)
    : grid.cells.find(({ path }) => Path.isAncestor(path, end.path))
  if (!last) return undefined
  const cells = rectangle(grid.cells, [first, last])
  const section = (cell: GridCell) => cell.path.at(-3)
  return cells.length > 1 && cells.every((cell) => section(cell) === section(first)) ? { grid, cells } : undefined
}

/** The cells of the least rectangle around some, in the order of the text. */
function rectangle(all: readonly GridCell[], some: readonly GridCell[]): readonly GridCell[] {
  const { row, column, bottom, end } = bounds(some)
  const inside = all.filter(
    (cell) =>
      cell.row < bottom && cell.row + cell.rows > row && cell.column < end && cell.column + cell.columns > column,
  )
  // one that reaches further makes it larger
  return inside.length > some.length ? rectangle(all, inside) : inside
}

function bounds(cells: readonly GridCell[]) {
  return {
    row: Math.min(...cells.map((cell) => cell.row)),
    column: Math.min(...cells.map((cell) => cell.column)),
    bottom: Math.max(...cells.map((cell) => cell.row + cell.rows)),
    end: Math.max(...cells.map((cell) => cell.column + cell.columns)),
  }
}

/** Makes one cell of several, with what is in all of them. */
export function mergeCells(editor: RichEditor): void {
  const found = mergeableCells(editor)
  const [first, ...others] = found?.cells ?? []
  if (!found || !first) return
  const { grid, cells } = found
  const { row, column, bottom, end } = bounds(cells)
  const contents = cells.map(({ cell }) => cell.children).filter((blocks) => !isBlank(blocks))
  // HTML has no row without a cell
  const emptied = Array.from({ length: bottom - row - 1 }, (_, down) => row + 1 + down).filter((each) =>
    grid.cells.every((cell) => cell.row !== each || cells.includes(cell)),
  )
  Editor.withoutNormalizing(editor, () => {
    setSpans(editor, first, { columns: end - column, rows: bottom - row - emptied.length })
    for (const cell of grid.cells) {
      const fewer = emptied.filter((each) => cell.row < each && cell.row + cell.rows > each).length
      if (fewer > 0 && !cells.includes(cell)) setSpan(editor, cell, 'rowspan', cell.rows - fewer)
    }
    replaceContents(editor, first.path, contents.flat())
    for (const { path } of others.toReversed()) Transforms.removeNodes(editor, { at: path })
    for (const each of emptied.toReversed()) Transforms.removeNodes(editor, { at: grid.rows[each]! })
    Transforms.select(editor, Editor.end(editor, first.path))
  })
}

function setSpans(editor: RichEditor, { cell, path }: GridCell, size: { columns: number; rows: number }): void {
  const text = (places: number) => (places > 1 ? String(places) : undefined)
  const wide = withAttribute(cell.attributes, 'colspan', text(size.columns))
  setAttributes(editor, withAttribute(wide, 'rowspan', text(size.rows)), path)
}

function isBlank(blocks: readonly Block[]): boolean {
  const [only, ...others] = blocks
  if (!only || others.length > 0) return false
  return (
    (isType(only, 'line') || isType(only, 'paragraph')) &&
    only.children.every((each) => 'text' in each && each.text === '')
  )
}

/** Nothing: what there was is left as it is. */
function replaceContents(editor: RichEditor, cell: Path, blocks: readonly Block[]): void {
  if (blocks.length === 0) return
  const before = Node.ancestor(editor, cell).children.length
  Transforms.insertNodes(editor, [...blocks], { at: [...cell, before] })
  for (let index = before - 1; index >= 0; index--) Transforms.removeNodes(editor, { at: [...cell, index] })
}

/** The cell with the cursor if it covers several places. */
export function mergedCell(editor: RichEditor): { grid: TableGrid; cell: GridCell } | undefined {
  const grid = tableGrid(editor)
  return grid && grid.current.rows * grid.current.columns > 1 ? { grid, cell: grid.current } : undefined
}

/** Makes the cell with the cursor cover one place again; the others get empty cells. */
export function splitCell(editor: RichEditor): void {
  const found = mergedCell(editor)
  if (!found) return
  const { grid, cell } = found
  const { header } = cell.cell
  const empty = (count: number) => Array.from({ length: count }, () => newCell(header))
  Editor.withoutNormalizing(editor, () => {
    setSpans(editor, cell, { columns: 1, rows: 1 })
    Transforms.insertNodes(editor, empty(cell.columns - 1), { at: Path.next(cell.path) })
    for (let row = cell.row + 1; row < cell.row + cell.rows; row++) {
      const before = grid.cells.filter((each) => each.row === row && each.column < cell.column).length
      Transforms.insertNodes(editor, empty(cell.columns), { at: [...grid.rows[row]!, before] })
    }
  })
}
