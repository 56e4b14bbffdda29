import { describe, expect, it } from 'vitest'
import { cleanPastedHtml } from '../on-demand/clean-pasted-html.ts'
import { clipboard } from '../testing/clipboard.ts'
import { after, editorWith, htmlOf } from '../testing/editor-with.ts'

/** In an English page. */
function pasted(html: string): string {
  document.documentElement.lang = 'en-NZ'
  try {
    return cleanPastedHtml(html)
  } finally {
    document.documentElement.removeAttribute('lang')
  }
}

describe('languages of pasted HTML', () => {
  it.each([
    ['words', '<p>a <span lang="FR">b</span> c</p>', '<p>a <span lang="fr" dir="ltr">b</span> c</p>'],
    ['words in a format', '<p>a <em lang="fr">b</em></p>', '<p>a <em lang="fr" dir="ltr">b</em></p>'],
    ['a paragraph', '<p lang="ar">a</p><p>b</p>', '<p lang="ar" dir="rtl">a</p><p>b</p>'],
    [
      'a wrapper',
      '<div lang="fr"><p>a</p>b<p lang="de">c</p></div>',
      '<p lang="fr" dir="ltr">a</p><p lang="fr" dir="ltr">b</p><p lang="de" dir="ltr">c</p>',
    ],
    ['a wrapper without blocks', '<div lang="fr">a</div>', '<p lang="fr" dir="ltr">a</p>'],
    ['a list item', '<ul><li><p lang="fr">a</p></li></ul>', '<ul><li lang="fr" dir="ltr">a</li></ul>'],
    ['a span around blocks', '<span lang="fr"><p>a</p></span>', '<p><span lang="fr" dir="ltr">a</span></p>'],
    [
      'what is English in French',
      '<p lang="fr">a <i lang="en">b</i></p>',
      '<p lang="fr" dir="ltr">a <i lang="en" dir="ltr">b</i></p>',
    ],
  ])('keeps that of %s', (_, html, clean) => {
    expect(pasted(html)).toBe(clean)
    expect(pasted(clean)).toBe(clean)
  })

  it.each([
    ['that of the page', '<p lang="en-US">a</p>'],
    ['that of its own document', '<html lang="de"><body><p lang="de-AT">a</p></body></html>'],
    ['none that there could be', '<p lang="German">a</p>'],
    ['a hostile one', '<p lang="&quot;><script>alert(1)</script>">a</p>'],
    ['what a word processor checks the spelling in', '<p class=MsoNormal><span lang=FR>a</span></p>'],
  ])('leaves out %s', (_, html) => {
    expect(pasted(html)).toBe('<p>a</p>')
  })

  it('comes along when copied within the editor', () => {
    const own = '<div data-sitewright-text=""><p lang="mi" dir="ltr">a<span lang="ar" dir="rtl">b</span></p></div>'
    expect(after('<p>|</p>', (editor) => editor.insertData(clipboard({ 'text/html': own })))).toBe(
      '<p lang="mi" dir="ltr">a<span lang="ar" dir="rtl">b</span></p>',
    )
    const hostile = own.replace('lang="ar"', 'lang="ar onload=x"')
    const editor = editorWith('<p>|</p>')
    editor.insertData(clipboard({ 'text/html': hostile }))
    expect(htmlOf(editor)).toContain('<span dir="rtl">b</span>')
  })
})
