import fc from 'fast-check'
import { Editor, Node, type Point, Text, Transforms } from 'slate'
import { expect, it } from 'vitest'
import { cleanHtml } from '@sitewright/html/browser'
import { actions } from './actions.ts'
import { replaceDocument } from './commands/insert-blocks.ts'
import { insertImage } from './commands/insert-image.ts'
import { insertLink } from './commands/links.ts'
import { setBackgroundColor, setTextColor } from './commands/marks.ts'
import { mergeCells, splitCell } from './commands/merge-cells.ts'
import { removeLink } from './commands/remove-link.ts'
import { setPicture } from './commands/set-picture.ts'
import { deleteColumn, insertColumn } from './commands/table-columns.ts'
import { toggleHeaderRow } from './commands/table-header.ts'
import { insertRow } from './commands/table-rows.ts'
import { insertTable } from './commands/tables.ts'
import { deleteRow, deleteTable } from './commands/delete-rows.ts'
import { htmlToSlate } from './convert/html-to-slate.ts'
import { slateToHtml } from './convert/slate-to-html.ts'
import { createRichText } from './create-rich-text.ts'
import { findMatches } from './find/matches.ts'
import { insertPictures } from './pictures/insert-pictures.ts'
import { pictureAt } from './queries/picture-at.ts'
import { anyHtml } from './testing/any-html.ts'
import { clipboard } from './testing/clipboard.ts'
import { comparableHtml } from './testing/comparable-html.ts'
import { pasteCorpus } from './testing/paste-corpus/index.ts'
import { sampleDocument } from './testing/sample-document.ts'
import { reloadedHtml, writtenHtml } from './testing/written-html.ts'
import type { RichEditor } from './types.ts'

/** The same each time, so that what fails here fails everywhere; another one looks for more. */
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_125)
const bounds = {
  seed,
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 250),
  interruptAfterTimeLimit: Number(process.env['PROPERTY_TIME'] ?? 9_000),
}

type Act = (editor: RichEditor, choice: number) => void

const one = <Value>(values: readonly Value[], choice: number): Value => values[choice % values.length] as Value

const words = ['a', 'hut ', ' ', '  ', 'Two of us', '🏔', '\u00a0', 'https://a.example/x', 'x*y', '<b>&amp;']

/** Markdown as it is typed, key by key. */
const signs = [
  ...['# ', '### ', '- ', '1. ', '> ', '```\n', '---\n', '**bold**', '*slanted*', '_too_', '~~gone~~', '`code`'],
  ...['https://a.example/y ', 'a@b.example\n', '/', '- [ ] '],
]

function type(editor: RichEditor, text: string): void {
  for (const key of text) {
    if (key === '\n') editor.insertBreak()
    else editor.insertText(key)
  }
}

const pictures = ['/a.png', 'https://a.example/b.png', '/c d.png']
const jpeg = new File(['x'], 'hut.jpg', { type: 'image/jpeg' })
const inMemory = ['data:image/png;base64,iVBORw0KGgo=', 'file:///C:/hut.png', 'data:image/png;base64,%']
const looks = [
  { alt: 'Hut', caption: 'The hut', size: 'small', place: 'left' },
  { alt: '', caption: '', size: undefined, place: undefined },
  { alt: 'a "b"', caption: 'New', size: undefined, place: 'center', shape: 'square', focus: { x: 20, y: 30 } },
] as const

/** For one that is on its way the editor opens no dialog. */
const isOnItsWay = (editor: RichEditor) => pictureAt(editor)?.image[0].upload !== undefined

const acts: Readonly<Record<string, Act>> = {
  type: (editor, choice) => editor.insertText(one(words, choice)),
  sign: (editor, choice) => type(editor, one(signs, choice)),
  enter: (editor) => editor.insertBreak(),
  softBreak: (editor) => editor.insertText('\n'),
  back: (editor, choice) => {
    if (editor.selection && Editor.string(editor, editor.selection) !== '') editor.deleteFragment()
    else editor.deleteBackward(one(['character', 'word', 'line'] as const, choice))
  },
  forward: (editor, choice) => editor.deleteForward(one(['character', 'word'] as const, choice)),
  cut: (editor) => editor.deleteFragment(),
  /** What comes next is done to all of it. */
  all: (editor) => Transforms.select(editor, []),
  act: (editor, choice) => {
    const { undo: _, redo: _redo, ...others } = actions
    one(Object.values(others), choice).run(editor)
  },
  color: (editor, choice) => {
    setTextColor(editor, one(['red', 'accent', undefined] as const, choice))
    setBackgroundColor(editor, one(['yellow', undefined] as const, choice))
  },
  link: (editor, choice) =>
    void insertLink(editor, { url: one(['/x', 'b.example', 'mailto:a@b.example'], choice), newWindow: choice % 2 > 0 }),
  unlink: removeLink,
  picture: (editor, choice) => {
    if (!isOnItsWay(editor)) insertImage(editor, { src: one(pictures, choice), alt: 'Hut', width: choice % 400 })
  },
  upload: (editor, choice) => insertPictures(editor, one([[jpeg], [jpeg, jpeg]], choice)),
  inMemory: (editor, choice) =>
    editor.insertData(clipboard({ 'text/html': `<h2>Huts</h2><p>x<img src="${one(inMemory, choice)}">y</p>` })),
  looks: (editor, choice) => {
    if (!isOnItsWay(editor)) setPicture(editor, one(looks, choice))
  },
  table: (editor, choice) => insertTable(editor, { rows: 1 + (choice % 3), columns: 1 + (choice % 2) }),
  cells: (editor, choice) =>
    one<Act>(
      [
        (into) => insertRow(into, 'above'),
        (into) => insertRow(into, 'below'),
        (into) => insertColumn(into, 'before'),
        (into) => insertColumn(into, 'after'),
        ...[deleteRow, deleteColumn, deleteTable, toggleHeaderRow, mergeCells, mergeCells, splitCell],
      ],
      choice,
    )(editor, choice),
  paste: (editor, choice) =>
    editor.insertData(clipboard({ 'text/html': one(pasteCorpus, choice).html, 'text/plain': 'plain\ntext' })),
  plain: (editor, choice) =>
    editor.insertData(clipboard({ 'text/plain': one(['x', 'a\n\nb', 'https://a.example/z'], choice) })),
  own: (editor, choice) =>
    editor.insertData(
      clipboard({ 'text/html': `<div data-sitewright-text="">${one(pasteCorpus, choice).clean}</div>` }),
    ),
  replace: (editor, choice) =>
    Editor.withoutNormalizing(editor, () => {
      const found = findMatches(editor, one(['e', 'hut', 'x', 'the'], choice), choice % 2 > 0)
      for (const at of found.reverse()) Transforms.insertText(editor, one(['', 'Y', 'two words'], choice), { at })
    }),
  source: (editor, choice) => replaceDocument(editor, htmlToSlate(one(pasteCorpus, choice).clean)),
}

