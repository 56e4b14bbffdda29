import { createHash } from 'node:crypto'
import wakeText from './wake-text.build.ts'

/** The script in the head of every document; see `wake.ts`. */
export const wakeScript = wakeText

/** The source that allows it in a Content-Security-Policy. */
export const wakeScriptHash = `'sha256-${createHash('sha256').update(wakeScript).digest('base64')}'`
