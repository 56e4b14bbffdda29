import compile from 'icu-minify/compile'
import { isPlain, type Compiled } from '../compiled.ts'

/**
 * What a browser gets of a message: a plain text as it is, any other as a list.
 *
 * @param where - names the message in an error.
 * @throws when it is not in ICU MessageFormat.
 */
export function compileMessage(message: string, where: string): Compiled {
  if (isPlain(message)) return message
  try {
    const compiled = compile(message)
    return typeof compiled === 'string' ? [compiled] : compiled
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${where} cannot be read as a message: ${reason}\n  ${message}`, { cause: error })
  }
}
