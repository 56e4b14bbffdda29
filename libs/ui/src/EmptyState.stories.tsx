import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from './EmptyState.tsx'

export default {
  title: 'UI/EmptyState',
  component: EmptyState,
  parameters: {
    usage: {
      do: [
        'Say what is missing, then what to do about it; offer the button that does it.',
        'Tell an empty list from an empty search: ‘No page matches’ has another way out than ‘No pages yet’.',
      ],
      avoid: ['Do not use it for a failure: that needs ‘Try again’.', 'Do not leave a list empty without a word.'],
    },
  },
  args: { title: 'No pages yet', children: 'Create the first one: a title is enough to begin with.' },
} satisfies Meta<typeof EmptyState>

type Story = StoryObj<typeof EmptyState>

export const Default: Story = {}
export const TitleOnly: Story = { args: { children: undefined } }
export const WithAction: Story = {
  args: {
    children: (
      <>
        Create the first one: a title is enough to begin with.
        <Button size="sm">Create New Page</Button>
      </>
    ),
  },
}
export const LongText: Story = {
  args: {
    title: 'None of the pages is of one of the chosen types, and there may be others that you are not allowed to see',
    children: 'Choose other types or clear the filter. '.repeat(4),
  },
}
export const RightToLeft: Story = { ...WithAction, globals: { direction: 'rtl' } }
export const Dark: Story = { ...WithAction, tags: ['!test'], globals: { theme: 'dark' } }
