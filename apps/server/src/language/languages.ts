import {
  english,
  matchLanguages,
  type InstalledLanguages,
  type Language,
  type Translations,
} from '@sitewright/messages'

export interface Languages {
  /**
   * A language with what is translated into it; what is not is read in English.
   *
   * @param tag - a proper one of BCP 47.
   * @param timeZone - whose clock is shown, by its name at IANA; '' for that of the server.
   */
  of: (tag: string, timeZone?: string) => Language
  /** The tags of those that somebody can choose: English, and what anything is translated into. */
  installed: readonly string[]
}

/**
 * Loads all that is installed, so that each text is at hand when it is needed.
 *
 * @param onBroken - is told of a file that cannot be read, and is left out.
 */
export async function loadLanguages(
  installed: InstalledLanguages,
  onBroken: (broken: { package: string; language: string; error: unknown }) => void,
): Promise<Languages> {
  const translations = new Map<string, Record<string, Translations[string]>>()
  for (const [language, packages] of Object.entries(installed)) {
    const texts: Record<string, Translations[string]> = {}
    for (const [name, load] of Object.entries(packages)) {
      try {
        Object.assign(texts, (await load()).default)
      } catch (error) {
        onBroken({ package: name, language, error })
      }
    }
    translations.set(language, texts)
  }
  return createLanguages(translations)
}

/** @param translations - by tag. */
export function createLanguages(translations: ReadonlyMap<string, Translations>): Languages {
  const made = new Map<string, Language>()
  const available = [...translations.keys()]

  function make(tag: string): Language {
    const merged: Record<string, Translations[string]> = {}
    for (const each of matchLanguages(tag, available))
      for (const [catalogue, texts] of Object.entries(translations.get(each) ?? {}))
        merged[catalogue] = { ...merged[catalogue], ...texts }
    return { tag, translations: merged }
  }

  return {
    installed: [english.tag, ...available],
    of(tag, timeZone = '') {
      const language = made.get(tag) ?? make(tag)
      made.set(tag, language)
      return timeZone === '' ? language : { ...language, timeZone }
    },
  }
}
