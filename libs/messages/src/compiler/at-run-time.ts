import compileIcu from 'icu-minify/compile'
import type { Compiled } from '../compiled.ts'

/**
 * What is formatted of a message in ICU MessageFormat: where nothing was compiled at build time, as in tests and on the
 * server.
 *
 * @throws when it is none.
 */
export const compile = (message: string): Compiled => compileIcu(message)
