import type { Meta, StoryObj } from '@storybook/react-vite'
import { FullSystemProvider } from '@sitewright/ui/full'
import ImageDialog from './ImageDialog.tsx'

const nothing = () => undefined

export default {
  title: 'Rich text/ImageDialog',
  component: ImageDialog,
  parameters: {
    docs: { story: { inline: false, height: '40rem' } },
    usage: {
      do: ['Ask for the alternative text first: a picture without one does not exist for some readers.'],
      avoid: ['Do not ask for pixels: Small, Middle and full width fit every screen.'],
    },
  },
  args: {
    src: '/hut.jpg',
    looks: { alt: 'A hut below a ridge', caption: 'The third hut', size: 'small', place: 'left' },
    existing: true,
    onReplace: nothing,
    onClose: nothing,
    onSubmit: () => true,
  },
  decorators: [
    (Story) => (
      <FullSystemProvider>
        <Story />
      </FullSystemProvider>
    ),
  ],
} satisfies Meta<typeof ImageDialog>

type Story = StoryObj<typeof ImageDialog>

export const Existing: Story = {}
export const ByAddress: Story = {
  args: { src: '', looks: { alt: '', caption: '', size: undefined, place: undefined }, existing: false },
}
export const Cut: Story = {
  args: {
    looks: { alt: 'A hut', caption: '', size: undefined, place: undefined, shape: 'square', focus: { x: 30, y: 40 } },
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
