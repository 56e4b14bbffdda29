import type { Meta, StoryObj } from '@storybook/react-vite'
import { SplitScreen } from './SplitScreen.tsx'

const paragraphs = (words: string) =>
  Array.from({ length: 12 }, (_, index) => <p key={index}>{`${index + 1}. ${words}`}</p>)

export default {
  title: 'Page kit/SplitScreen',
  component: SplitScreen,
  parameters: {
    system: 'visitor',
    layout: 'padded',
    usage: {
      do: [
        'Give both halves a heading: screen readers move between them by these.',
        'Show the preview with the very component that visitors get.',
      ],
      avoid: ['Do not set heights of your own inside: each half scrolls by itself.'],
    },
  },
  args: {
    split: true,
    editorHeading: 'Page Sections',
    editor: <textarea aria-label="Text" defaultValue="Our huts" style={{ width: '100%', padding: '1rem' }} />,
    previewHeading: 'Page Preview',
    preview: paragraphs('The hut sleeps twelve. Bring your own firewood.'),
  },
  argTypes: { editor: { control: false }, preview: { control: false } },
} satisfies Meta<typeof SplitScreen>

type Story = StoryObj<typeof SplitScreen>

export const Split: Story = {}
export const EditorAlone: Story = { args: { split: false } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
