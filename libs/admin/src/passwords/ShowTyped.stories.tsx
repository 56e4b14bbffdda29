import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { ShowTyped } from './ShowTyped.tsx'

/** A new password, typed twice, that can be looked at. */
export default {
  title: 'Administration/New password',
  component: ShowTyped,
  args: { shown: false, onChange: () => {} },
  parameters: { layout: 'padded' },
  render: () => <Fields />,
} satisfies Meta<typeof ShowTyped>

type Story = StoryObj<typeof ShowTyped>

function Fields() {
  const [fields, setFields] = useState({ password: 'a long secret', confirmation: 'a long' })
  return (
    <NewPasswordFields
      {...fields}
      labels={['New password', 'Confirm password']}
      onChange={(part) => setFields((now) => ({ ...now, ...part }))}
    />
  )
}

export const Hidden: Story = {}
export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show what I type' }))
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text')
  },
}
