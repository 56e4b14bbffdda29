import { askLine } from '../ask-line.ts'
import { CommandError } from '../command-error.ts'
import type { Console } from '../console.ts'

/** Longer than any password may be, so that a file given by mistake is not read to its end. */
const maxLineLength = 4096

/**
 * The password that the operator types, twice and unseen; where nobody sits at a terminal, the first line of standard
 * input. It is never taken from the command line, which other people of the machine can see.
 *
 * @throws {CommandError} when the two differ, or there is none.
 */
export async function readPassword({ streams }: Pick<Console, 'streams'>): Promise<string> {
  if (!streams.input.isTTY) return firstLine(streams.input)
  const ask = (question: string) => askLine(question, { streams, isShown: false })
  const password = await ask('Password: ')
  if (password === '') throw new CommandError('The password is empty')
  if ((await ask('Again: ')) !== password) throw new CommandError('The two passwords differ')
  return password
}

async function firstLine(input: Console['streams']['input']): Promise<string> {
  let text = ''
  for await (const chunk of input.setEncoding('utf8')) {
    text += chunk
    if (text.includes('\n') || text.length > maxLineLength) break
  }
  const [line = ''] = text.split(/\r?\n/)
  if (line === '') throw new CommandError('There is no password on standard input')
  return line
}
