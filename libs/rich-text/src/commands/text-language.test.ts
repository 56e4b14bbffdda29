import { describe, expect, it } from 'vitest'
import { after, editorWith, htmlOf } from '../testing/editor-with.ts'
import { reloadedHtml } from '../testing/written-html.ts'
import { currentTextLanguage, languagesOfText } from '../queries/text-language.ts'
import { clearFormatting } from './marks.ts'
import { setTextLanguage } from './text-language.ts'

const said = (html: string, tag?: string) => after(html, (editor) => setTextLanguage(editor, tag))
const french = 'lang="fr" dir="ltr"'
const arabic = 'lang="ar" dir="rtl"'

describe('setTextLanguage', () => {
  it.each([
    ['words', '<p>a [b] c</p>', `<p>a <span ${french}>b</span> c</p>`],
    ['words and their formats', '<p>a [b<em>c</em>]d</p>', `<p>a <span ${french}>b<em>c</em></span>d</p>`],
    ['a part of a link', '<p><a href="/x">a[b]</a></p>', `<p><a href="/x">a<span ${french}>b</span></a></p>`],
    [
      'a link and what is around',
      '<p>z[a<a href="/x">b</a>c]</p>',
      `<p>z<span ${french}>a</span><a href="/x"><span ${french}>b</span></a><span ${french}>c</span></p>`,
    ],
    ['parts of paragraphs', '<p>a[b</p><p>c]d</p>', `<p>a<span ${french}>b</span></p><p><span ${french}>c</span>d</p>`],
    ['the paragraph of the cursor', '<p>a|</p><p>b</p>', `<p ${french}>a</p><p>b</p>`],
    ['an empty paragraph', '<p>a</p><p>|</p>', `<p>a</p><p ${french}><br></p>`],
    [
      'a heading selected as a whole',
      '<h2 class="text-red">[a<b>b</b>]</h2>',
      `<h2 class="text-red" ${french}>a<b>b</b></h2>`,
    ],
    ['whole paragraphs', '<p>[a</p><p>b]</p>', `<p ${french}>a</p><p ${french}>b</p>`],
    ['a list item', '<ul><li>a|</li><li>b</li></ul>', `<ul><li ${french}>a</li><li>b</li></ul>`],
    [
      'the line of an item, and not the items below it',
      '<ul><li>a|<ul><li>b</li></ul></li></ul>',
      `<ul><li><span ${french}>a</span><ul><li>b</li></ul></li></ul>`,
    ],
    [
      'a cell',
      '<table><tbody><tr><td>a|</td></tr></tbody></table>',
      `<table><tbody><tr><td ${french}>a</td></tr></tbody></table>`,
    ],
    [
      'words that are in another one',
      '<p>a <em lang="de" class="text-red">[b]</em></p>',
      `<p>a <span ${french}><em class="text-red">b</em></span></p>`,
    ],
    [
      'the words around the cursor',
      `<p>a <span ${arabic}>b|<i>c</i></span></p>`,
      `<p>a <span ${french}>b<i>c</i></span></p>`,
    ],
    ['words beside some of the same', `<p>a<span ${french}>b</span>[c]</p>`, `<p>a<span ${french}>bc</span></p>`],
  ])('gives %s a language', (_, html, expected) => {
    expect(said(html, 'fr')).toBe(expected)
    expect(reloadedHtml(expected)).toBe(expected)
  })

  it('says the direction of the language with it, and writes its tag properly', () => {
    expect(said('<p>a [b] c</p>', 'AR')).toBe(`<p>a <span ${arabic}>b</span> c</p>`)
    expect(said('<p dir="rtl">a|</p>', 'zh-hant')).toBe('<p lang="zh-Hant" dir="ltr">a</p>')
  })

  it.each([
    ['words', `<p>a <span ${arabic}>[b<i>c</i>]</span></p>`, '<p>a b<i>c</i></p>'],
    ['the words around the cursor', `<p>a <span ${arabic}>b|</span></p>`, '<p>a b</p>'],
    ['a paragraph', `<p ${arabic}>a|</p>`, '<p>a</p>'],
    ['a paragraph of which a part is selected', `<p ${arabic}>a[b]</p>`, '<p>ab</p>'],
    ['all in a paragraph', `<p ${arabic}>[a<span ${french}>b</span>]</p>`, '<p>ab</p>'],
    ['what is around', `<blockquote ${arabic}><p>a|</p></blockquote>`, '<blockquote><p>a</p></blockquote>'],
  ])('takes that of %s back', (_, html, expected) => {
    expect(said(html)).toBe(expected)
  })

  it.each(['German', 'x-mine', 'en_NZ', '"><script>', ''])('refuses %j', (tag) => {
    const editor = editorWith('<p>a[b]</p>')
    expect(setTextLanguage(editor, tag)).toBe(false)
    expect(htmlOf(editor)).toBe('<p>ab</p>')
  })

  it('is one step to undo', () => {
    const editor = editorWith(`<p>[a</p><ul><li>b<span ${arabic}>c</span>]</li></ul>`)
    const before = htmlOf(editor)
    setTextLanguage(editor, 'fr')
    expect(htmlOf(editor)).not.toBe(before)
    editor.undo()
    expect(htmlOf(editor)).toBe(before)
  })

  it('leaves the selection where it was', () => {
    const editor = editorWith(`<p>a <span ${arabic}>b|c</span></p>`)
    setTextLanguage(editor, 'fr')
    editor.insertText('!')
    expect(htmlOf(editor)).toBe(`<p>a <span ${french}>b!c</span></p>`)
  })

  it('is no format that is cleared', () => {
    expect(after(`<p>[<em lang="fr" class="text-red">a</em>b]</p>`, clearFormatting)).toBe(
      '<p><span lang="fr">a</span>b</p>',
    )
  })
})

it('knows the language at the cursor, of the innermost that says one', () => {
  const languageIn = (html: string) => currentTextLanguage(editorWith(html))
  expect(languageIn('<p>a|</p>')).toBeUndefined()
  expect(languageIn(`<div lang="de"><p>a|</p></div>`)).toBe('de')
  expect(languageIn(`<div lang="de"><p ${arabic}>a|</p></div>`)).toBe('ar')
  expect(languageIn(`<p ${arabic}><span lang="fr">a|</span></p>`)).toBe('fr')
  expect(languagesOfText(editorWith(`<div lang="de"><p ${arabic}>a<em lang="de">b</em></p></div>`))).toEqual([
    'de',
    'ar',
  ])
})
