import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { FullSystemProvider } from '@sitewright/ui/full'
import { RichTextEditor } from './RichTextEditor.tsx'
import type { LinkChoice } from './links/link-choice.ts'
import { longDocument, sampleDocument } from './testing/sample-document.ts'

const meta: Meta<typeof RichTextEditor> = {
  title: 'Rich text/RichTextEditor',
  component: RichTextEditor,
  parameters: {
    usage: {
      do: [
        'Call `flush` of its `ref` before you save: the last words may not have been handed on yet.',
        'Name it by `label` for screen readers.',
      ],
      avoid: [
        'Do not use it for a name or a title: a field of one line is enough.',
        'Do not filter its HTML: the sanitiser decides what is let through.',
      ],
    },
  },
  args: { value: '', label: 'Content', placeholder: 'Enter text here...', onChange: () => undefined },
  decorators: [
    (Story) => (
      <FullSystemProvider>
        <Story />
      </FullSystemProvider>
    ),
  ],
}

export default meta

type Story = StoryObj<typeof RichTextEditor>

export const Empty: Story = {}

export const FullDocument: Story = { args: { value: sampleDocument('/hut.jpg') } }

export const LongText: Story = {
  parameters: { docs: { story: { inline: false } } },
  args: { value: longDocument(20_000) },
}

export const RightToLeft: Story = {
  args: {
    value:
      '<h1>الأكواخ في الوديان الجنوبية</h1><p>هناك <strong>أحد عشر كوخا</strong> بين نهاية الطريق والممر.</p><ul><li>أحذية</li><li>خريطة</li></ul><blockquote><p>الجبال كما كانت.</p></blockquote>',
    label: 'النص',
  },
  globals: { direction: 'rtl' },
}

export const TableEditing: Story = {
  args: {
    value:
      '<p>Put the cursor into the table: its tools come up.</p><table><thead><tr><th>Hut</th><th>Bunks</th></tr></thead><tbody><tr><td>Forks</td><td>6</td></tr><tr><td>Saddle</td><td>8</td></tr></tbody></table>',
  },
}

/** The cursor is in a link: where that leads, and how it is opened. */
export const LinkWithCursor: Story = {
  args: { value: '<p>Come along: <a href="/walks">our walks</a> are open to everyone.</p><p>See you.</p>' },
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByRole('textbox')
    const [words] = (await canvas.findByText('our walks')).childNodes
    const selection = canvasElement.ownerDocument.getSelection()
    let letter = 0
    // the editor follows the cursor from the moment it is wholly there
    await waitFor(async () => {
      text.focus()
      selection?.collapse(words ?? null, 1 + (letter++ % 4))
      await expect(await canvas.findByText(/click opens it/, {}, { timeout: 500 })).toBeVisible()
    })
  },
}

const picture = (name: string) => new File([sketch], name, { type: 'image/svg+xml' })

const sketch =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="200"><rect width="480" height="200" fill="#a8c4d8"/><path d="M0 160 120 60 210 120 310 40 480 170V200H0Z" fill="#5b7486"/></svg>'

/** Pictures on their way: one is half there, one failed. */
export const Pictures: Story = {
  args: {
    value: '<p>Photos of the hut:</p>',
    sendPicture: ({ name }, { onProgress }) => {
      onProgress(0.5)
      return name === 'hut.svg' ? new Promise(() => {}) : Promise.resolve({ failed: 'The file is too large' })
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await within(canvasElement).findByRole('button', { name: 'Upload pictures' })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, [picture('hut.svg'), picture('saddle.svg')])
    await expect(await canvas.findByRole('progressbar', { name: 'Upload of hut.svg' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** All of a text whose ends are no paragraphs: what is typed takes its place, with the picture selected before too. */
export const SelectAll: Story = {
  args: {
    value: `<figure><img src="/hut.jpg" alt="A hut" width="60" height="40"><figcaption>The hut</figcaption></figure><ul><li>Boots</li></ul><table><tbody><tr><td>Forks</td><td>6</td></tr></tbody></table>`,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await canvas.findByRole('textbox')
    const selection = canvasElement.ownerDocument.getSelection()
    await userEvent.click(await canvas.findByRole('img', { name: 'A hut' }))
    await expect(canvasElement.querySelector('[data-selected]')).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}')
    await waitFor(() => expect(selection?.toString()).toMatch(/^\s*The hut\s+Boots\s+Forks\s+6\s*$/))
    await userEvent.keyboard('New')
    await waitFor(() => expect(text).toHaveTextContent(/^New$/))
    await expect(text.querySelector('figure, ul, table')).toBeNull()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(within(text).getByText('Boots')).toBeVisible())
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await waitFor(() => expect(canvas.getByText('Enter text here...')).toBeVisible())
  },
}

const pages: readonly LinkChoice[] = [
  { kind: 'page', url: '/contact', label: 'Contact', detail: '/contact' },
  { kind: 'page', url: '/huts', label: 'Our huts', detail: '/huts' },
  { kind: 'file', url: '/api/1/private/file-get.php?id=3', label: 'Hut rules.pdf', detail: 'File' },
]

/** What a link can lead to: pages and files of the site, and headings of the text. */
export const LinkPicker: Story = {
  args: {
    value: '<h2>Before you go</h2><p>Write to us.</p>',
    linkTargets: {
      find: async (words) => pages.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase())),
      has: async (path) => pages.some(({ url }) => url === path),
      headings: async () => [],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link' }))
    const body = within(canvasElement.ownerDocument.body)
    const option = await body.findByRole('option', { name: /Our huts/ })
    // once the dialog has come up
    await waitFor(() => expect(option).toBeVisible())
    await userEvent.keyboard('{ArrowDown}')
    await expect(body.getByRole('option', { selected: true })).toHaveTextContent('Contact')
  },
}

/** Words and paragraphs in other languages: chosen by name in the toolbar, or by their tag. */
export const OtherLanguages: Story = {
  args: {
    value:
      '<p>Haere mai</p><p>In Arabic: <span lang="ar" dir="rtl">أهلًا، 3 أكواخ!</span></p><p lang="ar" dir="rtl">الجبال كما كانت.</p>',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    const paragraph = await canvas.findByText('Haere mai')
    await userEvent.click(paragraph)
    await userEvent.click(canvas.getByRole('button', { name: 'Language of this text' }))
    await expect(await body.findByRole('menuitemradio', { name: 'As the page' })).toHaveAttribute(
      'aria-checked',
      'true',
    )
    await expect(body.getByRole('menuitemradio', { name: 'Māori' })).toHaveAttribute('aria-checked', 'false')
  },
}
