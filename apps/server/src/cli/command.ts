import type { ParseArgsOptionDescriptor } from 'node:util'
import type { Console } from './console.ts'

export interface CommandOption extends ParseArgsOptionDescriptor {
  /** The placeholder for the value in the help: `--email ADDRESS`. */
  value?: string
  description: string
  /** True if there is no doing without. */
  required?: boolean
}

export interface CommandInput {
  /** Values of the options that were given. */
  options: Readonly<Record<string, string | boolean | undefined>>
  /** The operands beside the options, as many as `operands` names. */
  operands: readonly string[]
  environment: Readonly<Record<string, string | undefined>>
  console: Console
}

/** One thing that `sitewright` can do. */
export interface Command {
  name: string
  /** A line for the list of commands. */
  summary: string
  /** Paragraphs of the command's own help. */
  details: readonly string[]
  /** Names of the operands beside the options; all are required. */
  operands: readonly string[]
  options: Readonly<Record<string, CommandOption>>
  /**
   * @returns the exit code if it is not 0.
   * @throws {CommandError} and those of configuration and start: one line for the operator.
   */
  run: (input: CommandInput) => Promise<number | void>
}

/** The text of a required option. */
export function requiredText({ options }: CommandInput, name: string): string {
  return String(options[name])
}

/** The text of an option; undefined if it was not given. */
export function textOption({ options }: CommandInput, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}
