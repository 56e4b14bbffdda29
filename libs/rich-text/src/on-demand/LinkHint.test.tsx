import { act, render, screen } from '@testing-library/react'
import { Editor, Transforms } from 'slate'
import { Slate } from 'slate-react'
import { expect, it } from 'vitest'
import { FullSystemProvider } from '@sitewright/ui/full'
import { htmlToSlate } from '../convert/html-to-slate.ts'
import { createRichText } from '../create-rich-text.ts'
import LinkHint from './LinkHint.tsx'

function show(html: string) {
  const editor = createRichText()
  render(
    <FullSystemProvider>
      <Slate editor={editor} initialValue={htmlToSlate(html)}>
        <div data-frame="">
          <LinkHint />
        </div>
      </Slate>
    </FullSystemProvider>,
  )
  return editor
}

it('says where the link with the cursor leads and how it is opened, and goes when the cursor does', async () => {
  const editor = show('<p>To <a href="/walks">our walks</a> and home</p>')
  // Slate tells of a change a moment later
  await act(async () => Transforms.select(editor, Editor.start(editor, [])))
  expect(screen.queryByText(/click opens it/)).toBeNull()
  await act(async () => Transforms.select(editor, { path: [0, 1], offset: 3 }))
  expect(screen.getByText('Ctrl+click opens it')).toBeInTheDocument()
  // hidden as long as the focus is elsewhere, and so without a name
  const link = screen.getByRole('link', { hidden: true })
  expect(link).toHaveAttribute('aria-label', 'Open /walks')
  expect(link).toHaveAttribute('href', '/walks')
  expect(link).toHaveAttribute('target', '_blank')
  await act(async () => Transforms.select(editor, Editor.start(editor, [])))
  expect(screen.queryByText(/click opens it/)).toBeNull()
})
