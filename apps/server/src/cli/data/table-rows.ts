import type { AnyDb } from '../../db/engine.ts'
import { createTableChecksummer, rowToText, type TableChecksum } from '../../db/row-text.ts'
import { rowsOf } from '../../db/site-tables.ts'

/** Characters after which rows are handed on. */
const batchLength = 1024 * 1024

/**
 * Reads a whole table.
 *
 * @param onLines is given the rows as lines of text, some at a time.
 * @returns what it holds, in sum.
 */
export async function readTable(
  db: AnyDb,
  table: string,
  onLines: (lines: readonly string[]) => Promise<void> = async () => {},
): Promise<TableChecksum> {
  const summer = createTableChecksummer()
  let lines: string[] = []
  let size = 0
  for await (const rows of rowsOf(db, table))
    for (const row of rows) {
      const line = rowToText(row)
      summer.add(line)
      lines.push(line)
      size += line.length
      if (size < batchLength) continue
      await onLines(lines)
      lines = []
      size = 0
    }
  if (lines.length > 0) await onLines(lines)
  return summer.result()
}
