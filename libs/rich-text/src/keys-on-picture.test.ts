import { Editor, Range, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { handleKeyDown } from './handle-key-down.ts'
import { isType } from './queries/node-kinds.ts'
import { clipboard } from './testing/clipboard.ts'
import { editorWith, htmlOf } from './testing/editor-with.ts'
import type { RichEditor } from './types.ts'

const picture = '<img src="/hut.jpg" alt="">'
const shiftEnter = { key: 'Enter', code: 'Enter', altKey: false, ctrlKey: false, metaKey: false, shiftKey: true }
const page = `<p>a${picture}b</p><p>c</p>`

/** The document after keys on its picture, and what a letter that is written then stands behind. */
function press(html: string, ...keys: string[]) {
  const editor = editorWith(html)
  const [entry] = Editor.nodes(editor, { at: [], match: (node) => isType(node, 'image'), voids: true })
  if (!entry) throw new Error('There is no picture')
  Transforms.select(editor, Editor.start(editor, entry[1]))
  const meant = keys.map((each) => {
    const parts = each.split('+')
    const modifier = (name: string) => parts.includes(name)
    const key = parts.at(-1) ?? ''
    const flags = { altKey: modifier('alt'), ctrlKey: modifier('ctrl'), metaKey: false, shiftKey: modifier('shift') }
    return handleKeyDown(editor, { key, code: '', ...flags })
  })
  return { editor, meant, html: htmlOf(editor) }
}

it.each([
  ['a letter', ['x'], `<p>a${picture}xb</p><p>c</p>`],
  ['a third sign of a key', ['ctrl+alt+@'], `<p>a${picture}@b</p><p>c</p>`],
  ['Enter', ['Enter'], `<p>a${picture}</p><p>b</p><p>c</p>`],
])('%s on a picture goes on behind it', (_, keys, expected) => {
  expect(press(page, ...keys)).toMatchObject({ html: expected, meant: [true] })
})

it.each([
  ['ArrowDown', `<p>a${picture}|b</p><p>c</p>`],
  ['End', `<p>a${picture}|b</p><p>c</p>`],
  ['ArrowUp', `<p>a|${picture}b</p><p>c</p>`],
  ['PageDown', `<p>a${picture}|b</p><p>c</p>`],
  ['ctrl+End', `<p>a${picture}|b</p><p>c</p>`],
  ['ctrl+Home', `<p>a|${picture}b</p><p>c</p>`],
])('%s leads out of a picture, and the browser goes on from there', (key, expected) => {
  const { editor, meant } = press(page, key)
  expect(meant).toEqual([false])
  editor.insertText('|')
  expect(htmlOf(editor)).toBe(expected)
})

it.each([
  ['shift+ArrowRight', `<p>ab</p><p>c</p>`],
  ['shift+End', `<p>ab</p><p>c</p>`],
  ['shift+ArrowUp', `<p>ab</p><p>c</p>`],
])('%s on a picture selects it, and the browser goes on from there', (key, expected) => {
  const { editor, meant } = press(page, key)
  expect(meant).toEqual([false])
  expect(Range.isBackward(editor.selection as Range)).toBe(key === 'shift+ArrowUp')
  editor.deleteFragment()
  expect(htmlOf(editor)).toBe(expected)
})

it.each([
  ['Shift+Enter', (editor: RichEditor) => handleKeyDown(editor, shiftEnter), `<p>a${picture}<br>b</p><p>c</p>`],
  ['what an IME writes', (editor: RichEditor) => editor.insertText('日本'), `<p>a${picture}日本b</p><p>c</p>`],
  [
    'what is pasted',
    (editor: RichEditor) => editor.insertData(clipboard({ 'text/plain': 'x' })),
    `<p>a${picture}xb</p><p>c</p>`,
  ],
])('%s on a picture goes behind it', (_, act, expected) => {
  const { editor } = press(page)
  act(editor)
  expect(htmlOf(editor)).toBe(expected)
})

it('leaves commands to others', () => {
  expect(press(page, 'ctrl+c', 'ArrowRight').meant).toEqual([false, false])
})

describe('on a rule', () => {
  const onRule = (html: string) => {
    const editor = editorWith(html)
    const [entry] = Editor.nodes(editor, { at: [], match: (node) => isType(node, 'rule') })
    if (entry) Transforms.select(editor, Editor.start(editor, entry[1]))
    return editor
  }

  it.each([
    [
      'letters',
      (editor: RichEditor) => {
        for (const key of 'xy') editor.insertText(key)
      },
    ],
    ['what is pasted', (editor: RichEditor) => editor.insertData(clipboard({ 'text/plain': 'xy' }))],
  ])('%s go on below it, in a quote too', (_, act) => {
    const editor = onRule('<blockquote><p>a</p><hr><p>b</p></blockquote><p>c</p>')
    act(editor)
    expect(htmlOf(editor)).toBe('<blockquote><p>a</p><hr><p>xy</p><p>b</p></blockquote><p>c</p>')
  })
})
