const separators = [',', ';', '\t'] as const

/** A row of a table, with the number of the line on which it begins. */
export interface CsvRow {
  line: number
  cells: string[]
}

/** The rows of a CSV text (RFC 4180) that are not blank, whichever separator it has; quoted cells may hold lines. */
export function readCsv(text: string): CsvRow[] {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  return rowsOf(clean, separatorOf(clean)).filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** The one that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const first =
    text
      .trimStart()
      .replace(/"(?:[^"]|"")*"/g, '')
      .split('\n', 1)[0] ?? ''
  const counts = separators.map((separator) => first.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

function rowsOf(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [] }
  let [cell, line, quoted] = ['', 1, false]

  function endCell(): void {
    row.cells.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\n') line++
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') cell += text.charAt(++at)
      else quoted = false
    } else if (sign === '"' && cell.trim() === '') [cell, quoted] = ['', true]
    else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push(row)
      row = { line, cells: [] }
    } else cell += sign
  }
  endCell()
  return [...rows, row]
}
