import type { Meta, StoryObj } from '@storybook/react-vite'
import { FullSystemProvider } from '@sitewright/ui/full'
import ImageDialog from './ImageDialog.tsx'

const nothing = () => undefined

export default {
  title: 'Rich text/ImageDialog',
  component: ImageDialog,
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
