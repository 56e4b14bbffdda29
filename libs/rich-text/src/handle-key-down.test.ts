import { describe, expect, it } from 'vitest'
import { editorWith, htmlOf } from './testing/editor-with.ts'
import { handleKeyDown } from './handle-key-down.ts'
import { ariaShortcut, type KeyPress, matchesShortcut, shortcutText } from './shortcut.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

function press(keys: string): KeyPress {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  return {
    ...none,
    key,
    code: /^\d$/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`,
    altKey: parts.includes('alt'),
    ctrlKey: parts.includes('ctrl'),
    shiftKey: parts.includes('shift'),
  }
}

describe('handleKeyDown', () => {
  it.each([
    ['ctrl+b', '<p>[a]</p>', '<p><strong>a</strong></p>'],
    ['ctrl+shift+7', '<p>a|</p>', '<ol><li>a</li></ol>'],
    ['ctrl+alt+3', '<p>a|</p>', '<h3>a</h3>'],
    ['ctrl+shift+e', '<p>a|</p>', '<p style="text-align: center">a</p>'],
    ['shift+Enter', '<p>a|b</p>', '<p>a<br>b</p>'],
    ['Tab', '<ul><li>a</li><li>b|</li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['shift+Tab', '<ul><li>a|</li></ul>', '<p>a</p>'],
    [
      'Tab',
      '<table><tbody><tr><td>a|</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr><tr><td></td></tr></tbody></table>',
    ],
    [
      'ctrl+Enter',
      '<table><tbody><tr><td>a|</td></tr></tbody></table><p>b</p>',
      '<table><tbody><tr><td>a</td></tr></tbody></table><p><br></p><p>b</p>',
    ],
    [
      'ArrowDown',
      '<table><tbody><tr><td>a|</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table><p><br></p>',
    ],
    ['ArrowUp', '<pre>a|</pre>', '<p><br></p><pre>a</pre>'],
  ])('%s in %s', (keys, html, expected) => {
    const editor = editorWith(html)
    expect(handleKeyDown(editor, press(keys))).toBe(true)
    expect(htmlOf(editor)).toBe(expected)
  })

  it.each([
    ['Tab', '<p>a|</p>'],
    ['Tab', '<ul><li>a|</li></ul>'],
    ['shift+Tab', '<p>a|</p>'],
    ['ArrowDown', '<p>a|</p>'],
    ['ArrowDown', '<pre>a|</pre><p>b</p>'],
    ['a', '<p>a|</p>'],
    ['ctrl+c', '<p>[a]</p>'],
  ])('leaves %s in %s to the browser', (keys, html) => {
    expect(handleKeyDown(editorWith(html), press(keys))).toBe(false)
  })

  it('moves from cell to cell and back', () => {
    const editor = editorWith(
      '<table><tbody><tr><td>a|</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    )
    for (const keys of ['Tab', 'Tab', 'shift+Tab']) handleKeyDown(editor, press(keys))
    editor.insertText('x')
    expect(htmlOf(editor)).toContain('<td>a</td><td>x</td>')
  })
})

describe('shortcuts', () => {
  it('use the position of the key if it gives another character', () => {
    const seven = { ...none, key: '&', code: 'Digit7', ctrlKey: true, shiftKey: true }
    expect(matchesShortcut('mod+shift+7', seven, false)).toBe(true)
    expect(matchesShortcut('mod+b', { ...none, key: '\u0438', code: 'KeyB', ctrlKey: true }, false)).toBe(true)
  })

  it('go by the letter where a key has one: Z and Y change places on German keyboards, A and Q on French ones', () => {
    const editor = editorWith('<p>a|</p>')
    editor.insertText('b')
    const german = { ...none, key: 'z', code: 'KeyY', ctrlKey: true }
    expect(handleKeyDown(editor, german)).toBe(true)
    expect(htmlOf(editor)).toBe('<p>a</p>')
    handleKeyDown(editor, { ...german, key: 'y', code: 'KeyZ' })
    expect(htmlOf(editor)).toBe('<p>ab</p>')
    expect(matchesShortcut('mod+a', { ...none, key: 'q', code: 'KeyA', ctrlKey: true }, false)).toBe(false)
    expect(matchesShortcut('mod+a', { ...none, key: 'a', code: 'KeyQ', ctrlKey: true }, false)).toBe(true)
  })

  it('use ⌘ on Apple systems', () => {
    expect(matchesShortcut('mod+b', { ...press('b'), metaKey: true }, true)).toBe(true)
    expect(matchesShortcut('mod+b', { ...press('b'), ctrlKey: true }, true)).toBe(false)
  })

  it('are written for people and for assistive technology', () => {
    expect([shortcutText('mod+shift+7', false), shortcutText('mod+shift+7', true)]).toEqual(['Ctrl+Shift+7', '⇧⌘7'])
    expect([ariaShortcut('mod+b', false), ariaShortcut('mod+b', true)]).toEqual(['Control+B', 'Meta+B'])
  })
})
