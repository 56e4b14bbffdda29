import { readLanguageFrom, english, type Language } from '@sitewright/messages'
import { afterEach, expect, it } from 'vitest'
import german from '../../messages/de.json' with { type: 'json' }
import { choice, defineContent, list, number, text } from './index.ts'

let language: Language = english
readLanguageFrom(() => language)
afterEach(() => (language = english))

const route = defineContent({
  difficulty: choice({ easy: () => (language === english ? 'Easy' : 'Leicht') }, { required: true }),
  stops: list({ height: number({ label: () => (language === english ? 'Height' : 'Höhe'), min: 1 }), place: text() }),
})
const problem = (content: object) => route.problem(JSON.stringify({ version: 1, ...content }))

it('says what is wrong with a content in the language that is read, by labels that are messages', () => {
  const sent = { stops: [{ height: 0 }] }
  expect(problem(sent)).toBe('‘Height’ of entry 1 must be a number of at least 1')
  expect(problem({ difficulty: 'hard' })).toBe('‘Difficulty’ must be one of these: Easy')
  language = { tag: 'de', translations: german }
  expect(problem(sent)).toBe('„Höhe“ (entry 1) muss eine Zahl ab 1 sein')
  expect(problem({ difficulty: 'hard' })).toBe('„Difficulty“ muss eine dieser Möglichkeiten sein: Leicht')
  expect(route.missing(route.blank())).toBe('„Difficulty“ fehlt')
  expect(route.fields.difficulty.choices.easy).toBe('Leicht')
})
