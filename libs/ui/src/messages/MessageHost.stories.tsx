import { Button, Input } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { AppDialog } from '../dialog/AppDialog.tsx'
import { createMessages, type Messages, type MessagesOptions } from './create-messages.ts'
import { MessageHost } from './MessageHost.tsx'
import { MessagesProvider } from './messages-context.ts'

interface StageProps {
  ask: (messages: Messages) => Promise<unknown>
  options?: MessagesOptions
}

/** A page with a button that asks. */
function Stage({ ask, options }: StageProps) {
  const [messages] = useState(() => createMessages(options))
  const [answer, setAnswer] = useState<unknown>()
  return (
    <MessagesProvider value={messages}>
      <Button variant="outline" onClick={() => void ask(messages).then(setAnswer)}>
        Ask
      </Button>
      <output style={{ marginInlineStart: '1rem' }}>{answer === undefined ? '' : JSON.stringify(answer)}</output>
      <MessageHost />
    </MessagesProvider>
  )
}

export default {
  title: 'UI/Messages',
  component: Stage,
  parameters: {
    docs: { story: { inline: false, height: '24rem' } },
    usage: {
      do: [
        'Ask with `confirm` before anything is deleted, with `danger: true`, and name the thing in `about`.',
        'Report failures with `fail`: it logs the error and says what to do about it.',
      ],
      avoid: [
        'Do not confirm what can be undone: do it, and offer to undo it.',
        'Do not alert what went well: a toast (`useToast`) goes by itself.',
      ],
    },
  },
  argTypes: { ask: { control: false }, options: { control: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('alertdialog', undefined, { timeout: 60_000 })
  },
} satisfies Meta<typeof Stage>

type Story = StoryObj<typeof Stage>

export const Alert: Story = {
  args: { ask: (messages) => messages.alert('Failed to load page, see browser log for more information') },
}
export const Confirm: Story = {
  args: {
    ask: (messages) => messages.confirm('Are you sure you want to delete this page?  This cannot be undone'),
  },
}
/** The name is above the question, and Enter says no. */
export const Danger: Story = {
  args: {
    ask: (messages) =>
      messages.confirm('Are you sure you want to delete this page?  This cannot be undone', {
        about: 'Our huts',
        danger: true,
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus(), { timeout: 60_000 })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('false'))
  },
}
/** Both buttons say what they do. */
export const Named: Story = {
  args: {
    ask: (messages) =>
      messages.confirm('Discard your changes?', { accept: 'Discard', refuse: 'Keep editing', danger: true }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('button', { name: 'Discard' }, { timeout: 60_000 })
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('false'))
  },
}
export const Prompt: Story = { args: { ask: (messages) => messages.prompt('Folder name', 'Summer 2026') } }
export const Failure: Story = {
  args: { ask: (messages) => messages.fail('Failed to save menu, see browser log for more information', 'no network') },
}
/** What may pass can be tried again. */
export const Retry: Story = {
  args: {
    ask: (messages) => messages.failOrRetry('Failed to save page, see browser log for more information', 'away'),
    options: {
      advise: () => 'There is no connection to the site. What you typed is still here.',
      passing: () => ({ onceOver: () => () => {} }),
    },
  },
}
export const LongText: Story = {
  args: {
    ask: (messages) => messages.confirm(`${'A long text that explains what will happen. '.repeat(12)}\n\nGo on?`),
  },
}
/** Enter answers yes, Escape no, and the focus is back on what asked. */
export const Keyboard: Story = {
  ...Confirm,
  play: async ({ canvas, userEvent }) => {
    const ask = canvas.getByRole('button', { name: 'Ask' })
    for (const [key, answer] of [
      ['{Enter}', 'true'],
      ['{Escape}', 'false'],
    ] as const) {
      await userEvent.click(ask)
      await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus(), { timeout: 60_000 })
      await userEvent.keyboard(key)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(answer))
      await waitFor(() => expect(ask).toHaveFocus())
    }
  },
}

function DialogStage() {
  const [messages] = useState(createMessages)
  const [open, setOpen] = useState(true)
  return (
    <MessagesProvider value={messages}>
      <AppDialog
        title="New Page"
        open={open}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => void messages.alert('Failed to create page')}>CREATE</Button>}
      >
        <Input aria-label="Page Description" defaultValue="Our huts" />
      </AppDialog>
      <MessageHost />
    </MessagesProvider>
  )
}

/** Over a dialog: Escape closes the message alone; the dialog keeps what was typed and gets the focus back. */
export const OverDialog: Story = {
  args: { ask: (messages) => messages.alert('') },
  render: () => <DialogStage />,
  play: async ({ userEvent }) => {
    const create = await screen.findByRole('button', { name: 'CREATE' })
    await userEvent.click(create)
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus(), { timeout: 60_000 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'New Page' })).toBeVisible())
    await waitFor(() => expect(create).toHaveFocus())
    await userEvent.click(create)
    await screen.findByRole('alertdialog', { name: 'Failed to create page' })
  },
}
export const RightToLeft: Story = { ...Confirm, globals: { direction: 'rtl' } }
export const Phone: Story = { ...Confirm, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...Confirm, tags: ['!test'], globals: { theme: 'dark' } }
