import { describe, expect, it } from 'vitest'
import { clipboard } from '../testing/clipboard.ts'
import { after, editorWith, htmlOf } from '../testing/editor-with.ts'

const paste = (html: string, content: Record<string, string>) =>
  after(html, (editor) => editor.insertData(clipboard(content)))

describe('pasting', () => {
  it.each([
    ['<p>a|d</p>', '<span style="font-weight:bold">b</span>', '<p>a<strong>b</strong>d</p>'],
    ['<p>a|d</p>', '<p>b</p><p>c</p>', '<p>ab</p><p>cd</p>'],
    ['<p>a|</p>', '<h2>b</h2><p>c</p>', '<p>a</p><h2>b</h2><p>c</p>'],
    ['<p>x</p><p>|</p>', '<h2>b</h2>', '<p>x</p><h2>b</h2>'],
    ['<h1>a|</h1>', '<p>b</p>', '<h1>ab</h1>'],
    ['<p>a[b]c</p>', '<ul><li>x</li></ul>', '<p>a</p><ul><li>x</li></ul><p>c</p>'],
    ['<ul><li>a|</li></ul>', '<ul><li>b</li><li>c</li></ul>', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
    ['<ul><li>a|d</li></ul>', '<ul><li>b</li><li>c</li></ul>', '<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>'],
    ['<ul><li>|d</li></ul>', '<ul><li>b</li></ul>', '<ul><li>b</li><li>d</li></ul>'],
    [
      '<table><tbody><tr><td>a|</td></tr></tbody></table>',
      '<p>b</p><p>c</p>',
      '<table><tbody><tr><td>ab<p>c</p></td></tr></tbody></table>',
    ],
    ['<p>|<img src="/a.png" alt=""></p>', '<p>b</p><p>c</p>', '<p>b</p><p>c<img src="/a.png" alt=""></p>'],
    ['<p><img src="/a.png" alt="">|</p>', '<p>b</p><p>c</p>', '<p><img src="/a.png" alt="">b</p><p>c</p>'],
    [
      '<ul><li>x<table><tbody><tr><td>a|</td></tr></tbody></table></li></ul>',
      '<ul><li>b</li></ul>',
      '<ul><li>x<table><tbody><tr><td>a<ul><li>b</li></ul></td></tr></tbody></table></li></ul>',
    ],
    ['<pre>a|</pre>', '<p>b</p>', '<pre>aplain\ntext</pre>'],
  ])('into %s: %s', (html, pasted, expected) => {
    expect(paste(html, { 'text/html': pasted, 'text/plain': 'plain\ntext' })).toBe(expected)
  })

  it('puts the cursor at the end of what was pasted', () => {
    const html = after('<p>a|d</p>', (editor) => {
      editor.insertData(clipboard({ 'text/html': '<p>b</p><p>c</p>' }))
      editor.insertText('!')
    })
    expect(html).toBe('<p>ab</p><p>c!d</p>')
  })

  it('writes what was pasted without the lines and spaces of where it was', () => {
    const pasted = '<ul>\n  <li>b\n c </li>\n</ul>\n\n<p>\n d</p>'
    expect(paste('<p>|</p>', { 'text/html': pasted })).toBe('<ul><li>b c</li></ul><p>d</p>')
  })

  it('makes paragraphs of plain lines', () => {
    expect(paste('<p>a|</p>', { 'text/plain': 'b\r\n\r\nc <d>' })).toBe('<p>ab</p><p>c &lt;d&gt;</p>')
  })

  it('makes links of the addresses in plain text', () => {
    expect(paste('<p>|</p>', { 'text/plain': 'https://a.example/x' })).toBe(
      '<p><a href="https://a.example/x">https://a.example/x</a></p>',
    )
  })

  it('links the selected words to a pasted address', () => {
    expect(paste('<p>a[b]c</p>', { 'text/plain': ' https://a.example/x ' })).toBe(
      '<p>a<a href="https://a.example/x">b</a>c</p>',
    )
  })

  it('never takes nodes from the clipboard, which any page could forge', () => {
    const forged = [{ type: 'opaque-block', html: '<img src=x onerror=alert(1)>', children: [{ text: '' }] }]
    const fragment = btoa(encodeURIComponent(JSON.stringify(forged)))
    const html = paste('<p>a|</p>', {
      'application/x-slate-fragment': fragment,
      'text/html': `<p data-slate-fragment="${fragment}">b</p>`,
    })
    expect(html).toBe('<p>ab</p>')
  })

  it('keeps the empty lines that its own code begins with', () => {
    const own = '<div data-sitewright-text=""><pre>\n\n\nb</pre></div>'
    expect(paste('<p>|</p>', { 'text/html': own })).toBe('<pre>\n\n\nb</pre>')
  })

  it('sanitises what claims to come from the editor itself', () => {
    const own =
      '<div data-sitewright-text=""><p class="text-red x" onclick="a">b</p><p><img src="x" onerror="alert(1)" alt=""></p></div>'
    expect(paste('<p>|</p>', { 'text/html': own })).toBe('<p class="text-red">b</p><p><img src="x" alt=""></p>')
  })
})

describe('copying', () => {
  it('keeps everything for pasting here, and is HTML for other programs', () => {
    const editor = editorWith('<p>x</p><p style="text-align: center">[a<span class="text-red">b</span></p><p>c]</p>')
    const data = clipboard({})
    const fragment = editor.getFragment()
    expect(fragment).toHaveLength(2)
    // Slate's own part of copying needs the text on the screen; what matters here is ours.
    const html = htmlOf(Object.assign(editorWith(''), { children: fragment }))
    data.setData('text/html', `<div data-sitewright-text="">${html}</div>`)
    expect(after('<p>|</p>', (target) => target.insertData(data))).toBe(
      '<p style="text-align: center">a<span class="text-red">b</span></p><p>c</p>',
    )
  })
})
