import { describe, expect, it } from 'vitest'
import { after, editorWith, htmlOf } from '../testing/editor-with.ts'
import { clearFormatting, setBackgroundColor, setTextColor, toggleMark } from './marks.ts'
import { insertLink, withScheme } from './links.ts'
import { removeLink } from './remove-link.ts'

describe('toggleMark', () => {
  it.each([
    ['bold', '<p>a[b]c</p>', '<p>a<strong>b</strong>c</p>'],
    ['bold', '<p>a<b>[b]</b>c</p>', '<p>abc</p>'],
    ['italic', '<p>[a<strong>b</strong>]</p>', '<p><em>a</em><strong><em>b</em></strong></p>'],
    ['underline', '<p>[a</p><p>b]c</p>', '<p><u>a</u></p><p><u>b</u>c</p>'],
    ['strike', '<p><del>a[b]</del></p>', '<p><del>a</del>b</p>'],
    ['code', '<p>[a<img src="/a.png" alt="">]</p>', '<p><code>a<img src="/a.png" alt=""></code></p>'],
    ['superscript', '<p><sub>[2]</sub></p>', '<p><sup>2</sup></p>'],
    ['subscript', '<p>H[2]O</p>', '<p>H<sub>2</sub>O</p>'],
  ] as const)('%s: %s → %s', (name, html, expected) => {
    expect(after(html, (editor) => toggleMark(editor, name))).toBe(expected)
  })

  it('formats what is typed next, until it is toggled again', () => {
    const html = after('<p>a|</p>', (editor) => {
      toggleMark(editor, 'bold')
      editor.insertText('b')
      toggleMark(editor, 'bold')
      editor.insertText('c')
    })
    expect(html).toBe('<p>a<strong>b</strong>c</p>')
  })

  it('is one step to undo', () => {
    const editor = editorWith('<p>[a<em>b</em>c]</p>')
    toggleMark(editor, 'bold')
    editor.undo()
    expect(htmlOf(editor)).toBe('<p>a<em>b</em>c</p>')
  })
})

describe('colours', () => {
  it('gives text a hue of the theme', () => {
    expect(after('<p>a[b]</p>', (editor) => setTextColor(editor, 'red'))).toBe(
      '<p>a<span class="text-red">b</span></p>',
    )
  })

  it('replaces any colour there was and keeps the rest of its element', () => {
    const html = '<p><span lang="de" style="color: #c00; background-color: #fff">[a]</span></p>'
    expect(after(html, (editor) => setTextColor(editor, 'green'))).toBe(
      '<p><span lang="de" style="background-color: #fff"><span class="text-green">a</span></span></p>',
    )
  })

  it('removes the hue behind the text', () => {
    const html = '<p><span class="highlight-yellow">[a]</span></p>'
    expect(after(html, (editor) => setBackgroundColor(editor, undefined))).toBe('<p>a</p>')
  })

  it('clears all formats but links', () => {
    const html = '<p>[<a href="/a"><b>a</b></a><span class="text-red"><u>b</u></span>]</p>'
    expect(after(html, clearFormatting)).toBe('<p><a href="/a">a</a>b</p>')
  })
})

describe('links', () => {
  it('links the selection, around its formats', () => {
    expect(after('<p>[a<b>b</b>]</p>', (editor) => insertLink(editor, { url: '/x' }))).toBe(
      '<p><a href="/x">a<b>b</b></a></p>',
    )
  })

  it('inserts a link with its text', () => {
    expect(after('<p>a |</p>', (editor) => insertLink(editor, { url: 'https://a.example', text: 'b' }))).toBe(
      '<p>a <a href="https://a.example">b</a></p>',
    )
  })

  it('changes the whole link at the cursor', () => {
    const html = '<p>a<a href="/x" title="t">b<i>c|d</i></a>e</p>'
    expect(after(html, (editor) => insertLink(editor, { url: '/y', newWindow: true }))).toBe(
      '<p>a<a title="t" href="/y" target="_blank" rel="noopener noreferrer">b<i>cd</i></a>e</p>'.replace(
        'title="t" href="/y"',
        'href="/y" title="t"',
      ),
    )
  })

  it('refuses an address that is not allowed', () => {
    const editor = editorWith('<p>[a]</p>')
    expect(insertLink(editor, { url: 'javascript:alert(1)' })).toBe(false)
    expect(htmlOf(editor)).toBe('<p>a</p>')
  })

  it('removes the link at the cursor', () => {
    expect(after('<p>a<a href="/x">b|c</a></p>', removeLink)).toBe('<p>abc</p>')
  })

  it('ends the link when typing at its end', () => {
    expect(after('<p><a href="/x">a|</a></p>', (editor) => editor.insertText('b'))).toBe('<p><a href="/x">a</a>b</p>')
    expect(after('<p><a href="/x">a|c</a></p>', (editor) => editor.insertText('b'))).toBe('<p><a href="/x">abc</a></p>')
  })

  it.each([
    ['example.org', 'https://example.org'],
    ['www.example.org/a?b', 'https://www.example.org/a?b'],
    ['a@example.org', 'mailto:a@example.org'],
    ['www.müller.example', 'https://www.müller.example'],
    ['192.0.2.7/cam', 'http://192.0.2.7/cam'],
    ['+64 4 555 0100', 'tel:+6445550100'],
    ['programme.pdf', 'programme.pdf'],
    ['/huts', '/huts'],
    ['#top', '#top'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['huts/saddle', 'huts/saddle'],
  ])('understands %s as %s', (typed, meant) => {
    expect(withScheme(typed)).toBe(meant)
  })
})
