import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { sampleAccount } from '../testing/sample-accounts.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { AccountDialogs } from './AccountDialogs.tsx'

const nothing = () => {}

const answers = {
  'POST private/account-create.json.php': () => ({ error: 'This is not a valid email address' }),
  'POST private/account-change-user-password.json.php': () => [1],
  'POST private/account-remove-second-factor.json.php': () => [1],
} satisfies Answers

/** The dialogs over a server that refuses everything: press the primary button to see how that looks. */
export default {
  title: 'Administration/Account Manager/Dialogs',
  component: AccountDialogs,
  args: {
    dialog: { kind: 'new' },
    onAction: nothing,
    onCreated: nothing,
    onChanged: nothing,
    onDialog: nothing,
  },
  decorators: [
    (Show) => (
      <TestSite api={fakeApi(answers).api}>
        <Show />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof AccountDialogs>

type Story = StoryObj<typeof AccountDialogs>

const kim = sampleAccount(7, 'kim@example.org', 'Kim Ngata')
const withFactor = { ...kim, secondFactor: true }

/** Begins with the first field, not with the way to several people. */
export const NewAccount: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    const email = await body.findByRole('textbox', { name: 'Email address' })
    await waitFor(() => expect(email).toHaveFocus())
  },
}
/** Who goes on after all goes on where they were. */
export const GoingOn: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    const email = await body.findByRole('textbox', { name: 'Email address' })
    await waitFor(() => expect(email).toHaveFocus())
    const name = body.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Robin')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await body.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(name).toHaveFocus())
    const close = body.getByRole('button', { name: 'Close' })
    await userEvent.click(close)
    await userEvent.click(await body.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(close).toHaveFocus())
  },
}
export const Refused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: 'CREATE' }))
    await userEvent.click(await body.findByRole('button', { name: 'OK' }))
  },
}
export const EditAccount: Story = { args: { dialog: { kind: 'edit', account: kim } } }
export const EditWithSecondFactor: Story = { args: { dialog: { kind: 'edit', account: withFactor } } }
export const TurnOffSecondFactor: Story = {
  ...EditWithSecondFactor,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: 'Turn off two-step login' }))
    await userEvent.type(await body.findByLabelText('Your password'), 'wrong')
    await userEvent.click(body.getByRole('button', { name: 'TURN OFF' }))
    await body.findByText('This password was incorrect')
  },
}
export const ChangeUserPassword: Story = { args: { dialog: { kind: 'password', account: kim } } }
export const Actions: Story = {
  args: { dialog: { kind: 'actions', account: { ...kim, deactivated: true } } },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = { ...EditAccount, globals: { direction: 'rtl' } }
export const Phone: Story = { ...EditWithSecondFactor, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...EditWithSecondFactor, tags: ['!test'], globals: { theme: 'dark' } }
