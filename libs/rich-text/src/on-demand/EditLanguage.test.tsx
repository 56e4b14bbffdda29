import { FullSystemProvider } from '@sitewright/ui/full'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setTextLanguage } from '../commands/text-language.ts'
import { RichTextEditor } from '../RichTextEditor.tsx'
import { editorWith, htmlOf } from '../testing/editor-with.ts'
import EditLanguage from './EditLanguage.tsx'

it('asks for a tag, tells the name of its language, and refuses what is none', async () => {
  const editor = editorWith('<p>Aloha|</p>')
  const onClose = vi.fn<() => void>()
  render(
    <FullSystemProvider>
      <EditLanguage editor={editor} language="" apply={setTextLanguage} onClose={onClose} />
    </FullSystemProvider>,
  )
  const field = await screen.findByRole('textbox', { name: 'Language tag' })
  const use = screen.getByRole('button', { name: 'Use' })
  expect(use).toBeDisabled()
  fireEvent.change(field, { target: { value: 'Hawaiian' } })
  fireEvent.click(use)
  expect(await screen.findByText(/^This is no language tag\./)).toBeInTheDocument()
  expect(field).toBeInvalid()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: 'HAW' } })
  expect(field).toBeValid()
  expect(screen.getByText('Hawaiian. Screen readers speak the text in this language.')).toBeInTheDocument()
  fireEvent.click(use)
  expect(onClose).toHaveBeenCalledOnce()
  expect(htmlOf(editor)).toBe('<p lang="haw" dir="ltr">Aloha</p>')
})

it('is not asked of the text as a whole, which says the language of the site', () => {
  render(
    <FullSystemProvider>
      <RichTextEditor
        {...{ value: '<p>a</p>', label: 'Content', placeholder: '', onChange: () => undefined }}
        language={{ lang: 'ar', dir: 'rtl' }}
      />
    </FullSystemProvider>,
  )
  const text = screen.getByRole('textbox', { name: 'Content' })
  expect(text).toHaveAttribute('lang', 'ar')
  expect(text).toHaveAttribute('dir', 'rtl')
})
