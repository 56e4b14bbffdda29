import { act, cleanup, render, screen } from '@testing-library/react'
import { Editor, Transforms } from 'slate'
import { Editable, ReactEditor, Slate } from 'slate-react'
import { beforeEach, expect, it, vi } from 'vitest'
import { insertLink } from '../commands/links.ts'
import { htmlToSlate } from '../convert/html-to-slate.ts'
import { createRichText } from '../create-rich-text.ts'
import { htmlOf } from '../testing/editor-with.ts'
import type { RichEditor } from '../types.ts'
import { backToText } from './focus-text.ts'

let frames: (() => void)[]

/** What waits for the next frame, which may come before React has drawn what changed. */
const nextFrame = () => frames.splice(0).forEach((run) => run())

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  return () => void vi.unstubAllGlobals()
})

/** A text of two blocks with the cursor at its end, as while a dialog has the focus. */
function shown(): RichEditor {
  const editor = createRichText()
  render(
    <Slate editor={editor} initialValue={htmlToSlate('<h1>Huts</h1><p>See:</p>')}>
      <Editable aria-label="Text" role="textbox" />
    </Slate>,
  )
  act(() => Transforms.select(editor, Editor.end(editor, [])))
  return editor
}

const text = () => screen.getByRole('textbox')
const cursorBlock = () => document.getSelection()?.anchorNode?.parentElement?.closest('[data-slate-node=element]')

it('waits until the link that was put in is drawn, and has the cursor behind it', async () => {
  const editor = shown()
  await act(async () => {
    insertLink(editor, { url: '/contact', text: 'Contact' })
    backToText(editor)
    nextFrame()
    await Promise.resolve()
    nextFrame()
    expect(text()).not.toHaveFocus()
  })
  nextFrame()
  expect(text()).toHaveFocus()
  expect(cursorBlock()).toHaveTextContent('See:Contact')
  act(() => editor.insertText(' and'))
  expect(htmlOf(editor)).toBe('<h1>Huts</h1><p>See:<a href="/contact">Contact</a> and</p>')
})

it('has the cursor where it was if the text got the focus before, at its start', async () => {
  const editor = shown()
  await act(async () => {
    insertLink(editor, { url: '/contact', text: 'Contact' })
    backToText(editor)
  })
  await act(async () => {
    ReactEditor.focus(editor)
    Transforms.select(editor, Editor.start(editor, []))
  })
  await act(async () => nextFrame())
  expect(text()).toHaveFocus()
  expect(cursorBlock()).toHaveTextContent('See:Contact')
  act(() => editor.insertText('!'))
  expect(htmlOf(editor)).toBe('<h1>Huts</h1><p>See:<a href="/contact">Contact</a>!</p>')
})

it('keeps what is typed before the cursor is placed behind what was put in, letter by letter', async () => {
  const editor = shown()
  const type = (data: string) =>
    text().dispatchEvent(
      new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true, cancelable: true }),
    )
  await act(async () => {
    insertLink(editor, { url: '/contact', text: 'Contact' })
    backToText(editor)
  })
  for (const letter of 'ab') {
    await act(async () => {
      ReactEditor.focus(editor)
      Transforms.select(editor, Editor.start(editor, []))
      expect(type(letter)).toBe(false)
    })
  }
  await act(async () => nextFrame())
  expect(htmlOf(editor)).toBe('<h1>Huts</h1><p>See:<a href="/contact">Contact</a>ab</p>')

  // from now on it is as always
  act(() => Transforms.select(editor, Editor.start(editor, [])))
  await act(async () => void type('x'))
  expect(htmlOf(editor)).not.toContain('abx')
})

it('does nothing in an editor that was left while something was chosen for it', async () => {
  const editor = shown()
  cleanup()
  expect(() => backToText(editor)).not.toThrow()
  nextFrame()
  document.body.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: 'x', bubbles: true }))
  expect(htmlOf(editor)).toBe('<h1>Huts</h1><p>See:</p>')
})
