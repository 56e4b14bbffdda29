import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileVersionsProvider } from './file-versions.ts'
import { PageText } from './PageText.tsx'

const picture = (id: number) =>
  `<img src="/api/1/private/file-get.php?id=${id}" alt="The upper hut in June" width="1600" height="900">`
const words = 'Two huts stand above the lake. Both are open all year and sleep twelve. '

/** Stories have no files: the picture that is missing keeps its room. */
export default {
  title: 'Media/PageText',
  component: PageText,
  parameters: {
    system: 'visitor',
    usage: {
      do: ['Take it for the text of a page: its pictures come in the size that the screen needs.'],
      avoid: ['Do not store what it shows: the stored text keeps plain addresses.'],
    },
  },
  args: { html: `<h1>Our huts</h1><p>${words}</p><p>${picture(12)}</p><p>${words.repeat(6)}</p>` },
} satisfies Meta<typeof PageText>

type Story = StoryObj<typeof PageText>

export const WithPicture: Story = {}
/** The document knows that the file is gone: what the picture showed stands in its place. */
export const PictureGone: Story = {
  decorators: [
    (Shown) => (
      <FileVersionsProvider value={{ 12: null }}>
        <Shown />
      </FileVersionsProvider>
    ),
  ],
}
export const Empty: Story = { args: { html: '' } }
export const LongWords: Story = {
  args: { html: `<h1>${'Hüttenordnung'.repeat(8)}</h1><p>https://example.org/${'path/'.repeat(40)}</p>` },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
