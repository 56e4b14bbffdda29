import type { Mark } from '../../submission.ts'

/** What people call the marks. */
export const markLabels: Readonly<Record<Mark, string>> = { new: 'New', done: 'Done', spam: 'Spam' }
