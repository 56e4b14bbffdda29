import { type Path, Transforms } from 'slate'
import { above } from '../queries/above.ts'
import type { Attributes, ColumnGroup, RichEditor } from '../types.ts'
import { withAttribute } from './attributes.ts'

/** Keeps the `col` elements of the table at the cursor in step when a column comes (+1) or goes (−1) at a place. */
export function shiftColumns(editor: RichEditor, index: number, by: 1 | -1): void {
  const table = above(editor, 'table')
  if (!table?.[0].columnGroups) return
  setGroups(editor, shifted(table[0].columnGroups, index, by), table[1])
}

function setGroups(editor: RichEditor, columnGroups: ColumnGroup[], at: Path): void {
  Transforms.setNodes(editor, { columnGroups }, { at })
}

function shifted(groups: readonly ColumnGroup[], index: number, by: 1 | -1): ColumnGroup[] {
  let start = 0
  let done = false
  const takes = (width: number) => {
    // A new column at the end belongs to the last that there is.
    const hit = !done && (by === 1 ? index <= start + width : index < start + width)
    start += width
    done ||= hit
    return hit
  }
  return groups.map((group) => {
    if (group.columns.length === 0) {
      const width = Number(group.attributes?.['span'] ?? 1)
      if (!takes(width)) return group
      const attributes = withAttribute(group.attributes, 'span', String(Math.max(width + by, 1)))
      return { columns: [], ...(attributes ? { attributes } : {}) }
    }
    const columns = group.columns.flatMap((column): Attributes[] => {
      const width = Number(column['span'] ?? 1)
      if (!takes(width)) return [column]
      if (width + by === 0) return []
      return width === 1 ? [column, {}] : [withAttribute(column, 'span', String(width + by)) ?? {}]
    })
    return { ...group, columns: columns.length > 0 ? columns : [{}] }
  })
}
