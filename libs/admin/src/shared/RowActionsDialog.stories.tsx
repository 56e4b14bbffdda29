import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUpRight, Copy, KeyRound, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { RowActionsDialog } from './RowActionsDialog.tsx'

/** The actions of a page. Whichever is chosen, the dialog closes first, and the focus is where it was opened. */
export default {
  title: 'Administration/Parts/RowActionsDialog',
  component: RowActionsDialog,
  args: {
    title: 'Our huts',
    actions: [
      { action: 'edit', label: 'Edit page settings', icon: <Settings2 /> },
      { action: 'permissions', label: 'Edit access permissions', icon: <KeyRound /> },
      { action: 'clone', label: 'Clone page', icon: <Copy /> },
      { action: 'delete', label: 'Delete page', icon: <Trash2 />, tone: 'danger' },
    ],
    onAction: fn(),
    onClose: fn(),
  },
  parameters: {
    usage: {
      do: [
        'Show it where a row has no room for its actions, in the order that they have in the row.',
        'Name what deletes last and give it `tone="danger"`: it stands apart.',
      ],
      avoid: ['Do not hide actions of a row that has room for them: one press is better than two.'],
    },
  },
} satisfies Meta<typeof RowActionsDialog>

type Story = StoryObj<typeof RowActionsDialog>

const openPage = (
  <a href="/huts">
    <ArrowUpRight /> Open page
  </a>
)

export const Actions: Story = {}
export const WithLink: Story = { args: { link: openPage, beforeLink: 1 } }
export const Phone: Story = { args: { link: openPage, beforeLink: 1 }, globals: { viewport: { value: 'phone' } } }
export const LongTitle: Story = {
  args: { title: 'TheProgrammeOfAllTripsToTheHutsInTheRangesFromJanuaryToDecember' },
  globals: { viewport: { value: 'phone' } },
}
/** Opened from a row, where the focus is again before the action begins. */
export const Chosen: Story = {
  render: function FromRow(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Page actions
        </button>
        {open && <RowActionsDialog {...args} onClose={() => setOpen(false)} />}
      </>
    )
  },
  async play({ args, canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Page actions' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Clone page' }))
    await expect(args.onAction).toHaveBeenCalledWith('clone')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}
