import { describe, expect, it } from 'vitest'
import { defineMessages } from './define-messages.ts'
import { isolate, withoutOverrides } from './isolate.ts'
import { inLanguage } from './language.ts'

const apart = (text: string) => `\u2068${text}\u2069`

describe('a name in a sentence', () => {
  it.each([
    ['of the same direction', 'en-NZ', 'Kim, 3 (huts)', 'Kim, 3 (huts)'],
    ['of the same direction, from the right', 'ar', 'كوخ 3!', 'كوخ 3!'],
    ['without letters', 'ar', '12:30', '12:30'],
    ['of the other direction', 'en-NZ', 'كوخ (3)', apart('كوخ (3)')],
    ['of the other direction, from the left', 'ar', 'Kim (3)', apart('Kim (3)')],
    ['of both', 'ar', 'كوخ Saddle', apart('كوخ Saddle')],
    ['that is a web address', 'ar', 'https://huts.example/a', 'https://huts.example/a'],
    ['that is an email address', 'ar', 'kim@example.org', 'kim@example.org'],
    ['that was set apart already', 'en-NZ', `a ${apart(`b ${apart('كوخ')}`)}`, `a ${apart(`b ${apart('كوخ')}`)}`],
    ['that would turn what follows', 'en-NZ', 'photo\u202egpj.exe', 'photogpj.exe'],
  ])('%s', (_, language, name, shown) => {
    expect(isolate(name, language)).toBe(shown)
  })

  it('is set apart by the message that it fills, in the language of that', () => {
    const texts = defineMessages('test/isolate', {
      saved: '{name} is saved.',
      kind: '{kind, select, page {Page {name}} other {File {name}}}',
      pages: '{count, plural, one {# page} other {# pages}} of {name}',
    })
    const arabic = {
      tag: 'ar',
      translations: {
        'test/isolate': { saved: 'حُفظ {name}.', kind: '{kind, select, page {صفحة {name}} other {ملف {name}}}' },
      },
    }
    expect(texts.saved({ name: 'Kim' })).toBe('Kim is saved.')
    expect(texts.saved({ name: 'كيم' })).toBe(`${apart('كيم')} is saved.`)
    expect(inLanguage(arabic, () => texts.saved({ name: 'Kim' }))).toBe(`حُفظ ${apart('Kim')}.`)
    // what it chooses by is none
    expect(inLanguage(arabic, () => texts.kind({ kind: 'page', name: 'Kim' }))).toBe(`صفحة ${apart('Kim')}`)
    // what is not translated is English
    expect(inLanguage(arabic, () => texts.pages({ count: 2, name: 'Kim' }))).toBe('2 pages of Kim')
  })
})

it('leaves out controls of direction, and those that set apart unless each has its end', () => {
  expect(withoutOverrides('a\u202db\u202ac\u202b\u202c')).toBe('abc')
  expect(withoutOverrides(`a${apart('b')}`)).toBe(`a${apart('b')}`)
  for (const text of ['a\u2067b', 'a\u2069b\u2066', 'a\u2066b\u2069\u2069']) expect(withoutOverrides(text)).toBe('ab')
})
