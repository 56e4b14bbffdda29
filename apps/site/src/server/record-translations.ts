import { currentLanguage, inLanguage, type Translations } from '@sitewright/messages'

export interface Recorded<Result> {
  result: Result
  /** The translations that were asked for meanwhile, and no others. */
  said: Translations
  /** Ids of the catalogues that were looked into, whether or not they have what was asked for. */
  asked: ReadonlySet<string>
}

/** What `run` gives, as long as it is not awaited, and which translations it says. */
export function recordTranslations<Result>(run: () => Result): Recorded<Result> {
  const language = currentLanguage()
  const { translations } = language
  const said: Record<string, Record<string, Translations[string][string]>> = {}
  const asked = new Set<string>()
  const recording = new Proxy(translations, {
    get(_, catalogue: string) {
      asked.add(catalogue)
      const texts = translations[catalogue]
      return texts && new Proxy(texts, { get: (_target, key: string) => record(catalogue, key) })
    },
  })

  function record(catalogue: string, key: string) {
    const text = translations[catalogue]?.[key]
    if (text !== undefined) said[catalogue] = { ...said[catalogue], [key]: text }
    return text
  }

  return { result: inLanguage({ ...language, translations: recording }, run), said, asked }
}
