import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichText } from './RichText.tsx'
import { sampleDocument, samplePicture } from './testing/sample-document.ts'

const meta: Meta<typeof RichText> = {
  title: 'Rich text/RichText',
  component: RichText,
  parameters: {
    usage: {
      do: [
        'Give it sanitised HTML only: what the server stores is.',
        'Set `named` where the text is the whole page, so that its headings can be linked to.',
      ],
      avoid: [
        'Do not style what is inside from outside: texts look alike on all pages.',
        'Do not use it for a page with pictures of the site: `PageText` loads them in the right size.',
      ],
    },
  },
}

export default meta

type Story = StoryObj<typeof RichText>

export const Showcase: Story = { args: { html: sampleDocument(samplePicture) } }

const cells = Array.from({ length: 12 }, (_, index) => `<td>Column ${index + 1}</td>`).join('')

export const WideTable: Story = {
  args: {
    html: `<p>A table wider than the screen scrolls within itself.</p><table><tbody><tr>${cells}</tr></tbody></table>`,
  },
}

export const RightToLeft: Story = {
  args: {
    html: '<div dir="rtl" lang="ar"><h2>الأكواخ</h2><ul><li>أحذية</li><li>خريطة</li></ul><blockquote>الجبال كما كانت.</blockquote></div>',
  },
}
