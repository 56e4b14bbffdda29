import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { texts } from './messages.ts'
import { TimeZoneField, type TimeZoneFieldProps } from './TimeZoneField.tsx'

function StatefulField(props: TimeZoneFieldProps) {
  const [value, setValue] = useState(props.value)
  return <TimeZoneField {...props} value={value} onChange={setValue} />
}

/** Whose clock the site goes by, with the zones that the browser knows to choose from. */
export default {
  title: 'Administration/Site Settings/Time zone',
  component: TimeZoneField,
  parameters: { layout: 'padded' },
  args: { value: 'Pacific/Auckland', problem: undefined, onLeave: () => {}, onChange: () => {} },
  render: (args) => <StatefulField {...args} />,
} satisfies Meta<typeof TimeZoneField>

type Story = StoryObj<typeof TimeZoneField>

export const Chosen: Story = {}
/** Each device goes by its own. */
export const None: Story = { args: { value: '' } }
export const Unknown: Story = { args: { value: 'Mars/Olympus', problem: texts.timeZoneRule() } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
