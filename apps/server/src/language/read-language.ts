import { english, readLanguageFrom, type Language } from '@sitewright/messages'
import { AsyncLocalStorage } from 'node:async_hooks'

const reader = new AsyncLocalStorage<Language>()

readLanguageFrom(() => reader.getStore() ?? english)

/** What `work` gives, whose messages are in a language as long as it runs, awaited or not. */
export function runInLanguage<Result>(language: Language, work: () => Result): Result {
  return reader.run(language, work)
}
