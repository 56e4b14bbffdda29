import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import {
  awkwardEditorLists,
  editorAnswers,
  manyMembers,
  sampleEditorLists,
  type SampleEditor,
} from '../testing/role-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { RoleEditor } from './RoleEditor.tsx'

/** The dialog over a server that refuses every change: press SAVE to see how that looks. */
export default {
  title: 'Administration/Role Manager/Role Editor',
  component: RoleEditor,
  args: { id: 2, title: 'Editors', onClose: () => {} },
  parameters: { answers: editorAnswers(sampleEditorLists) satisfies Answers },
  render: (args, { parameters }) => {
    const { api } = fakeApi({
      ...(parameters['answers'] as Answers),
      'POST private/role-editor-change.json.php': () => {
        const error = 'You can only grant or revoke permissions that you have yourself'
        throw new ApiError('403', { status: 403, body: { error } })
      },
    })
    return (
      <TestSite api={api}>
        <RoleEditor {...args} />
      </TestSite>
    )
  },
} satisfies Meta<typeof RoleEditor>

type Story = StoryObj<typeof RoleEditor>

const withLists = (lists: SampleEditor): Story => ({ parameters: { answers: editorAnswers(lists) satisfies Answers } })
const withRole = (answer: Answers['GET private/role-editor-get-role.json.php']): Story => ({
  parameters: {
    answers: { ...editorAnswers(sampleEditorLists), 'GET private/role-editor-get-role.json.php': answer },
  },
})

export const Full: Story = {}
export const Empty: Story = withLists({ accounts: [], permissions: [] })
export const Loading: Story = withRole(() => new Promise(() => {}))
export const Failing: Story = withRole(() => {
  throw new ApiError('The server cannot be reached', { status: 0 })
})
/** 5,000 accounts: the members come first, a search finds the others. */
export const ManyAccounts: Story = withLists(manyMembers)
export const Searching: Story = {
  ...ManyAccounts,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search members' }), '1234')
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^person/ })).toHaveLength(1))
  },
}
export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search members' }), 'nobody')
    await screen.findByText('Nothing found for ‘nobody’.')
  },
}
export const LongTexts: Story = {
  ...withLists(awkwardEditorLists),
  args: { title: 'Everybody who helps with the huts of the northern valleys in the summer season' },
}
export const NoTitle: Story = { args: { title: '' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { ...ManyAccounts, globals: { viewport: { value: 'phone' } } }
