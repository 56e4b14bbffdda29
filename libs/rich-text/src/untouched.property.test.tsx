import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { cleanHtml } from '@sitewright/html/browser'
import { oddHtml } from '@sitewright/html/testing'
import { FullSystemProvider } from '@sitewright/ui/full'
import { RichTextEditor, type RichTextHandle } from './RichTextEditor.tsx'
import { anyHtml } from './testing/any-html.ts'

const oddText = fc.array(fc.nat(1_000_000), { maxLength: 16 }).map(oddHtml)

/** Opens a text, goes into it, leaves it, saves it and closes it; gives what came out. */
async function openAndClose(html: string): Promise<{ flushed: string | undefined; changes: string[] }> {
  const changes: string[] = []
  const ref = createRef<RichTextHandle>()
  const { unmount } = render(
    <FullSystemProvider>
      <RichTextEditor
        ref={ref}
        value={html}
        onChange={(changed) => changes.push(changed)}
        label="Text"
        placeholder=""
      />
    </FullSystemProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox', { name: 'Text' }))
  await user.tab({ shift: true })
  const flushed = ref.current?.flush()
  unmount()
  cleanup()
  return { flushed, changes }
}

it.each([
  ['any text, as it is stored', anyHtml.map(cleanHtml)],
  ['any text that is not sanitised yet', oddText],
])(
  'the editor says nothing of %s, if it is only opened and closed (SINGLE-009)',
  { timeout: 120_000 },
  async (_, texts) => {
    await fc.assert(
      fc.asyncProperty(texts, async (html) => {
        expect(await openAndClose(html)).toEqual({ flushed: html, changes: [] })
      }),
      { numRuns: 40 },
    )
  },
)

it.each([
  '<div>',
  '<b>',
  '<blockquote>',
  '<ul><li>',
  '<table><tbody><tr><td>',
  '<ins>',
  '<a href="/a"><table><tr><td>',
])('the editor opens and closes %s two hundred times within itself', { timeout: 120_000 }, async (start) => {
  const html = cleanHtml(`${start.repeat(200)}Hut`)
  expect(await openAndClose(html)).toEqual({ flushed: html, changes: [] })
  expect(html).toContain('Hut')
})
