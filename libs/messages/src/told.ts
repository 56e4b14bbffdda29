/** A text, or a message that gives it in its reader's language when it is asked for: no text is made while a module is loaded. */
export type Told = string | (() => string)

/** What a text says now. */
export function textOf(told: Told): string {
  return typeof told === 'string' ? told : told()
}
