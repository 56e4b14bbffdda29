import type { Compiled } from './compiled.ts'

/**
 * Translations of messages: by the id of their catalogue, then by their key, or by their places in it where that is a list.
 * What it lacks is read in English.
 */
export type Translations = Readonly<Record<string, Readonly<Record<string, Compiled>>>>

/** What packages are translated into: by language and package, how the translations are loaded. */
export type InstalledLanguages = Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: object }>>>>>

/** A language that somebody reads. */
export interface Language {
  /** As a tag of BCP 47, such as `de-AT`: that of dates, numbers and order. */
  tag: string
  translations: Translations
  /** The time zone whose clock they read there, by its name at IANA; absent for that of the device or of the server. */
  timeZone?: string | undefined
}

/** That of the messages as they stand in the code. */
export const english: Language = { tag: 'en-NZ', translations: {} }

let read: () => Language = () => english

/** The language in which messages, dates and numbers are given where this is called. */
export const currentLanguage = (): Language => read()

/**
 * Says where the language is known from: in a browser a constant, on a server the request. Until then it is English.
 *
 * @param source - called for each message.
 */
export function readLanguageFrom(source: () => Language): void {
  read = source
}

/**
 * Says, as a page is drawn, that messages of a catalogue may follow, though none stands in it yet: its translations are then
 * fetched where a build keeps them in a file of their own.
 *
 * @param catalogue - its id.
 */
export function mayFollow(catalogue: string): void {
  void currentLanguage().translations[catalogue]
}

/** What `run` gives, in a language, as long as it is not awaited: for a document that is rendered in one go. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  const before = read
  read = () => language
  try {
    return run()
  } finally {
    read = before
  }
}
