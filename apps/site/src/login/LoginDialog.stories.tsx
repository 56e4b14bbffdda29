import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { calls, easyCheck } from '../testing/fixtures.ts'
import { StoryShell } from '../testing/StoryShell.tsx'
import { storySite } from '../testing/story-site.ts'

/** Opened by the guard of a screen, over the start page. */
export default {
  title: 'Site/LoginDialog',
  component: StoryShell,
  args: { path: '/pages/pagemanager', state: storySite(), answers: easyCheck },
  parameters: {
    system: 'visitor',
    layout: 'fullscreen',
    usage: {
      do: ['Open it over what somebody is in the middle of: they go on there once they are logged in.'],
      avoid: [
        'Do not say which of the two was wrong, address or password.',
        'Do not write ‘Sign in’: the word here is ‘Log in’.',
      ],
    },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Login' }, { timeout: 60_000 })
  },
} satisfies Meta<typeof StoryShell>

type Story = StoryObj<typeof StoryShell>

const accounts = [
  { id: 1, name: 'Kim Parata (club)' },
  { id: 2, name: 'Kim Parata (private)' },
]

const patient = { timeout: 60_000 }
const never = () => new Promise<never>(() => {})
let asked = 0
/** The setup's question is answered, the token's is not. */
const everySecondNever = () => (asked++ % 2 === 0 ? {} : never())
const refused = (reason: string) => new ApiError('refused', { status: 403, body: { error: reason } })

async function typeEmail() {
  await userEvent.type(await screen.findByLabelText('Email address', undefined, patient), 'kim@example.org')
}

async function logIn() {
  await typeEmail()
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }))
}

export const Login: Story = {}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }

export const Authenticating: Story = {
  args: { answers: { [calls.login]: never } },
  play: async () => {
    await logIn()
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Authenticating' })).toBeVisible())
  },
}

export const SelectAccount: Story = {
  args: { answers: { [calls.login]: { accounts } } },
  play: async () => {
    await logIn()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Kim Parata (club)' })).toBeVisible())
  },
}

export const ManyAccounts: Story = {
  args: {
    answers: {
      [calls.login]: {
        accounts: Array.from({ length: 20 }, (_, at) => ({
          id: at + 1,
          name:
            at % 5 === 4
              ? 'Wellington Tramping and Mountaineering Club, trip leaders of the southern districts'
              : `Kim ${at + 1}`,
        })),
      },
    },
  },
  play: async () => {
    await logIn()
    await expect(await screen.findByRole('button', { name: 'Kim 19' })).toBeInTheDocument()
  },
}

export const Rejected: Story = {
  args: { answers: { [calls.login]: {} } },
  play: async () => {
    await logIn()
    const alert = await screen.findByRole('alertdialog', {}, { timeout: 60_000 })
    await expect(alert).toHaveTextContent('Your credentials were rejected, login failed')
  },
}

async function enterCode() {
  await logIn()
  const code = await screen.findByLabelText('Code', undefined, patient)
  await expect(code).toHaveFocus()
  await userEvent.type(code, '123456')
  await expect(screen.getByRole('button', { name: 'LOGIN' })).toBeEnabled()
}

const secondFactor = ({ code }: { code?: string }) => ({ secondFactor: code ? 'wrong' : 'required' })

export const SecondFactor: Story = {
  args: { answers: { [calls.login]: secondFactor } },
  play: enterCode,
}

export const WrongCode: Story = {
  args: { answers: { [calls.login]: secondFactor } },
  play: async () => {
    await enterCode()
    await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }))
    await expect(await screen.findByRole('alert', {}, patient)).toHaveTextContent('This code is wrong')
    await expect(screen.getByLabelText('Code')).toHaveValue('123456')
  },
}

async function forget() {
  await typeEmail()
  await userEvent.click(screen.getByRole('link', { name: 'I forgot my password' }))
}

async function askForReset() {
  await forget()
  await waitFor(() => expect(screen.getByRole('button', { name: 'RESET' })).toBeEnabled(), patient)
}

export const SettingUp: Story = {
  args: { answers: { [calls.property]: never } },
  play: async () => {
    await forget()
    await expect(screen.getByRole('link', { name: 'I forgot my password' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const SetupFailed: Story = {
  args: { answers: { [calls.property]: refused('') } },
  play: async () => {
    await forget()
    const alert = await screen.findByRole('alertdialog', {}, patient)
    await expect(alert).toHaveTextContent('reCaptcha antispam setup failed')
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.getByText(/could not be set up/)).toBeVisible())
  },
}

export const Reset: Story = { play: askForReset }

/** The proof that a person asks is not there yet. */
export const WithoutToken: Story = {
  args: { answers: { ...easyCheck, [calls.check]: everySecondNever } },
  play: async () => {
    await forget()
    await expect(await screen.findByRole('button', { name: 'RESET' }, patient)).toBeDisabled()
  },
}

export const Sending: Story = {
  args: { answers: { ...easyCheck, [calls.reset]: never } },
  play: async () => {
    await askForReset()
    await userEvent.click(screen.getByRole('button', { name: 'RESET' }))
    await expect(await screen.findByText('Sending')).toBeInTheDocument()
  },
}

export const ResetRefused: Story = {
  args: { answers: { ...easyCheck, [calls.reset]: refused('Too many attempts, please try again later') } },
  play: async () => {
    await askForReset()
    await userEvent.click(screen.getByRole('button', { name: 'RESET' }))
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }, patient))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts')
    await expect(screen.getByLabelText('Email address')).toHaveValue('kim@example.org')
  },
}

export const ResetAccepted: Story = {
  args: { answers: { ...easyCheck, [calls.reset]: {} } },
  play: async () => {
    await askForReset()
    await userEvent.click(screen.getByRole('button', { name: 'RESET' }))
    const alert = await screen.findByRole('alertdialog', {}, patient)
    await expect(alert).toHaveTextContent('Password reset has been activated.')
  },
}
