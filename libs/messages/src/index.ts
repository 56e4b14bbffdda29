export type { Compiled } from './compiled.ts'
export { defineMessages } from './define-messages.ts'
export { collator, dateTimeFormat, languageName, latinDigits, listFormat, numberFormat } from './intl.ts'
export { isolate, withoutOverrides } from './isolate.ts'
export {
  currentLanguage,
  english,
  inLanguage,
  mayFollow,
  readLanguageFrom,
  type InstalledLanguages,
  type Language,
  type Translations,
} from './language.ts'
export { canonicalLanguage, directionOf } from './language-tags.ts'
export { matchLanguages } from './match-languages.ts'
export type { Message, Messages, RichMessage, TagsOf, TextMessage, ValuesOf } from './message-types.ts'
export { foreignZone, knownTimeZone, momentOf, ownTimeZone, wallClockOf, type WallClock } from './time-zone.ts'
export { inEnglish, textOf, type Told } from './told.ts'
