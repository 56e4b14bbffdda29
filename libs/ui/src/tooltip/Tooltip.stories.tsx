import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tooltip } from './Tooltip.tsx'

export default {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { label: 'files only available to you', openDelay: 0, children: <a href="#personal">Personal</a> },
  argTypes: { children: { control: false } },
  parameters: { system: 'visitor', layout: 'centered' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Personal'))
  },
} satisfies Meta<typeof Tooltip>

type Story = StoryObj<typeof Tooltip>

export const Default: Story = {}
export const LongText: Story = {
  args: {
    label:
      'The reply address of system messages, typically a noreply address: answers to mails that the site sends by itself go there',
  },
}
export const AtTheEdge: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'end', height: '100dvh' }}>
      <Tooltip {...args} />
    </div>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
