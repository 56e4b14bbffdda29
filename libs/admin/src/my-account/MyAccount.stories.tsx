import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { adminScreens } from '../index.ts'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { sampleCodes, sampleInfo, sampleKey } from '../testing/sample-accounts.ts'
import { TestSite } from '../testing/TestSite.tsx'
import MyAccount from './MyAccount.tsx'

const answers = {
  'GET private/account-get-info.json.php': () => sampleInfo,
  'POST private/account-change-password.json.php': () => [0],
  'POST private/account-request-deactivation.json.php': () => ({}),
  'POST private/second-factor-start.json.php': () => sampleKey,
  'POST private/second-factor-confirm.json.php': () => ({ recovery: sampleCodes }),
  'POST private/second-factor-renew-recovery.json.php': () => ({ recovery: sampleCodes }),
  'POST private/second-factor-remove.json.php': () => [0],
} satisfies Answers

const down = () => {
  throw new ApiError('The server cannot be reached', { status: 0 })
}

const screens = adminScreens.filter(({ needs }) => needs.includes('core.admin'))

/** The screen as the shell shows it, over a server that answers from a table. */
export default {
  title: 'Administration/My Account',
  component: MyAccount,
  parameters: { layout: 'padded', answers, permissions: ['core.account-owner'] },
  render: (_, { parameters }) => (
    <TestSite
      api={fakeApi(parameters['answers'] as Answers).api}
      screens={screens}
      permissions={parameters['permissions'] as string[]}
    >
      <MyAccount />
    </TestSite>
  ),
} satisfies Meta<typeof MyAccount>

type Story = StoryObj<typeof MyAccount>

const info = (load: NonNullable<Answers['GET private/account-get-info.json.php']>) => ({
  answers: { ...answers, 'GET private/account-get-info.json.php': load } satisfies Answers,
})

export const Member: Story = {}
export const Administrator: Story = {
  parameters: {
    permissions: ['core.admin', 'core.account-owner'],
    ...info(() => ({ ...sampleInfo, secondFactor: true, recoveryCodes: 10 })),
  },
}
export const FewRecoveryCodes: Story = {
  parameters: info(() => ({ ...sampleInfo, secondFactor: true, recoveryCodes: 1 })),
}
export const NoRecoveryCodes: Story = {
  parameters: info(() => ({ ...sampleInfo, secondFactor: true, recoveryCodes: 0 })),
}
export const FirstLogin: Story = { parameters: info(() => ({ ...sampleInfo, name: '', lastlogin: 0 })) }
export const Loading: Story = { parameters: info(() => new Promise(() => {})) }
export const Failing: Story = { parameters: info(down) }
export const LinkSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }))
    await canvas.findByText(/The link is on its way/)
  },
}
/** Every change is refused: try to change the password, to turn on the second factor, to deactivate the account. */
export const RefusingChanges: Story = {
  parameters: {
    answers: {
      ...answers,
      'POST private/account-change-password.json.php': () => [2, 'This password is too common'],
      'POST private/second-factor-start.json.php': () => ({}),
      'POST private/account-request-deactivation.json.php': () => {
        throw new ApiError('409', { status: 409, body: { error: 'The site must keep at least one administrator' } })
      },
    } satisfies Answers,
  },
}
export const LongTexts: Story = {
  parameters: info(() => ({
    ...sampleInfo,
    name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
    email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example.org`,
  })),
}
/** Their language is no longer installed, and another one is chosen. */
export const AnotherLanguage: Story = {
  parameters: info(() => ({ ...sampleInfo, languages: { ...sampleInfo.languages, chosen: 'ja' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Language' }), 'Français')
    await canvas.findByRole('button', { name: 'Use this language' })
  },
}
export const RightToLeft: Story = {
  ...Administrator,
  globals: { direction: 'rtl' },
}
export const Phone: Story = { ...Administrator, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...FewRecoveryCodes, tags: ['!test'], globals: { theme: 'dark' } }
