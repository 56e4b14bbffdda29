import { currentLanguage, english } from '@sitewright/messages'
import { fold } from '../text/fold.ts'
import { texts } from './fact-messages.ts'
import type { FactNames } from './facts.ts'

/** Numbers of each plural form that languages have. */
const counts = [0, 1, 2, 3, 11, 100]

/** Parts that are looked for: in 100,000 entries that takes half a second. */
const maxParts = 20

/**
 * Of what stored facts hold, each part that somebody reads with a word in another language, as JSON: `"say":"noButton"`. Of a
 * word that stands in too many of them, such as an article, that is what all have: nothing.
 *
 * @param word - as `fold` makes it.
 */
export function factsSaying(word: string, { permission, setting, known }: FactNames): string[] {
  if (currentLanguage().tag === english.tag) return []
  const says = (text: string) => fold(text).includes(word)
  const parts = (name: 'say' | 'permission' | 'setting', values: readonly string[]) =>
    values.map((value) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
  const found = [
    ...parts(
      'say',
      Object.keys(texts).filter((key) => formsOf(key).some(says)),
    ),
    ...parts(
      'permission',
      (known?.permissions ?? []).filter((each) => says(permission(each))),
    ),
    ...parts(
      'setting',
      (known?.settings ?? []).filter((each) => says(setting(each))),
    ),
  ]
  return found.length > maxParts ? [''] : found
}

/** A message in each of its plurals, with nothing where a text stands in it. */
function formsOf(key: string): string[] {
  const message: (values: object) => string = texts[key as keyof typeof texts] as never
  const forms = counts.map((count) => message(new Proxy({}, { get: () => count, has: () => true })))
  return [...new Set(forms.map((form) => form.replace(/\p{Nd}+/gu, '')))]
}
