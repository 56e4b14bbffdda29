import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { awkwardRoles, editorAnswers, sampleEditorLists, sampleRoles } from '../testing/role-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import RoleManager from './RoleManager.tsx'
import { texts } from './messages.ts'

const answers = {
  'GET private/role-get-list.json.php': () => sampleRoles,
  'POST private/role-create.json.php': () => ({ id: 41 }),
  'GET private/role-delete.json.php': () => ({}),
  ...editorAnswers(sampleEditorLists),
  'POST private/role-editor-change.json.php': () => ({}),
} satisfies Answers

const down = () => {
  throw new ApiError('The server cannot be reached', { status: 0 })
}
const refuse = () => {
  const error = 'You can only grant or revoke permissions that you have yourself'
  throw new ApiError('403', { status: 403, body: { error } })
}

/** The screen as the shell shows it, over a server that answers from a table. */
export default {
  title: 'Administration/Role Manager',
  component: RoleManager,
  parameters: { layout: 'padded', answers },
  render: (_, { parameters }) => (
    <TestSite api={fakeApi(parameters['answers'] as Answers).api}>
      <RoleManager />
    </TestSite>
  ),
} satisfies Meta<typeof RoleManager>

type Story = StoryObj<typeof RoleManager>

const withRoles = (roles: Answers['GET private/role-get-list.json.php']): Story => ({
  parameters: { answers: { ...answers, 'GET private/role-get-list.json.php': roles } satisfies Answers },
})

export const Full: Story = {}
export const Empty: Story = withRoles(() => [])
export const Loading: Story = withRoles(() => new Promise(() => {}))
export const Failing: Story = withRoles(down)
/** Every change is refused: try to delete, create or edit a role. */
export const RefusingChanges: Story = {
  parameters: {
    answers: {
      ...answers,
      'POST private/role-create.json.php': refuse,
      'GET private/role-delete.json.php': refuse,
      'POST private/role-editor-change.json.php': refuse,
    } satisfies Answers,
  },
}
/** The server's reason after a refusal stays above the table. */
export const DeleteRefused: Story = {
  ...RefusingChanges,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Delete role' }))[1]!)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByText(texts.deleteFailed())
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
    await canvas.findByRole('alert')
  },
}
export const LongTexts: Story = withRoles(() => awkwardRoles)
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
