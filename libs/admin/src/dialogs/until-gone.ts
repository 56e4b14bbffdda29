/**
 * What to say below a question that ends with 'This cannot be undone', which holds only for what has left the trash.
 *
 * @param line how long it can be brought back, from `Undo.line`; undefined where it cannot.
 */
export function untilGone(line: string | undefined): string | undefined {
  return line && `It goes to the trash first: only once it is gone from there can this not be undone. ${line}`
}
