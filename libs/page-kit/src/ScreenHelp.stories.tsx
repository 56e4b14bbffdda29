import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ScreenHelp } from './ScreenHelp.tsx'

const help = {
  title: 'Hut book',
  paragraphs: [
    'Whoever stays at a hut writes down the night and the number of people.',
    'An entry can be corrected for a week; after that it is struck out and written anew.',
  ],
}

export default {
  title: 'Page kit/ScreenHelp',
  component: ScreenHelp,
  parameters: {
    layout: 'padded',
    usage: {
      do: ['Say in one sentence what the screen is for; leave the rest to what ‘Help’ opens.'],
      avoid: [
        'Do not explain single buttons here: their tooltips do.',
        'Do not format the paragraphs: they are plain text.',
      ],
    },
  },
  args: { load: async () => ({ help }), children: 'The nights at the huts, the newest first.' },
} satisfies Meta<typeof ScreenHelp>

type Story = StoryObj<typeof ScreenHelp>

export const Sentence: Story = {}

export const Opened: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }))
    await within(canvasElement.ownerDocument.body).findByText(/can be corrected for a week/)
  },
}

/** What it opens is still on its way. */
export const Loading: Story = {
  args: { load: () => new Promise<never>(() => {}) },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Help' })),
}
