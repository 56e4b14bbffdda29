import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of this checkout. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..')
