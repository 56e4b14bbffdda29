import { Editor, Transforms } from 'slate'
import { expect, it } from 'vitest'
import { handleKeyDown } from './handle-key-down.ts'
import { isType } from './queries/node-kinds.ts'
import { editorWith, htmlOf } from './testing/editor-with.ts'

const picture = '<img src="/hut.jpg" alt="">'
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
  ['ctrl+End', `<p>a${picture}b</p><p>c|</p>`],
  ['ctrl+Home', `<p>|a${picture}b</p><p>c</p>`],
])('%s leads out of a picture', (key, expected) => {
  const { editor } = press(page, key)
  editor.insertText('|')
  expect(htmlOf(editor)).toBe(expected)
})

it('leaves commands, and keys that select, to others', () => {
  expect(press(page, 'ctrl+c', 'shift+ArrowDown', 'ArrowRight').meant).toEqual([false, false, false])
})
