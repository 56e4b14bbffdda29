import '../../testing/in-auckland.ts'
import { english, readLanguageFrom } from '@sitewright/messages'
import { describe, expect, it, onTestFinished } from 'vitest'
import { toLocalText } from '../moments.ts'
import { readDay } from './read-day.ts'

const read = (text: string) => {
  const day = readDay(text)
  return day && `${toLocalText(day.at)}${day.hasTime ? '' : ' day'}`
}

it('is one of the site’s time zone, where it has one', () => {
  readLanguageFrom(() => ({ ...english, timeZone: 'Europe/Berlin' }))
  onTestFinished(() => readLanguageFrom(() => english))
  expect(readDay('1/9/2026 19:30')).toEqual({ at: Date.UTC(2026, 8, 1, 17, 30), hasTime: true })
  expect(readDay('31/2/2026')).toBeUndefined()
})

it.each([
  ['de', '1. März 2026', '2026-03-01'],
  ['de', '24. Dez. 2026', '2026-12-24'],
  ['de', '1 Oct 2026', '2026-10-01'],
  ['fr', '1er février 2026', '2026-02-01'],
  ['fr', '14 juil. 2026', '2026-07-14'],
  ['es', '1 de septiembre de 2026', '2026-09-01'],
  ['ar', '٢٤ سبتمبر ٢٠٢٦', '2026-09-24'],
  ['ar', '٢٤/٩/٢٠٢٦', '2026-09-24'],
])('reads in %s what people there write: %s', (tag, text, day) => {
  readLanguageFrom(() => ({ ...english, tag }))
  onTestFinished(() => readLanguageFrom(() => english))
  expect(read(text)).toBe(`${day}T12:00 day`)
})

it('takes no month that could be another', () => {
  readLanguageFrom(() => ({ ...english, tag: 'fr' }))
  onTestFinished(() => readLanguageFrom(() => english))
  expect(read('14 jui. 2026')).toBeUndefined()
})

describe('a day in a list', () => {
  it.each([
    ['2026-09-01', '2026-09-01T12:00 day'],
    ['2026/9/1', '2026-09-01T12:00 day'],
    ['1/9/2026', '2026-09-01T12:00 day'],
    ['01.09.26', '2026-09-01T12:00 day'],
    ['31-12-2025', '2025-12-31T12:00 day'],
    [' 1 Sep 2026 ', '2026-09-01T12:00 day'],
    ['1. September 2026', '2026-09-01T12:00 day'],
    ['29-Feb-24', '2024-02-29T12:00 day'],
    ['1. März 2026', '2026-03-01T12:00 day'],
    ['1. Mrz. 26', '2026-03-01T12:00 day'],
    ['24. Dez 2025 19:30', '2025-12-24T19:30'],
    ['1er août 2026', '2026-08-01T12:00 day'],
    ['3 févr. 2026', '2026-02-03T12:00 day'],
    ['1 de enero de 2026', '2026-01-01T12:00 day'],
    ['15 ago 2026', '2026-08-15T12:00 day'],
    ['1 سبتمبر 2026', '2026-09-01T12:00 day'],
    ['١ أغسطس ٢٠٢٦', '2026-08-01T12:00 day'],
    ['2026-09-01 19:30', '2026-09-01T19:30'],
    ['2026-09-01T19:30:45', '2026-09-01T19:30'],
    ['1/9/2026, 7:05', '2026-09-01T07:05'],
  ])('%j is %s', (text, day) => expect(read(text)).toBe(day))

  it.each([
    '',
    'soon',
    '2026',
    '9/31/2026',
    '31/9/2026',
    '29/2/2026',
    '1 Foo 2026',
    // juin or juillet
    '1 jui 2026',
    '2026-09-01 25:00',
    '1/9',
    '1e3/1/2026',
  ])('%j is none', (text) => expect(read(text)).toBeUndefined())
})
