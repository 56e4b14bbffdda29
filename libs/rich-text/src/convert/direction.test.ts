import { cleanHtml } from '@sitewright/html/browser'
import { describe, expect, it } from 'vitest'
import type { Block } from '../types.ts'
import { htmlToSlate } from './html-to-slate.ts'
import { slateToHtml } from './slate-to-html.ts'

/** As if each block had just been written. */
const written = (html: string, around?: 'ltr' | 'rtl') =>
  slateToHtml(structuredClone(htmlToSlate(html)) as Block[], around)

describe('text that begins in the other direction, as the editor shows it', () => {
  it.each([
    ['a paragraph', '<p>مرحبا بكم</p>', '<p dir="auto">مرحبا بكم</p>'],
    ['a heading in Hebrew', '<h2>שלום</h2>', '<h2 dir="auto">שלום</h2>'],
    ['a list item', '<ul><li>نص</li><li>b</li></ul>', '<ul><li dir="auto">نص</li><li>b</li></ul>'],
    [
      'a cell',
      '<table><tbody><tr><td>نص</td><td>b</td></tr></tbody></table>',
      '<table><tbody><tr><td dir="auto">نص</td><td>b</td></tr></tbody></table>',
    ],
    ['a quotation', '<blockquote>نص</blockquote>', '<blockquote dir="auto">نص</blockquote>'],
    ['one behind digits and signs', '<p>12. «نص»</p>', '<p dir="auto">12. «نص»</p>'],
    ['one in a format', '<p><b>نص</b> b</p>', '<p dir="auto"><b>نص</b> b</p>'],
    ['one with a class', '<p class="text-red">نص</p>', '<p class="text-red" dir="auto">نص</p>'],
  ])('says so where it is %s', (_, html, expected) => {
    expect(written(html)).toBe(expected)
    expect(cleanHtml(expected)).toBe(expected)
    expect(written(expected)).toBe(expected)
  })

  it.each([
    ['begins as the page does', '<p>Hello مرحبا</p>'],
    ['has no letters', '<p>12 – 14</p>'],
    ['has a language that was chosen', '<p lang="ar" dir="rtl">نص</p>'],
    ['has a direction that was chosen', '<p dir="ltr">نص</p>'],
    ['is words with a language of their own', '<p><span lang="ar" dir="rtl">نص</span> begins</p>'],
    ['is preformatted', '<pre>نص</pre>'],
  ])('says nothing where it %s', (_, html) => {
    expect(written(html)).toBe(html)
  })

  it('says so no more once it begins otherwise', () => {
    expect(written('<p dir="auto">Hello</p>')).toBe('<p>Hello</p>')
  })

  it('says nothing on a page that runs so itself', () => {
    expect(written('<p>مرحبا بكم</p>', 'rtl')).toBe('<p>مرحبا بكم</p>')
    expect(written('<p dir="auto">مرحبا بكم</p>', 'rtl')).toBe('<p>مرحبا بكم</p>')
  })
})
