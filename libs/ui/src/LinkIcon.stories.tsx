import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkIcon } from './LinkIcon.tsx'

const house = { body: '<path d="M10 20v-6h4v6h5v-8h3L12 3 2 12h3v8z"/>', width: 24, height: 24 }
const wide = { body: '<path d="M0 64h640v384H0z"/>', width: 640, height: 512 }

export default {
  title: 'UI/LinkIcon',
  component: LinkIcon,
  args: { picture: house },
  parameters: {
    system: 'visitor',
    usage: {
      do: [
        'Let the text beside it name the link; the picture is decoration and screen readers pass over it.',
        'Take pictures from the site’s own icon sets: nothing is fetched from elsewhere.',
      ],
      avoid: [
        'Do not use it for a button: that is `IconButton`, which has a name.',
        'Do not colour it: it has the colour of its text.',
      ],
    },
  },
} satisfies Meta<typeof LinkIcon>

type Story = StoryObj<typeof LinkIcon>

export const Default: Story = {}
export const Unknown: Story = { args: { picture: undefined } }
export const Wide: Story = { args: { picture: wide } }
export const InText: Story = {
  render: (args) => (
    <p style={{ display: 'flex', gap: '0.5em', fontSize: '2rem' }}>
      <LinkIcon {...args} /> Our huts
    </p>
  ),
}
export const Dark: Story = { ...InText, tags: ['!test'], globals: { theme: 'dark' } }
