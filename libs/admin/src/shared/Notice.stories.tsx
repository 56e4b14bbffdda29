import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Notice } from './Notice.tsx'

const success = { status: 'success', text: '‘Our huts’ is back.' } as const

export default {
  title: 'Administration/Parts/Notice',
  component: Notice,
  args: { notice: success, onClose: fn() },
  parameters: {
    layout: 'padded',
    usage: {
      do: [
        'Say above a list what came of the last thing done to it, where the specification has no message for it.',
        'Offer what comes next: a `link` to another screen, or an `action` that can be done about it here.',
        'Say ‘warning’ where it worked, but not all of it is as before.',
      ],
      avoid: ['Do not use it for what the specification alerts: those messages are dialogs of `useMessages`.'],
    },
  },
} satisfies Meta<typeof Notice>

type Story = StoryObj<typeof Notice>

export const Success: Story = {}
export const Warning: Story = {
  args: { notice: { status: 'warning', text: '‘Our huts’ is back. It has no URL shortcut now.' } },
}
export const Failure: Story = { args: { notice: { status: 'error', text: 'The list could not be loaded anew.' } } }
/** The link is where one goes next, so the keyboard is there already. */
export const LeadsOn: Story = {
  args: {
    notice: {
      status: 'success',
      text: '‘Autumn programme’ was created.',
      link: { label: 'Write its content', href: '/autumn', takesFocus: true },
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Write its content' })).toHaveFocus()
  },
}
/** It goes once something is done about it. */
export const CanBeUndone: Story = {
  args: { notice: { ...success, text: '3 files were moved.', action: { label: 'Undo', onPress: fn() } } },
  render: function Closable(args) {
    const [open, setOpen] = useState(true)
    return open ? <Notice {...args} onClose={() => setOpen(false)} /> : <></>
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.notice.action?.onPress).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}
export const Phone: Story = {
  args: {
    notice: {
      status: 'warning',
      text: '‘TheProgrammeOfAllTripsToTheHutsInTheRangesFromJanuaryToDecember’ is back. It has no URL shortcut now.',
      action: { label: 'Show it', onPress: fn() },
    },
  },
  globals: { viewport: { value: 'phone' } },
}
