import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { Editor } from 'slate'
import { expect, it } from 'vitest'
import { FullSystemProvider } from '@sitewright/ui/full'
import { RichTextEditor, type RichTextHandle } from '../RichTextEditor.tsx'
import { editorWith } from '../testing/editor-with.ts'
import { findMatches } from './matches.ts'

it.each([
  ['<p>Hut, huts and <b>hu</b>t</p><ul><li>HUT</li></ul>', 'hut', false, ['Hut', 'hut', 'hut', 'HUT']],
  ['<p>Hut, huts</p>', 'hut', true, ['hut']],
  ['<p>a</p><p>b</p>', 'ab', false, []],
  ['<p>İİ hut</p>', 'hut', false, ['hut']],
  ['<p>aaa</p>', 'aa', false, ['aa']],
  ['<p>a</p>', '', false, []],
])('in %s finds %j (case %s)', (html, words, matchCase, found) => {
  const editor = editorWith(html)
  expect(findMatches(editor, words, matchCase).map((range) => Editor.string(editor, range))).toEqual(found)
})

function show(value: string) {
  const ref = createRef<RichTextHandle>()
  render(
    <FullSystemProvider>
      <RichTextEditor ref={ref} value={value} label="Text" placeholder="" onChange={() => {}} />
    </FullSystemProvider>,
  )
  return ref
}

it('finds, steps and replaces one or all, which one undo takes back; Escape closes', async () => {
  const ref = show('<p>old <b>old</b></p><p>Old</p>')
  await userEvent.click(screen.getByRole('button', { name: 'Find and replace' }))
  const bar = within(await screen.findByRole('search', { name: 'Find and replace' }))
  await userEvent.type(bar.getByLabelText('Find'), 'old')
  expect(await bar.findByText('1 of 3')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(bar.getByText('2 of 3')).toBeInTheDocument()
  await userEvent.type(bar.getByLabelText('Replace with'), 'new')
  await userEvent.click(bar.getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(ref.current?.read()).toBe('<p>old <b>new</b></p><p>Old</p>'))
  await userEvent.click(bar.getByRole('button', { name: 'Replace all' }))
  await waitFor(() => expect(ref.current?.read()).toBe('<p>new <b>new</b></p><p>new</p>'))
  expect(bar.getByText('Not found')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(ref.current?.read()).toBe('<p>old <b>new</b></p><p>Old</p>'))
  await userEvent.type(bar.getByLabelText('Find'), '{Escape}')
  expect(screen.queryByRole('search')).toBeNull()
})

it('says how long the text is, and lists the keys', async () => {
  show('<p>one two</p>')
  expect(screen.getByText('2 words')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard help' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys of the text' }))
  expect(dialog.getByText('Heading 2').nextElementSibling).toHaveTextContent('Ctrl+Alt+2')
  expect(dialog.getByText('**a**')).toBeInTheDocument()
})
