import { currentLanguage } from '@sitewright/messages'

/** In what a catalogue is read here: English where nobody translated it into the current language. As a tag of BCP 47. */
export function languageOf(catalogue: string): string {
  const { tag, translations } = currentLanguage()
  return translations[catalogue] ? tag : 'en'
}
