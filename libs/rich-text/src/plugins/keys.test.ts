import { describe, expect, it } from 'vitest'
import { after, editorWith, htmlOf } from '../testing/editor-with.ts'
import type { RichEditor } from '../types.ts'

const enter = (editor: RichEditor) => editor.insertBreak()
const backspace = (editor: RichEditor) => editor.deleteBackward('character')
const remove = (editor: RichEditor) => editor.deleteFragment()
const times = (count: number, act: (editor: RichEditor) => void) => (editor: RichEditor) => {
  for (let done = 0; done < count; done++) act(editor)
}

describe('Enter', () => {
  it.each([
    ['in a paragraph', '<p class="text-red">a|b</p>', '<p class="text-red">a</p><p class="text-red">b</p>'],
    ['in an empty paragraph', '<p>a</p><p>|</p>', '<p>a</p><p><br></p><p><br></p>'],
    ['at the end of a heading', '<h2 lang="de">a|</h2>', '<h2 lang="de">a</h2><p><br></p>'],
    ['within a heading', '<h2>a|b</h2>', '<h2>a</h2><h2>b</h2>'],
    ['at the start of a heading', '<h2>|a</h2>', '<p><br></p><h2>a</h2>'],
    ['in bare text', 'a|b', '<p>a</p><p>b</p>'],
    [
      'in a cell',
      '<table><tbody><tr><td>a|b</td></tr></tbody></table>',
      '<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>',
    ],
    [
      'in a caption',
      '<figure><figcaption>a|b</figcaption></figure>',
      '<figure><figcaption>a<br>b</figcaption></figure>',
    ],
    ['in code', '<pre>a|b</pre>', '<pre>a\nb</pre>'],
    ['in a list', '<ul><li>a|b<ul><li>c</li></ul></li></ul>', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['at the end of an item with a number', '<ol><li value="4">a|</li></ol>', '<ol><li value="4">a</li><li></li></ol>'],
    ['in a list of paragraphs', '<ul><li><p>a|b</p></li></ul>', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['in an empty item', '<ul><li>a</li><li>|</li></ul>', '<ul><li>a</li></ul><p><br></p>'],
    ['in an empty nested item', '<ul><li>a<ul><li>|</li></ul></li></ul>', '<ul><li>a</li><li></li></ul>'],
    [
      'in an empty last paragraph of a quote',
      '<blockquote><p>a</p><p>|</p></blockquote>',
      '<blockquote><p>a</p></blockquote><p><br></p>',
    ],
    ['over a selection', '<p>a[b</p><p>c]d</p>', '<p>a</p><p>d</p>'],
  ])('%s', (_name, html, expected) => {
    expect(after(html, enter)).toBe(expected)
  })

  it('ends code after two empty lines', () => {
    expect(after('<pre>a|</pre>', times(3, enter))).toBe('<pre>a</pre><p><br></p>')
  })

  it('continues below a rule', () => {
    const editor = editorWith('<hr><p>a</p>')
    editor.select({ path: [0, 0], offset: 0 })
    editor.insertBreak()
    editor.insertText('b')
    expect(htmlOf(editor)).toBe('<hr><p>b</p><p>a</p>')
  })
})

describe('Backspace', () => {
  it.each([
    ['at the start of a paragraph', '<p>a</p><p>|b</p>', '<p>ab</p>'],
    ['at the start of a heading', '<p>a</p><h2>|b</h2>', '<p>a</p><p>b</p>'],
    ['at the start of code', '<pre>|b</pre>', '<p>b</p>'],
    ['at the start of an item', '<ul><li>a</li><li>|b</li></ul>', '<ul><li>a</li></ul><p>b</p>'],
    ['at the start of a nested item', '<ul><li>a<ul><li>|b</li></ul></li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'at the start of a quote',
      '<blockquote><p>|a</p><p>b</p></blockquote>',
      '<p>a</p><blockquote><p>b</p></blockquote>',
    ],
    [
      'at the start of a cell',
      '<table><tbody><tr><td>a</td><td>|b</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ],
    ['in the last character', '<p>a|</p>', ''],
  ])('%s', (_name, html, expected) => {
    expect(after(html, backspace)).toBe(expected)
  })

  it.each(['<hr>', '<ul></ul>'])('at %s that is all there is leaves room to write', (html) => {
    const editor = editorWith(html)
    editor.select(editor.start([]))
    backspace(editor)
    expect(htmlOf(editor)).toBe('')
    editor.insertText('a')
    expect(htmlOf(editor)).toBe('<p>a</p>')
    editor.undo()
    expect(htmlOf(editor)).toBe(html)
  })

  it('first selects a rule and then removes it', () => {
    const editor = editorWith('<p>a</p><hr><p>|b</p>')
    backspace(editor)
    expect(htmlOf(editor)).toBe('<p>a</p><hr><p>b</p>')
    backspace(editor)
    expect(htmlOf(editor)).toBe('<p>a</p><p>b</p>')
  })
})

describe('deleting a selection', () => {
  it.each([
    ['of everything', '<h1 lang="de">[a</h1><ul><li>b]</li></ul>', ''],
    ['over paragraphs', '<p>a[b</p><p>c</p><p>d]e</p>', '<p>ae</p>'],
    ['over items', '<ul><li>a[b</li><li>c]d</li></ul>', '<ul><li>ad</li></ul>'],
    [
      'over cells, which stay',
      '<table><tbody><tr><td>a[b</td><td>c</td></tr><tr><td>d]</td><td>e</td></tr></tbody></table>',
      '<table><tbody><tr><td></td><td></td></tr><tr><td></td><td>e</td></tr></tbody></table>',
    ],
    [
      'within a cell',
      '<table><tbody><tr><td>[a]b</td></tr></tbody></table>',
      '<table><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['with a whole table in it', '<p>a[b</p><table><tbody><tr><td>c</td></tr></tbody></table><p>d]e</p>', '<p>ae</p>'],
  ])('%s', (_name, html, expected) => {
    expect(after(html, remove)).toBe(expected)
  })
})

describe('markup unknown to the editor', () => {
  it('stays, to the letter, when the text around it changes (SINGLE-009)', () => {
    const html =
      '<p>a|<ruby>\u6f22<rt>kan</rt></ruby></p><table></table><div class="text-red"><p lang="mi" title="t">kia ora</p></div>'
    expect(after(html, (editor) => editor.insertText('b'))).toBe(html.replace('a|', 'ab'))
  })
})
