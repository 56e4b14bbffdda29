import type { Mark } from '../../submission.ts'
import { texts } from './messages.ts'

/** What people call the marks. */
export const markLabels: Readonly<Record<Mark, () => string>> = { new: texts.new, done: texts.done, spam: texts.spam }
