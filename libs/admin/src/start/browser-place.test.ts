import { expect, it } from 'vitest'
import { browserPlace } from './browser-place.ts'

it.each([
  [['de'], 'de'],
  [['de-at', 'en'], 'de-AT'],
  [['ar-EG-u-nu-arab'], 'ar-EG'],
  [['C', 'x-klingon', 'fr-CA'], 'fr-CA'],
  [['de-1901-1996-fonipa-fonupa-simple-baku1926'], 'de'],
  [[], 'en-NZ'],
])('of %j the language is %s', (languages, language) => {
  expect(browserPlace(languages)).toEqual({ language, timeZone: 'Pacific/Auckland' })
})
