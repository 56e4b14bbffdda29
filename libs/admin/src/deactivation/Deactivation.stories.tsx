import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { fakeApi } from '@sitewright/api-client/testing'
import { TestSite } from '../testing/TestSite.tsx'
import Deactivation from './Deactivation.tsx'

const refuse =
  (status: number, error = '', code?: string) =>
  () => {
    throw new ApiError('refused', { status, body: { error, code } })
  }

/** What the deactivation link in a mail opens. */
export default {
  title: 'Administration/Account deactivation',
  component: Deactivation,
  args: { uid: 'a-uid' },
  parameters: { layout: 'padded', answer: () => ({}) },
  render: (args, { parameters }) => (
    <TestSite api={fakeApi({ 'POST private/account-deactivate.json.php': parameters['answer'] as () => object }).api}>
      <Deactivation {...args} />
    </TestSite>
  ),
} satisfies Meta<typeof Deactivation>

type Story = StoryObj<typeof Deactivation>

const deactivate = () => userEvent.click(screen.getByRole('button', { name: 'Deactivate' }))

export const Asking: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }

export const Working: Story = {
  parameters: { answer: () => new Promise(() => {}) },
  play: deactivate,
}
export const Done: Story = {
  play: async () => {
    await deactivate()
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your account has been deactivated' })).toBeVisible(),
    )
  },
}
export const LinkOver: Story = {
  parameters: { answer: refuse(404, 'This link is invalid or has expired', 'link-over') },
  play: async () => {
    await deactivate()
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }, { timeout: 60_000 }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('This link is invalid or has expired')
  },
}
export const Failing: Story = {
  parameters: { answer: refuse(0) },
  play: async () => {
    await deactivate()
    const alert = await screen.findByRole('alertdialog', {}, { timeout: 60_000 })
    await expect(alert).toHaveTextContent('Failed to deactivate account, see browser log for more information')
  },
}
