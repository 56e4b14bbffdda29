import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { fakeApi } from '@sitewright/api-client/testing'
import { sampleRoles } from '../testing/role-samples.ts'
import { sampleAccounts } from '../testing/sample-accounts.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { ImportAccountsDialog } from './ImportAccountsDialog.tsx'

const { api } = fakeApi({
  'GET private/account-get-list.json.php': () => sampleAccounts,
  'GET private/role-get-list.json.php': () => sampleRoles,
})

/** Creates accounts from a list of people. */
export default {
  title: 'Administration/Account Manager/Import',
  component: ImportAccountsDialog,
  args: { onImported: () => {}, onClose: () => {} },
  decorators: [
    (Show) => (
      <TestSite api={api}>
        <Show />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof ImportAccountsDialog>

type Story = StoryObj<typeof ImportAccountsDialog>

/** The first step begins with the list. */
export const Choose: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement.ownerDocument.body).findByRole('textbox', { name: 'Names and addresses' })
    await waitFor(async () => expect(await list).toHaveFocus())
  },
}

/** The second begins with what is to be read, not with a box that gives rights. */
export const Preview: Story = {
  args: { initial: 'ana@example.org, Ana Tamihana' },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    const next = await body.findByRole('button', { name: 'NEXT' })
    await waitFor(() => expect(next).toBeEnabled())
    await userEvent.click(next)
    const summary = await body.findByText('1 account will be created.')
    await waitFor(() => expect(summary).toHaveFocus())
  },
}
