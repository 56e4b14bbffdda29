export const generatedNote = '_Written by `npm run docs` from the code; do not edit._'

export function code(text) {
  return `\`${text}\``
}

/** A table; `|` in a cell is escaped. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |\n`
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('')
}
