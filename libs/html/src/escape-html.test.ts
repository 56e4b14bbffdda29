import { expect, it } from 'vitest'
import { escapeText, startTag, unescapeText } from './escape-html.ts'

it.each(['5 > 3 & "2" < 4', "it's", 'a\u00a0b', '&amp;', '&lt;b&gt;', '&amp;lt;'])('brings %s back', (text) => {
  expect(unescapeText(escapeText(text))).toBe(text)
  expect(unescapeText(startTag('a', { title: text }))).toBe(`<a title="${text}">`)
})
