import type { Compiled } from '../compiled.ts'

/** In a browser every message was compiled when the site was built: what is a text still is plain. */
export const compile = (message: string): Compiled => message
