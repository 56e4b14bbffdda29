/** Until then the browser has read what it saves; Safari asks the person first. */
const patience = 60_000

/** Has the browser save a text as a CSV file. */
export function downloadCsv(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), patience)
}
