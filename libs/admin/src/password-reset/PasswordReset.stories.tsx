import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { fakeApi } from '@sitewright/api-client/testing'
import { TestSite } from '../testing/TestSite.tsx'
import PasswordReset from './PasswordReset.tsx'

const refuse =
  (status: number, error = '', code?: string) =>
  () => {
    throw new ApiError('refused', { status, body: { error, code } })
  }

/** What the link in a mail about a password opens. */
export default {
  title: 'Administration/Password reset',
  component: PasswordReset,
  args: { uid: 'a-uid' },
  parameters: { layout: 'padded', answer: () => ({}), invited: false },
  render: (args, { parameters }) => {
    const { api } = fakeApi({
      'POST protected/account-password-link.json.php': () => {
        if (parameters['over'] === true) return refuse(404, 'This link is invalid or has expired', 'link-over')()
        return {
          invited: parameters['invited'] as boolean,
          expires: Date.UTC(2026, 4, 17) / 1000,
          email: 'mere@example.org',
          name: 'Mere Tamihana',
        }
      },
      'POST protected/account-password-do-reset.json.php': parameters['answer'] as () => object,
    })
    return (
      <TestSite api={api}>
        <PasswordReset {...args} />
      </TestSite>
    )
  },
} satisfies Meta<typeof PasswordReset>

type Story = StoryObj<typeof PasswordReset>

async function fillIn(confirmation = 'a long secret') {
  await userEvent.type(screen.getByLabelText('New password'), 'a long secret')
  await userEvent.type(screen.getByLabelText('Confirm password'), confirmation)
}

async function send() {
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }))
}

async function sendAndDismiss() {
  await send()
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }, { timeout: 60_000 }))
}

export const Blank: Story = {}
/** It was used before, or is too old. */
export const OverAlready: Story = {
  parameters: { over: true },
  play: async () => {
    await screen.findByRole('alert')
  },
}
export const Invitation: Story = { parameters: { invited: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }

export const Different: Story = {
  play: async () => {
    await fillIn('another one')
    await expect(screen.getByRole('button', { name: 'Change Password' })).toBeDisabled()
  },
}
export const Sending: Story = {
  parameters: { answer: () => new Promise(() => {}) },
  play: send,
}
export const Done: Story = {
  play: async () => {
    await send()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your password has been updated' })).toBeVisible())
  },
}
export const WeakPassword: Story = {
  parameters: {
    answer: refuse(
      400,
      'This password is one of the first that an attacker would try. Take another one.',
      'weak-password',
    ),
  },
  play: async () => {
    await sendAndDismiss()
    await waitFor(() => expect(screen.getByText(/an attacker would try/)).toBeVisible())
  },
}
export const LinkOver: Story = {
  parameters: { answer: refuse(404, 'This link is invalid or has expired', 'link-over') },
  play: async () => {
    await sendAndDismiss()
    await expect(await screen.findByRole('alert')).toHaveTextContent('This link is invalid or has expired')
  },
}
export const Failing: Story = {
  parameters: { answer: refuse(0) },
  play: async () => {
    await send()
    const alert = await screen.findByRole('alertdialog', {}, { timeout: 60_000 })
    await expect(alert).toHaveTextContent('Failed to reset password, see browser log for more information')
  },
}
