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

/** Until then the browser has read what it saves; Safari asks the person first. */
const downloadTime = 60_000

/** Has the browser save a text as a CSV file. */
export function downloadCsv(text: string, name: string): void {
  downloadText(text, { name, type: 'text/csv;charset=utf-8' })
}

/** Has the browser save a text as a file of this name and media type. */
export function downloadText(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), downloadTime)
}
