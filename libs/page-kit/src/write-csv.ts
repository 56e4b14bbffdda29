/** What a spreadsheet would take for a formula, whatever stands invisibly before it. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u

/** Rows as CSV (RFC 4180) with the mark by which spreadsheets know UTF-8. No cell is ever read as a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
