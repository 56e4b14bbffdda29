import type { Meta, StoryObj } from '@storybook/react-vite'
import { FullSystemProvider } from '@sitewright/ui/full'
import { RichTextEditor } from './RichTextEditor.tsx'
import { longDocument, sampleDocument } from './testing/sample-document.ts'

const meta: Meta<typeof RichTextEditor> = {
  title: 'Rich text/RichTextEditor',
  component: RichTextEditor,
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

export const LongText: Story = { args: { value: longDocument(20_000) } }

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
