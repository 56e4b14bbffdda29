import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeApi } from '@sitewright/api-client/testing'
import { KitProviders } from '../testing/KitProviders.tsx'
import { MailNote, type MailNoteProps } from './MailNote.tsx'

interface Told extends MailNoteProps {
  permissions: string[]
}

export default {
  title: 'Page kit/MailNote',
  component: MailNote,
  parameters: {
    layout: 'padded',
    usage: {
      do: ['Show it wherever somebody is about to send emails, above the button that does it.'],
      avoid: ['Do not block the action: the emails are stored on the server meanwhile.'],
    },
  },
  render: ({ permissions, ...props }) => {
    const { api } = fakeApi({ 'GET private/mail-goes-out.json.php': () => ({ sends: false }) })
    return (
      <KitProviders api={api} permissions={permissions}>
        <MailNote {...props} />
      </KitProviders>
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
  },
} satisfies Meta<Told>

type Story = StoryObj<Told>

export const ToAdministrators: Story = { args: { permissions: ['core.admin'] } }

/** Who cannot change it. */
export const ToOthers: Story = { args: { permissions: ['core.account-manager'] } }
