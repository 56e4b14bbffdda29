import type { Command, CommandOption } from './command.ts'

/** Columns of text. */
const width = 100

/** What `sitewright --help` shows. */
export function helpOfAll(commands: readonly Command[]): string {
  return [
    'Usage: sitewright [command] [options]',
    '',
    ...table(commands.map((command) => [usageOf(command), command.summary])),
    '',
    ...paragraph(
      "The site is the one given by the environment (DATA_DIR, DATABASE_URL, FILES_URL and so on), as for 'start'.",
    ),
    "'sitewright <command> --help' shows the help of one.",
  ].join('\n')
}

/** What `sitewright <command> --help` shows. */
export function helpOf(command: Command): string {
  const help: CommandOption = { type: 'boolean', description: 'Shows this text.' }
  const options = Object.entries({ ...command.options, help })
  return [
    `Usage: sitewright ${usageOf(command)}${Object.keys(command.options).length > 0 ? ' [options]' : ''}`,
    '',
    ...command.details.flatMap((text) => [...paragraph(text), '']),
    'Options:',
    ...table(options.map(([name, { value, description }]) => [`--${name}${value ? ` ${value}` : ''}`, description])),
  ].join('\n')
}

function usageOf({ name, operands, options }: Command): string {
  const required = Object.entries(options).flatMap(([option, { required: needed, value }]) =>
    needed ? `--${option} ${value}` : [],
  )
  return [name, ...operands, ...required].join(' ')
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const column = Math.max(...rows.map(([left]) => left.length)) + 4
  return rows.flatMap(([left, right]) =>
    paragraph(right, width - column).map((line, index) =>
      index === 0 ? `  ${left.padEnd(column - 2)}${line}` : `${' '.repeat(column)}${line}`,
    ),
  )
}

function paragraph(text: string, columns = width): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined || line.length + 1 + word.length > columns) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}
