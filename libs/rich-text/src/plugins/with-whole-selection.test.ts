import fc from 'fast-check'
import { Editor, Node, type Path, Range, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { insertImage } from '../commands/insert-image.ts'
import { htmlToSlate } from '../convert/html-to-slate.ts'
import { createRichText } from '../create-rich-text.ts'
import { handleKeyDown } from '../handle-key-down.ts'
import { insertPictures } from '../pictures/insert-pictures.ts'
import { isTextBlock } from '../queries/node-kinds.ts'
import { anyHtml } from '../testing/any-html.ts'
import { caseCount } from '../testing/case-count.ts'
import { clipboard } from '../testing/clipboard.ts'
import { after, editorWith, htmlOf } from '../testing/editor-with.ts'
import { pasteCorpus } from '../testing/paste-corpus/index.ts'
import { sampleDocument } from '../testing/sample-document.ts'
import { writtenHtml } from '../testing/written-html.ts'
import type { RichEditor } from '../types.ts'
import { isAllSelected, selectAll } from './with-whole-selection.ts'

const ctrlA = { key: 'a', code: 'KeyA', altKey: false, ctrlKey: true, metaKey: false, shiftKey: false }

function opened(html: string): RichEditor {
  const editor = createRichText()
  editor.uploads.send = () => Promise.resolve({ failed: '' })
  editor.children = htmlToSlate(html)
  Editor.normalize(editor, { force: true })
  editor.history = { undos: [], redos: [] }
  Transforms.select(editor, Editor.start(editor, []))
  return editor
}

const type = (text: string) => (editor: RichEditor) => {
  for (const key of text) editor.insertText(key)
}

/** As browsers ask for it. */
const remove = (editor: RichEditor) => {
  if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment()
  else editor.deleteBackward('character')
}
const paste = (data: Record<string, string>) => (editor: RichEditor) => editor.insertData(clipboard(data))
const jpeg = new File(['x'], 'hut.jpg', { type: 'image/jpeg' })

const acts: Readonly<Record<string, (editor: RichEditor) => void>> = {
  remove,
  removeAndType: (editor) => {
    remove(editor)
    type('two')(editor)
  },
  removeAndPaste: (editor) => {
    remove(editor)
    paste({ 'text/html': '<ul><li>x</li></ul><p>y</p>' })(editor)
  },
  type: type('two'),
  enter: (editor) => {
    editor.insertBreak()
    type('two')(editor)
  },
  pasteWords: paste({ 'text/plain': 'two words' }),
  pasteLines: paste({ 'text/plain': 'two\n\nlines' }),
  pasteHtml: paste({ 'text/html': '<h2>x</h2><table><tbody><tr><td>y</td></tr></tbody></table>' }),
  picture: (editor) => void insertImage(editor, { src: '/a.png' }),
  upload: (editor) => insertPictures(editor, [jpeg]),
}

/** What is typed in place of the words of one block is as these were. */
const keepsTheBlock = new Set(['type', 'enter', 'pasteWords', 'pasteLines', 'pasteHtml', 'picture', 'removeAndType'])

const seen = (editor: RichEditor) => writtenHtml(editor.children)
const words = (editor: RichEditor) => Node.string(editor).replaceAll(/\s/g, '')

const things = [
  '<p>a</p>',
  '<h2>a</h2>',
  '<pre>a\nb</pre>',
  '<hr>',
  '<table></table>',
  '<p><img src="/a.png" alt=""></p>',
  '<p><ruby>漢<rt>kan</rt></ruby></p>',
  '<ul><li>a</li></ul>',
  '<ol><li><p>a</p><ul><li>b</li></ul></li></ol>',
  '<blockquote><p>a</p></blockquote>',
  '<details><summary>a</summary><p>b</p></details>',
  '<figure><img src="/a.png" alt=""><figcaption>a</figcaption></figure>',
  '<table><caption>c</caption><tbody><tr><td>a</td><td></td></tr></tbody></table>',
  '<dl><dt>a</dt><dd>b</dd></dl>',
  '<p></p>',
]

const documents = fc.oneof(
  fc.array(fc.constantFrom(...things), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
  fc.constantFrom(sampleDocument('/hut.png'), ...pasteCorpus.map(({ clean }) => clean)),
  anyHtml,
)

it('with all of any text selected, what deletes it or takes its place leaves nothing of it', () => {
  fc.assert(
    fc.property(documents, fc.constantFrom(...Object.keys(acts)), (html, name) => {
      const act = acts[name] as (editor: RichEditor) => void
      const editor = opened(html)
      const before = structuredClone(editor.children)
      const [first, ...others] = editor.children
      const isOneBlock = others.length === 0 && first !== undefined && isTextBlock(first)
      handleKeyDown(editor, ctrlA)
      act(editor)

      const empty = opened('')
      act(empty)
      if (isOneBlock && keepsTheBlock.has(name)) expect(words(editor)).toBe(words(empty))
      else expect(seen(editor)).toBe(seen(empty))
      expect(editor.selection && Range.isCollapsed(editor.selection)).toBe(true)

      while (editor.history.undos.length > 0) editor.undo()
      expect(editor.children).toEqual(before)
    }),
    {
      numRuns: caseCount('texts of which all is selected', 300),
      seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_127),
    },
  )
})

describe('without the key', () => {
  it.each([
    ['a table at the end', '<h2>[a</h2><p>b</p><table><tbody><tr><td>c]</td></tr></tbody></table>', ''],
    ['a list of several items', '<ul><li>[a</li><li>b]</li></ul>', ''],
    ['the words of the only item', '<ul><li>[a]</li></ul>', '<ul><li></li></ul>'],
    [
      'the cells of the only table',
      '<table><tbody><tr><td>[a</td><td>b]</td></tr></tbody></table>',
      '<table><tbody><tr><td></td><td></td></tr></tbody></table>',
    ],
  ])('%s', (_, html, expected) => {
    expect(after(html, remove)).toBe(expected)
  })
})

it('is no longer so once something else is selected, and is again with the key', () => {
  const editor = editorWith('<ul><li>[a]</li></ul>')
  expect(isAllSelected(editor)).toBe(false)
  selectAll(editor)
  expect(isAllSelected(editor)).toBe(true)
  Transforms.collapse(editor, { edge: 'end' })
  editor.onChange()
  Transforms.select(editor, Editor.range(editor, []))
  expect(isAllSelected(editor)).toBe(false)
})

it('takes for all what browsers make of it: an end within a picture', () => {
  const picture = '<p><img src="/a.png" alt=""></p>'
  const editor = opened(`${picture}<ul><li>b</li></ul>${picture}`)
  const pictures = [
    ...Editor.nodes(editor, { at: [], match: (node) => 'type' in node && node.type === 'image', voids: true }),
  ]
  const [start, end] = pictures.map(([, path]) => Editor.start(editor, path as Path))
  if (start && end) Transforms.select(editor, { anchor: start, focus: end })
  remove(editor)
  expect(htmlOf(editor)).toBe('')
})

it('keeps code code that is pasted over', () => {
  expect(after('<pre>a[b]c</pre>', paste({ 'text/html': '<b>x</b>', 'text/plain': 'x\ny' }))).toBe('<pre>ax\nyc</pre>')
})
