import { matchLanguages, type InstalledLanguages, type Language, type Translations } from '@sitewright/messages'

export interface LanguageLoader {
  /** What has been loaded is in it. */
  language: Language
  /** Loads the translations of packages, of all by default. What cannot be loaded is only logged, and read in English. */
  load: (isNeeded?: (name: string) => boolean) => Promise<void>
}

/**
 * Loads what packages bring for a language.
 *
 * @param tag - a proper one of BCP 47.
 */
export function createLanguageLoader(tag: string, installed: InstalledLanguages): LanguageLoader {
  const translations: Record<string, Translations[string]> = {}
  const tags = matchLanguages(tag, Object.keys(installed))
  const packages = [...new Set(tags.flatMap((each) => Object.keys(installed[each] ?? {})))]
  const loading = new Map<string, Promise<void>>()

  async function loadPackage(name: string) {
    const loads = tags.flatMap((each) => installed[each]?.[name] ?? [])
    try {
      const files = await Promise.all(loads.map((load) => load()))
      for (const file of files)
        for (const [catalogue, texts] of Object.entries(file.default as Translations))
          translations[catalogue] = { ...translations[catalogue], ...texts }
    } catch (error) {
      loading.delete(name)
      console.error(error)
    }
  }

  return {
    language: { tag, translations },
    async load(isNeeded = () => true) {
      for (const name of packages) if (isNeeded(name) && !loading.has(name)) loading.set(name, loadPackage(name))
      await Promise.all([...loading].flatMap(([name, done]) => (isNeeded(name) ? done : [])))
    },
  }
}
