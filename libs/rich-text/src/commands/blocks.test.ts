import { describe, expect, it } from 'vitest'
import { after, editorWith, htmlOf } from '../testing/editor-with.ts'
import { insertImage } from './insert-image.ts'
import { insertRule, replaceDocument } from './insert-blocks.ts'
import { htmlToSlate } from '../convert/html-to-slate.ts'
import { setAlign, setBlock, toggleQuote } from './blocks.ts'

describe('setBlock', () => {
  it.each([
    ['h2', '<p>a|</p>', '<h2>a</h2>'],
    ['p', '<h1 lang="de">a|</h1>', '<p lang="de">a</p>'],
    ['h4', '<p>[a</p><h2>b]</h2>', '<h4>a</h4><h4>b</h4>'],
    ['h3', '<blockquote>a|</blockquote>', '<blockquote><h3>a</h3></blockquote>'],
    ['pre', '<p>[a</p><p>b]</p>', '<pre>a\nb</pre>'],
    ['p', '<pre>a|\nb</pre>', '<p>a<br>b</p>'],
  ] as const)('%s: %s → %s', (kind, html, expected) => {
    expect(after(html, (editor) => setBlock(editor, kind))).toBe(expected)
  })
})

describe('setAlign', () => {
  it.each([
    ['center', '<p>a|</p>', '<p style="text-align: center">a</p>'],
    ['right', '<p style="color: #c00; text-align: center">a|</p>', '<p style="color: #c00; text-align: right">a</p>'],
    [undefined, '<p style="text-align: center">a|</p>', '<p>a</p>'],
    ['center', '<ul><li>a|</li></ul>', '<ul><li style="text-align: center">a</li></ul>'],
    ['right', '<blockquote>a|</blockquote>', '<blockquote><p style="text-align: right">a</p></blockquote>'],
  ] as const)('%s: %s → %s', (align, html, expected) => {
    expect(after(html, (editor) => setAlign(editor, align))).toBe(expected)
  })

  it('aligns the cell of a table, not its text', () => {
    const html = '<table><tbody><tr><td>a|</td></tr></tbody></table>'
    expect(after(html, (editor) => setAlign(editor, 'right'))).toContain('<td style="text-align: right">a</td>')
  })
})

describe('toggleQuote', () => {
  it('puts the selected blocks into one quote, lists and all', () => {
    expect(after('<p>[a</p><ul><li>b</li></ul><p>c]</p><p>d</p>', toggleQuote)).toBe(
      '<blockquote><p>a</p><ul><li>b</li></ul><p>c</p></blockquote><p>d</p>',
    )
  })

  it('removes the quote', () => {
    expect(after('<blockquote><p>a|</p><p>b</p></blockquote>', toggleQuote)).toBe('<p>a</p><p>b</p>')
  })
})

describe('insertRule', () => {
  it('comes after the paragraph, with the cursor below', () => {
    const html = after('<p>a|</p>', (editor) => {
      insertRule(editor)
      editor.insertText('b')
    })
    expect(html).toBe('<p>a</p><hr><p>b</p>')
  })

  it('replaces an empty paragraph', () => {
    expect(after('<p>a</p><p>|</p><p>b</p>', insertRule)).toBe('<p>a</p><hr><p>b</p>')
  })
})

describe('insertImage', () => {
  it('is inserted at the cursor, with its size', () => {
    const picture = { src: '/a.png', alt: 'A "hut"', width: 640, height: 480 }
    expect(after('<p>a|b</p>', (editor) => void insertImage(editor, picture))).toBe(
      '<p>a<img src="/a.png" alt="A &quot;hut&quot;" width="640" height="480">b</p>',
    )
  })

  it('changes the selected one and keeps its other attributes', () => {
    const editor = editorWith('<p><img src="/a.png" alt="" width="9" title="t"></p>')
    editor.select({ path: [0, 1, 0], offset: 0 })
    expect(insertImage(editor, { src: '/b.png', alt: 'b' })).toBe(true)
    expect(htmlOf(editor)).toBe('<p><img src="/b.png" alt="b" width="9" title="t"></p>')
  })

  it.each([
    ['keeps its size with another description', '/a.png', '<img src="/a.png" alt="b" width="9" height="6">'],
    ['does not press another picture into its proportions', '/b.png', '<img src="/b.png" alt="b" width="9">'],
  ])('%s', (_, src, expected) => {
    const editor = editorWith('<p><img src="/a.png" alt="" width="9" height="6"></p>')
    editor.select({ path: [0, 1, 0], offset: 0 })
    insertImage(editor, { src, alt: 'b' })
    expect(htmlOf(editor)).toBe(`<p>${expected}</p>`)
  })

  it('refuses an address that is not allowed', () => {
    const editor = editorWith('<p>a|</p>')
    expect(insertImage(editor, { src: 'data:image/png;base64,AA' })).toBe(false)
    expect(htmlOf(editor)).toBe('<p>a</p>')
  })
})

describe('replaceDocument', () => {
  it('is one step to undo', () => {
    const editor = editorWith('<h1>a|</h1><p>b</p>')
    replaceDocument(editor, htmlToSlate('<ul><li>c</li></ul>'))
    expect(htmlOf(editor)).toBe('<ul><li>c</li></ul>')
    editor.undo()
    expect(htmlOf(editor)).toBe('<h1>a</h1><p>b</p>')
  })
})
