import { basename } from 'node:path'

/** Stands on top of every page that is generated. */
export const generatedNote = '_Written by `npm run docs` from the code; do not edit._'

/** Text in backticks. */
export function code(text: string): string {
  return `\`${text}\``
}

/** A table; `|` in a cell is escaped. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |\n`
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('')
}

/** Text as it is, on one line, whatever characters it contains. */
export function plain(text: string): string {
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/[\\`*<~]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|\](?=[([])/g, '\\$&')
    .replace(/^(?:[#>+-]|\d+\.)(?= )/, '\\$&')
}

/**
 * A link to a file of the project, named after the file.
 *
 * @param file relative to the top folder.
 * @param depth how many folders below the top one the page is.
 */
export function fileLink(file: string, depth: number): string {
  return `[${plain(basename(file))}](${'../'.repeat(depth)}${file})`
}
