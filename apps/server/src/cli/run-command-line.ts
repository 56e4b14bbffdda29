import { RefusedError } from '@sitewright/page-kit/server'
import { parseArgs } from 'node:util'
import { CommandError, lineOf, UsageError } from './command-error.ts'
import type { Command, CommandInput } from './command.ts'
import { commands } from './commands.ts'
import { createConsole, type Console, type Streams } from './console.ts'
import { helpOf, helpOfAll } from './help.ts'
import { programVersion } from '../program-version.ts'

export interface CommandLineOptions {
  environment?: Readonly<Record<string, string | undefined>>
  streams?: Streams
}

/**
 * Does what a command line asks for; without a command, or with `start`, it serves the site.
 *
 * @param args without the program's own name.
 * @returns the exit code: 0 when it was done, 1 when it could not be, 2 when it was not understood.
 */
export async function runCommandLine(
  args: readonly string[],
  {
    environment = process.env,
    streams = { input: process.stdin, output: process.stdout, errors: process.stderr },
  }: CommandLineOptions = {},
): Promise<number> {
  const console = createConsole(streams)
  try {
    const [first = '', ...rest] = args
    if (first === '--help' || first === '-h' || first === 'help') return printHelp(console, rest[0])
    if (first === '--version' || first === '-v') return printed(console, programVersion())
    const [name, own] = first === '' || first.startsWith('-') ? ['start', args] : [first, rest]
    const command = commandOf(name)
    if (own.includes('--help') || own.includes('-h')) return printed(console, helpOf(command))
    return (await command.run({ ...understand(command, own), environment, console })) ?? 0
  } catch (error) {
    console.warn(isForeseen(error) || !(error instanceof Error) ? lineOf(error) : String(error.stack))
    return error instanceof UsageError ? 2 : 1
  }
}

function commandOf(name: string): Command {
  const command = commands.find((each) => each.name === name)
  if (!command) throw new UsageError(`There is no command '${name}'; 'sitewright --help' lists all commands`)
  return command
}

function understand(command: Command, args: readonly string[]): Pick<CommandInput, 'options' | 'operands'> {
  const hint = `'sitewright ${command.name} --help' shows more`
  let parsed
  try {
    parsed = parseArgs({ args: [...args], options: command.options, allowPositionals: true })
  } catch (error) {
    // Node's own advice follows the first sentence, and is about another problem than the operator's
    throw new UsageError(`${lineOf(error).split('. ')[0]}; ${hint}`)
  }
  const values = parsed.values as CommandInput['options']
  const unset = Object.entries(command.options).find(([name, option]) => option.required && values[name] === undefined)
  const missing = command.operands[parsed.positionals.length] ?? (unset && `--${unset[0]} ${unset[1].value}`)
  if (missing) throw new UsageError(`${command.name} needs ${missing}; ${hint}`)
  const tooMany = parsed.positionals[command.operands.length]
  if (tooMany !== undefined) throw new UsageError(`${command.name} does not understand '${tooMany}'; ${hint}`)
  return { options: values, operands: parsed.positionals }
}

function printHelp(console: Console, name: string | undefined): number {
  return printed(console, name === undefined ? helpOfAll(commands) : helpOf(commandOf(name)))
}

function printed(console: Console, text: string): number {
  console.print(text)
  return 0
}

/** False for an unexpected error, of which the developer needs the stack. */
function isForeseen(error: unknown): boolean {
  const byName = error instanceof CommandError || (error instanceof Error && /^(Config|Start)Error$/.test(error.name))
  // the system, the database and the storage tell by a code what was wrong
  const byCode = error instanceof Error && 'code' in error && !(error instanceof RefusedError)
  return byName || byCode || error instanceof AggregateError
}
