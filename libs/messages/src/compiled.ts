import type { CompiledMessage } from 'icu-minify/format'

/** A message as it is formatted: a plain text, or what icu-minify makes of ICU MessageFormat. */
export type Compiled = CompiledMessage

/** Whether a message in ICU MessageFormat is more than a plain text. */
export const isPlain = (message: string): boolean => !/[{}<>']/.test(message)
