import { defineMessages, english, readLanguageFrom } from '@sitewright/messages'
import { afterEach, expect, it } from 'vitest'
import arabic from '../messages/ar.json' with { type: 'json' }
import german from '../messages/de.json' with { type: 'json' }
import { formatDay, formatNumber } from './formats.ts'
import { listCount } from './list/list-count.ts'
import { buttonsOf } from './messages/message-answers.ts'

afterEach(() => readLanguageFrom(() => english))

const question = { kind: 'confirm', id: 1, text: 'Sure?', answer: () => {} } as const
const march8 = new Date(2026, 2, 8, 12).getTime() / 1000

it('writes buttons, counts, numbers and days in the language that is read', () => {
  const list = { items: [1, 2], total: 5000, more: 'there' } as const
  expect([buttonsOf(question).no, formatNumber(5000), formatDay(march8)]).toEqual(['Cancel', '5,000', '8 Mar 2026'])
  expect(listCount(list, ['page', 'pages'])).toBe('2 of 5,000 pages')

  readLanguageFrom(() => ({ tag: 'de', translations: german }))
  expect([buttonsOf(question).no, formatNumber(5000), formatDay(march8)]).toEqual(['Abbrechen', '5.000', '08.03.2026'])
  expect(listCount(list, ['Seite', 'Seiten'])).toBe('2 von 5.000 Seiten')
})

it('counts by a message in as many forms as a language has', () => {
  const { pages } = defineMessages('huts/pages', { pages: '{count, plural, one {# page} other {# pages}}' })
  const counts = () => [
    listCount({ items: [1, 2, 3], total: 3, more: 'none' }, pages),
    listCount({ items: [1, 2], total: 20, more: 'there' }, pages),
    listCount({ items: [1, 2], total: undefined, more: 'there' }, pages),
  ]
  expect(counts()).toEqual(['3 pages', '2 of 20 pages', 'The first 2 pages'])

  const counted =
    '{count, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}}'
  readLanguageFrom(() => ({ tag: 'ar', translations: { ...arabic, 'huts/pages': { pages: counted } } }))
  expect(counts()).toEqual(['3 صفحات', '2 من 20 صفحة', 'من البداية: صفحتان'])
})