const often = [
  'type',
  'type',
  'sign',
  'sign',
  'enter',
  'back',
  'forward',
  'cut',
  'act',
  'act',
  'act',
  'paste',
  'upload',
  'cells',
]

const step = fc.record({
  act: fc.constantFrom(...often, ...Object.keys(acts)),
  choice: fc.nat(9_999),
  /** From where to where is selected, as parts of all places; absent: the cursor stays. */
  places: fc.option(fc.tuple(fc.nat(9_999), fc.nat(9_999), fc.boolean()), { nil: undefined, freq: 3 }),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** A site that takes pictures up, but for each third one. */
function takesPictures(editor: RichEditor): void {
  let sent = 0
  editor.uploads.send = async () => {
    await Promise.resolve()
    return ++sent % 3 === 0 ? { failed: 'Too large' } : { src: `/f/${sent}.jpg`, alt: 'hut', width: 40, height: 30 }
  }
}

/** Until what goes on beside the edits has come to its end; it also lets the documents go that were read meanwhile. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

function pointAt(editor: RichEditor, choice: number): Point {
  const texts = [...Node.texts(editor)]
  const [text, path] = one(texts, choice)
  const offset = Math.floor(choice / texts.length) % (text.text.length + 1)
  // never within a character of two halves
  return { path, offset: /^[\udc00-\udfff]/.test(text.text.slice(offset)) ? offset - 1 : offset }
}

function select(editor: RichEditor, [from, to, collapsed]: readonly [number, number, boolean]): void {
  const anchor = pointAt(editor, from)
  Transforms.select(editor, { anchor, focus: collapsed ? anchor : pointAt(editor, to) })
}

/** Each as a step of its own to undo, as it is where something happens between them. */
async function edit(editor: RichEditor, { act, choice, places }: Step): Promise<void> {
  if (places) select(editor, places)
  acts[act]?.(editor, choice)
  await Promise.resolve()
}

/** True for points that are in texts, as whatever asks for the selection takes for granted. */
function isSelectionThere({ selection, children }: RichEditor): boolean {
  const root = { children } as Editor
  return [selection?.anchor, selection?.focus].every((point) => {
    if (!point) return true
    const text = Node.has(root, point.path) ? Node.get(root, point.path) : undefined
    return Text.isText(text) && point.offset <= text.text.length
  })
}

/** Without what nobody sees, which may get lost as soon as something else is changed: a space at the very end, or no text. */
const seen = (html: string) => comparableHtml(html.replace(/^(?:<p><br><\/p>|<br>)$/, ''))

/** Those of which little is left after an edit, all there is, and whatever else is allowed. */
const documents = fc.oneof(
  fc.constantFrom('', '<p>a</p>', '<hr>', '<ul></ul>', '<p><img src="/a.png" alt=""></p>', '<p><a href="/x">a</a></p>'),
  fc.constantFrom(sampleDocument('/hut.png'), ...pasteCorpus.map(({ clean }) => clean)),
  anyHtml,
)

it('any edits of any text give HTML that is saved and loaded as it is, and all of them can be undone and redone', async () => {
  await fc.assert(
    fc.asyncProperty(documents, fc.array(step, { minLength: 1, maxLength: 16 }), async (html, steps) => {
      const editor = createRichText()
      editor.children = htmlToSlate(html)
      Editor.normalize(editor, { force: true })
      Transforms.select(editor, Editor.end(editor, []))
      editor.history = { undos: [], redos: [] }
      takesPictures(editor)
      const first = writtenHtml(editor.children)
      const before = structuredClone(editor.children)

      for (const each of steps) {
        await edit(editor, each)
        const now = writtenHtml(editor.children)
        expect(cleanHtml(now), 'the sanitiser').toBe(now)
        expect(isSelectionThere(editor), 'the selection').toBe(true)
      }
      await settled()

      const last = writtenHtml(editor.children)
      expect(slateToHtml(htmlToSlate(last)), 'loaded').toBe(last)
      expect(seen(reloadedHtml(last)), 'loaded and written').toBe(seen(last))

      while (editor.history.undos.length > 0) editor.undo()
      expect(writtenHtml(editor.children), 'all undone').toBe(first)
      expect(editor.children).toEqual(before)
      while (editor.history.redos.length > 0) editor.redo()
      expect(writtenHtml(editor.children), 'all redone').toBe(last)
    }),
    bounds,
  )
})
