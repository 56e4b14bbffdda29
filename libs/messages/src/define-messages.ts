import type { Compiled } from './compiled.ts'
import { formatMessage } from './format-message.ts'
import { currentLanguage } from './language.ts'
import type { Messages } from './message-types.ts'

/**
 * Messages of a part of the program, in English. Each becomes a function that gives it in its reader's language;
 * so none is called while a module is loaded. What it needs is read from the message, in ICU MessageFormat:
 * `'{count, plural, one {# page} other {# pages}}'` asks for `{ count: number }`.
 *
 * @param catalogue - unlike any other, such as `admin/trash`: the package, and the part of it.
 * @param texts - by their keys. A build compiles them, so they stand here as literals.
 */
export function defineMessages<const Texts extends Readonly<Record<string, string>>>(
  catalogue: string,
  texts: Texts,
): Messages<Texts> {
  const entries = Object.entries<Compiled>(texts).map(([key, english], place) => {
    const message = { catalogue, key, place, english }
    return [key, (values?: object) => formatMessage(message, currentLanguage(), values)]
  })
  return Object.fromEntries(entries) as Messages<Texts>
}
