import { texts } from './messages.ts'

/**
 * What to say below a question that ends with 'This cannot be undone', which holds only for what has left the trash.
 *
 * @param line how long it can be brought back, from `Undo.line`; undefined where it cannot.
 */
export function untilGone(line: string | undefined): string | undefined {
  return line && texts.trashFirst({ line })
}
