import { Button, Field, Input } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Spinner } from '../Spinner.tsx'
import { AppDialog } from './AppDialog.tsx'

const fields = (
  <>
    <Field.Root>
      <Field.Label>Page Description</Field.Label>
      <Input defaultValue="Our huts" />
    </Field.Root>
    <Field.Root marginTop="4">
      <Field.Label>URL shortcut name</Field.Label>
      <Input placeholder="contact" />
    </Field.Root>
  </>
)
const buttons = (
  <>
    <Button variant="outline">CANCEL</Button>
    <Button>CREATE</Button>
  </>
)

export default {
  title: 'UI/AppDialog',
  component: AppDialog,
  parameters: {
    docs: { story: { inline: false, height: '28rem' } },
    usage: {
      do: [
        'Name what is done in the title: ‘New Page’. Put the primary button last.',
        'Set `busy` while something is on its way, and `changed` once something was typed.',
      ],
      avoid: [
        'Do not open a dialog from a dialog, but for a question.',
        'Do not use it for a text to read: a page or a help text is better.',
        'Do not close it by a press outside; what was typed would be lost.',
      ],
    },
  },
  args: { title: 'New Page', open: true, children: fields, footer: buttons, onClose: () => undefined },
  argTypes: { children: { control: false }, footer: { control: false } },
} satisfies Meta<typeof AppDialog>

type Story = StoryObj<typeof AppDialog>

export const Default: Story = {}
/** The focus begins in the first field, goes round within, and never reaches what lies behind. */
export const KeepsFocus: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'New Page' })
    const first = screen.getByRole('textbox', { name: 'Page Description' })
    await waitFor(() => expect(first).toHaveFocus())
    for (const name of ['CANCEL', 'CREATE', 'Close']) {
      await waitFor(async () => {
        await userEvent.tab()
        await expect(dialog).toContainElement(document.activeElement as HTMLElement)
        await expect(screen.getByRole('button', { name })).toHaveFocus()
      })
    }
    await userEvent.tab()
    await expect(first).toHaveFocus()
  },
}
/** The dialog takes the focus a frame after it opened: who was quicker keeps what they chose in it. */
export const ChosenAtOnce: Story = {
  args: {
    children: (
      <>
        <Input aria-label="Page Description" />
        <Input aria-label="URL shortcut name" ref={(field) => field?.focus()} />
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'New Page' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    await expect(screen.getByRole('textbox', { name: 'URL shortcut name' })).toHaveFocus()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Busy: Story = {
  args: {
    title: 'Authenticating',
    size: 'sm',
    busy: true,
    children: <Spinner label="Please wait" hideLabel />,
    footer: undefined,
  },
}
export const Failing: Story = {
  args: {
    children: (
      <Field.Root invalid>
        <Field.Label>URL shortcut name</Field.Label>
        <Input defaultValue="pages/pagemanager" />
        <Field.ErrorText>Addresses below pages/ belong to the site itself</Field.ErrorText>
      </Field.Root>
    ),
  },
}
export const LongText: Story = {
  args: {
    title: 'Edit Permissions - The booking form of the alpine huts in the northern valleys, summer season',
    children: Array.from({ length: 40 }, (_, n) => <p key={n}>Paragraph {n + 1} of what the dialog has to say.</p>),
  },
}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
