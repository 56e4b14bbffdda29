import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { calls } from '../testing/fixtures.ts'
import { StoryShell } from '../testing/StoryShell.tsx'
import { storySite } from '../testing/story-site.ts'

/** Opened by the guard of a screen, over the start page. */
export default {
  title: 'Site/LoginDialog',
  component: StoryShell,
  args: { path: '/pages/pagemanager', state: storySite() },
  parameters: { system: 'visitor', layout: 'fullscreen' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Login' }, { timeout: 10_000 })
  },
} satisfies Meta<typeof StoryShell>

type Story = StoryObj<typeof StoryShell>

const accounts = [
  { id: 1, name: 'Kim Parata (club)' },
  { id: 2, name: 'Kim Parata (private)' },
]

async function logIn() {
  await userEvent.type(await screen.findByLabelText('Email address', undefined, { timeout: 10_000 }), 'kim@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }))
}

export const Login: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }

export const Authenticating: Story = {
  args: { answers: { [calls.login]: () => new Promise(() => {}) } },
  play: async () => {
    await logIn()
    await expect(await screen.findByRole('dialog', { name: 'Authenticating' })).toBeVisible()
  },
}

export const SelectAccount: Story = {
  args: { answers: { [calls.login]: { accounts } } },
  play: async () => {
    await logIn()
    await expect(await screen.findByRole('button', { name: 'Kim Parata (club)' })).toBeVisible()
  },
}

export const Rejected: Story = {
  args: { answers: { [calls.login]: {} } },
  play: async () => {
    await logIn()
    const alert = await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
    await expect(alert).toHaveTextContent('Your credentials were rejected, login failed')
  },
}
