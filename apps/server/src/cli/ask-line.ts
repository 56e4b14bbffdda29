import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CommandError } from './command-error.ts'
import type { Console } from './console.ts'

export interface AskOptions extends Pick<Console, 'streams'> {
  /** False where nobody may see what is typed. */
  isShown: boolean
}

/** The line that the operator types at the terminal. @throws {CommandError} when they give up. */
export async function askLine(question: string, { streams, isShown }: AskOptions): Promise<string> {
  streams.errors.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const output = isShown ? streams.errors : nowhere
  const lines = createInterface({ input: streams.input, output, terminal: true, historySize: 0 })
  const interrupted = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new CommandError('Interrupted'))
    lines.on('SIGINT', giveUp).on('close', giveUp)
  })
  try {
    // a question of its own would be written over the one that is there
    return await Promise.race([lines.question(''), interrupted])
  } finally {
    lines.close()
    streams.errors.write('\n')
  }
}
