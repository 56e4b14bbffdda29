export const generatedNote = '_Written by `npm run docs` from the code; do not edit._'

export function code(text) {
  return `\`${text}\``
}

/** A table; `|` in a cell is escaped. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |\n`
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('')
}

/** Text as it is, on one line, whatever signs stand in it. */
export function plain(text) {
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/[\\`*<~]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|\](?=[([])/g, '\\$&')
    .replace(/^(?:[#>+-]|\d+\.)(?= )/, '\\$&')
}

/**
 * A link to a file of the project, named after the file.
 *
 * @param {string} file relative to the top folder.
 * @param {number} depth how many folders below the top one the page lies.
 */
export function fileLink(file, depth) {
  return `[${plain(file.split('/').at(-1))}](${'../'.repeat(depth)}${file})`
}
