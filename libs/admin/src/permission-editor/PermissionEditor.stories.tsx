import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { awkwardRoles, manyRoles, sampleAccess } from '../testing/role-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { PermissionEditor } from './PermissionEditor.tsx'

type Lists = Answers['GET private/permission-editor-get-list.json.php']

/** The dialog over a server that refuses every change: press SAVE to see how that looks. */
export default {
  title: 'Administration/Permission Editor',
  component: PermissionEditor,
  args: { id: 2, title: 'Our huts', context: 'page', onClose: () => {} },
  parameters: { lists: (() => sampleAccess) satisfies Lists },
  render: (args, { parameters }) => {
    const { api } = fakeApi({
      'GET private/permission-editor-get-list.json.php': parameters['lists'] as NonNullable<Lists>,
      'POST private/permission-editor-save-list.json.php': () => {
        throw new ApiError('503', { status: 503, body: { error: 'The server is busy, please try again' } })
      },
    })
    return (
      <TestSite api={api}>
        <PermissionEditor {...args} />
      </TestSite>
    )
  },
} satisfies Meta<typeof PermissionEditor>

type Story = StoryObj<typeof PermissionEditor>

const withLists = (lists: Lists): Story => ({ parameters: { lists } })

export const KeptForARole: Story = {}
export const ForEveryone: Story = withLists(() => ({
  ...sampleAccess,
  permissions: sampleAccess.permissions.map((role) => ({ ...role, linked: false })),
  notes: [],
}))
export const NoRoles: Story = withLists(() => ({ ...sampleAccess, permissions: [] }))
export const ManyRoles: Story = withLists(() => manyRoles)
export const Loading: Story = withLists(() => new Promise(() => {}))
export const Failing: Story = withLists(() => {
  throw new ApiError('The server cannot be reached', { status: 0 })
})
export const LongTexts: Story = {
  ...withLists(() => ({
    ...sampleAccess,
    permissions: awkwardRoles.map(({ id, title }) => ({ id, role: title, linked: true })),
  })),
  args: { title: 'The complete guide to planning a multi-day tramp through the central plateau' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { ...ManyRoles, globals: { viewport: { value: 'phone' } } }
