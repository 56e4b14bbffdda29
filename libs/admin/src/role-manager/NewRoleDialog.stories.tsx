import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeApi } from '@sitewright/api-client/testing'
import { TestSite } from '../testing/TestSite.tsx'
import { NewRoleDialog } from './NewRoleDialog.tsx'

const nothing = () => {}

const { api } = fakeApi({
  'POST private/role-create.json.php': () => {
    throw new ApiError('409', { status: 409, body: { error: 'A role with this title already exists' } })
  },
})

/** The dialog over a server that refuses every title: press CREATE to see how that looks. */
export default {
  title: 'Administration/Role Manager/New Role dialog',
  component: NewRoleDialog,
  args: { onCreated: nothing, onClose: nothing },
  decorators: [
    (Show) => (
      <TestSite api={api}>
        <Show />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof NewRoleDialog>

type Story = StoryObj<typeof NewRoleDialog>

export const NewRole: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
