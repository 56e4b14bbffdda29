import { english, inLanguage } from './language.ts'

/** A text, or a message that gives it in its reader's language when it is asked for: no text is made while a module is loaded. */
export type Told = string | (() => string)

/** What a text says now. */
export function textOf(told: Told): string {
  return typeof told === 'string' ? told : told()
}

/** A text in English, no matter who asks: as it is stored, logged or documented. */
export function inEnglish(told: Told): string {
  return inLanguage(english, () => textOf(told))
}
