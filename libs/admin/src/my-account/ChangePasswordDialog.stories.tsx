import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { TestSite } from '../testing/TestSite.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

const key = 'POST private/account-change-password.json.php'

/** The dialog, filled in, over a server that answers as the story's name says. */
export default {
  title: 'Administration/My Account/Change Password dialog',
  component: ChangePasswordDialog,
  args: { email: 'kim@example.org', onClose: () => {} },
  parameters: { answer: () => new Promise(() => {}) },
  render: (args, { parameters }) => (
    <TestSite api={fakeApi({ [key]: parameters['answer'] as Answers[typeof key] }).api}>
      <ChangePasswordDialog {...args} />
    </TestSite>
  ),
} satisfies Meta<typeof ChangePasswordDialog>

type Story = StoryObj<typeof ChangePasswordDialog>
type Play = NonNullable<Story['play']>

const type =
  (current: string, password: string, confirmation: string): Play =>
  async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.type(await body.findByLabelText('Current password'), current)
    await userEvent.type(body.getByLabelText('New password'), password)
    await userEvent.type(body.getByLabelText('Confirm new password'), confirmation)
  }

const send: Play = async (context) => {
  await type('correct horse', 'battery staple', 'battery staple')(context)
  const body = within(context.canvasElement.ownerDocument.body)
  await context.userEvent.click(body.getByRole('button', { name: 'CHANGE' }))
}

export const Blank: Story = {}
export const Different: Story = { play: type('correct horse', 'battery staple', 'batter') }
export const Mistyped: Story = { play: type('correct horse', 'battery staple', 'better') }
export const SameAsBefore: Story = { play: type('correct horse', 'correct horse', 'correct horse') }
export const Working: Story = { play: send }
export const WrongPassword: Story = { parameters: { answer: () => [1] }, play: send }
export const UnusablePassword: Story = { parameters: { answer: () => [2, 'This password is too common'] }, play: send }
export const Failed: Story = {
  parameters: {
    answer: () => {
      throw new ApiError('429', { status: 429, body: { error: 'Too many attempts, please try again later' } })
    },
  },
  play: send,
}
export const Phone: Story = { ...Mistyped, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...Mistyped, tags: ['!test'], globals: { theme: 'dark' } }
