import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { createMessages, type Messages } from './create-messages.ts'
import { MessageHost } from './MessageHost.tsx'
import { MessagesProvider } from './messages-context.ts'
import { VisitorMessage } from './VisitorMessage.tsx'

interface StageProps {
  ask: (messages: Messages) => Promise<unknown>
}

/** A visitor's page, longer than the window, with a button that asks. */
function Stage({ ask }: StageProps) {
  const [messages] = useState(() => createMessages({ advise: () => 'There is no connection to the site.' }))
  const [answer, setAnswer] = useState<unknown>()
  return (
    <MessagesProvider value={messages}>
      <div style={{ minHeight: '150vh' }}>
        <button type="button" onClick={() => void ask(messages).then(setAnswer)}>
          Ask
        </button>
        <output style={{ marginInlineStart: '1rem' }}>{answer === undefined ? '' : JSON.stringify(answer)}</output>
      </div>
      <MessageHost dialog={VisitorMessage} />
    </MessagesProvider>
  )
}

export default {
  title: 'UI/Messages of visitors',
  component: Stage,
  parameters: {
    system: 'visitor',
    docs: { story: { inline: false, height: '24rem' } },
    usage: {
      do: ['Call `useMessages` in the view of a page kind: on a visitor’s page its messages look like this.'],
      avoid: ['Do not show it over a dialog of the administration, which keeps the focus to itself.'],
    },
  },
  argTypes: { ask: { control: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('alertdialog', undefined, { timeout: 60_000 })
  },
} satisfies Meta<typeof Stage>

type Story = StoryObj<typeof Stage>

export const Failure: Story = {
  args: { ask: (messages) => messages.fail('Failed to submit form, see browser log for more information', 'away') },
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
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('false'))
  },
}
export const Prompt: Story = { args: { ask: (messages) => messages.prompt('Folder name', 'Summer 2026') } }
/** It begins at its beginning, with the buttons in view, and the page behind it stays where it is. */
export const LongText: Story = {
  args: { ask: (messages) => messages.confirm('A long text that explains what will happen. '.repeat(80)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    await expect(dialog.scrollTop).toBe(0)
    const [buttons, edge] = [screen.getByRole('button', { name: 'OK' }), dialog].map((each) =>
      each.getBoundingClientRect(),
    )
    await expect(buttons!.bottom).toBeLessThanOrEqual(edge!.bottom)
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  },
}
/** The button has the focus, nothing behind can take it, and it is back on what asked once the message is answered. */
export const Keyboard: Story = {
  args: { ask: (messages) => messages.confirm('Go on?') },
  play: async ({ canvas, userEvent }) => {
    const ask = canvas.getByRole('button', { name: 'Ask' })
    await userEvent.click(ask)
    const ok = await screen.findByRole('button', { name: 'OK' })
    await waitFor(() => expect(ok).toHaveFocus())
    ask.focus()
    await expect(ok).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('true'))
    await waitFor(() => expect(ask).toHaveFocus())
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  },
}
export const RightToLeft: Story = { ...Danger, globals: { direction: 'rtl' } }
export const Phone: Story = { ...Failure, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...Failure, tags: ['!test'], globals: { theme: 'dark' } }
