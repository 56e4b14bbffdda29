import { act, render, screen, waitFor } from '@testing-library/react'
import { Slate } from 'slate-react'
import { beforeEach, expect, it, vi } from 'vitest'
import { FullSystemProvider } from '@sitewright/ui/full'
import { actions } from '../actions.ts'
import { EditableText } from '../EditableText.tsx'
import { after, editorWith, htmlOf } from '../testing/editor-with.ts'
import { itemsWith, slashItems } from './slash-items.ts'
import { slashQuery } from './slash-query.ts'
import { SlashMenuWhenTyped } from './SlashMenuWhenTyped.tsx'

beforeEach(() => void (Element.prototype.scrollIntoView = () => {})) // jsdom has no layout

it.each([
  ['<p>/|</p>', ''],
  ['<p>/tab|</p>', 'tab'],
  ['<p>/bulleted li|</p>', 'bulleted li'],
  ['<p>a /tab|</p>', undefined],
  ['<p>/ta|b</p>', undefined],
  ['<p>/contact/us|</p>', undefined],
  ['<h2>/|</h2>', undefined],
  ['<ul><li>/|</li></ul>', undefined],
  ['<pre>/|</pre>', undefined],
])('in %s asks for %j', (html, query) => {
  expect(slashQuery(editorWith(html))).toBe(query)
})

it('finds items by the words that people use', () => {
  const items = slashItems({ actions, insertTable: () => {}, openLink: () => {}, openImage: () => {} })
  const names = (query: string) => itemsWith(items, query).map(({ label }) => label)
  expect(names('pict')).toEqual(['Image'])
  expect(names('heading 2')).toEqual(['Heading 2'])
  expect(names('list')).toEqual(['Bulleted list', 'Numbered list'])
  expect(names('zzz')).toEqual([])
  expect(names('').length).toBeGreaterThan(9)
})

it('makes nothing of a text that begins with a path', () => {
  expect(after('<p>/|</p>', (editor) => editor.insertText('contact'))).toBe('<p>/contact</p>')
})

type Keys = ((event: KeyboardEvent) => boolean) | undefined

async function show(html: string) {
  const editor = editorWith(html)
  const acts = { openLink: vi.fn(), openImage: vi.fn(), openFind: vi.fn(), openHelp: vi.fn() }
  const keys: { current: Keys } = { current: undefined }
  const takeKeys = (handle: Keys) => void (keys.current = handle)
  function Stage() {
    return (
      <Slate editor={editor} initialValue={editor.children}>
        <div data-frame="">
          <EditableText placeholder="" label="Text" id={undefined} menuKeys={keys} {...acts} />
          <SlashMenuWhenTyped {...acts} takeKeys={takeKeys} />
        </div>
      </Slate>
    )
  }
  render(
    <FullSystemProvider>
      <Stage />
    </FullSystemProvider>,
  )
  // nothing can be edited or have the focus in jsdom: the menu is hidden, and the text hands on no keys
  const press = (key: string) => act(async () => keys.current?.(new KeyboardEvent('keydown', { key })))
  return { editor, press }
}

it('is chosen from by arrows and Enter, and puts what was chosen in place of its sign', async () => {
  const { editor, press } = await show('<p>/|</p>')
  const text = screen.getByRole('textbox', { name: 'Text' })
  await screen.findByRole('listbox', { hidden: true })
  await press('ArrowDown')
  const chosen = screen.getByRole('option', { selected: true, hidden: true })
  expect(chosen).toHaveTextContent('Heading 2')
  expect(text).toHaveAttribute('aria-activedescendant', chosen.id)
  await press('Enter')
  await waitFor(() => expect(screen.queryByRole('listbox', { hidden: true })).toBeNull())
  expect(htmlOf(editor)).toBe('<h2><br></h2>')
  expect(text).not.toHaveAttribute('aria-activedescendant')
})

it('closes by Escape, and the sign stays', async () => {
  const { editor, press } = await show('<p>/|</p>')
  await screen.findByRole('listbox', { hidden: true })
  await press('Escape')
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull()
  expect(htmlOf(editor)).toBe('<p>/</p>')
})
