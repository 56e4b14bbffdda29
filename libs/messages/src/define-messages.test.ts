import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineMessages } from './define-messages.ts'
import { english, inLanguage, readLanguageFrom, type Translations } from './language.ts'

const texts = defineMessages('messages/test', {
  heading: 'Trash',
  saved: 'Saved {time}',
  deleted: '{count, plural, one {# page was} other {# pages were}} deleted',
  shared: '{who, select, you {You share} other {{name} shares}} it',
  apostrophe: "It's ‘{name}’, in braces '{'name'}'",
})

const inGerman = (translations: Translations[string]) => ({
  tag: 'de-AT',
  translations: { 'messages/test': translations },
})

afterEach(() => readLanguageFrom(() => english))

describe('messages', () => {
  it('are read in English as they stand in the code', () => {
    expect(texts.heading()).toBe('Trash')
    expect(texts.saved({ time: '14:02' })).toBe('Saved 14:02')
    expect(texts.apostrophe({ name: 'Ana' })).toBe("It's ‘Ana’, in braces {name}")
  })

  it('have the plural and the numbers of the language', () => {
    expect(texts.deleted({ count: 1 })).toBe('1 page was deleted')
    expect(texts.deleted({ count: 5000 })).toBe('5,000 pages were deleted')
    const german = inGerman({ deleted: '{count, plural, one {# Seite} other {# Seiten}} gelöscht' })
    expect(inLanguage(german, () => texts.deleted({ count: 5000 }))).toBe('5\u00a0000 Seiten gelöscht')
  })

  it('choose by a value', () => {
    expect(texts.shared({ who: 'you', name: '' })).toBe('You share it')
    expect(texts.shared({ who: 'other', name: 'Ben' })).toBe('Ben shares it')
  })

  it('are read in the language of their reader, and in English where it lacks them', () => {
    readLanguageFrom(() => inGerman({ heading: 'Papierkorb' }))
    expect(texts.heading()).toBe('Papierkorb')
    expect(texts.saved({ time: '14:02' })).toBe('Saved 14:02')
  })

  it('are read in English where a translation is broken, which is said', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = inGerman({ saved: 'Gespeichert {time' })
    expect(inLanguage(broken, () => texts.saved({ time: '14:02' }))).toBe('Saved 14:02')
    expect(said).toHaveBeenCalledWith(expect.stringContaining("'saved' of messages/test"), expect.anything())
    said.mockRestore()
  })

  it('keep the language outside when one is over, even by an error', () => {
    const german = inGerman({ heading: 'Papierkorb' })
    expect(() =>
      inLanguage(german, () => {
        throw new Error(texts.heading())
      }),
    ).toThrow('Papierkorb')
    expect(texts.heading()).toBe('Trash')
  })

  it('ask for what stands in them', () => {
    // @ts-expect-error -- a message without its value
    expect(() => texts.saved({})).toThrow('time')
    // @ts-expect-error -- there is no such message
    expect(texts.nothing).toBeUndefined()
  })
})
