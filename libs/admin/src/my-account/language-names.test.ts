import { expect, it } from 'vitest'
import { languageNames } from './language-names.ts'

const named = (...tags: string[]) => [...languageNames(tags).values()]

it('names languages in themselves, as they begin a line', () => {
  expect(named('en-NZ', 'de', 'es', 'fr', 'ar')).toEqual(['English', 'Deutsch', 'Español', 'Français', 'العربية'])
})

it('names the region where two would be called the same', () => {
  expect(named('de', 'de-AT', 'fr')).toEqual(['Deutsch', 'Österreichisches Deutsch', 'Français'])
})

it('has the tag of a language that nobody can name', () => {
  expect(named('qtz')).toEqual(['Qtz'])
})
