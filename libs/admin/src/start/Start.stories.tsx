import { ApiError, type StartOverview } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { allPermissions, allScreens, busySite, newSite, waitingSubmissions } from '../testing/start-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import Start from './Start.tsx'

const over = (overview: StartOverview): Answers => ({
  'GET private/start-get.json.php': () => overview,
  'POST private/start-dismiss.json.php': () => ({}),
  ...waitingSubmissions(overview === busySite ? 3 : 0),
})

/** The screen as the shell shows it, over a server that answers from a table. */
export default {
  title: 'Administration/Start',
  component: Start,
  parameters: { layout: 'padded', answers: over(newSite), permissions: allPermissions },
  render: (_, { parameters }) => (
    <TestSite
      api={fakeApi(parameters['answers'] as Answers).api}
      screens={allScreens}
      permissions={parameters['permissions'] as string[]}
    >
      <Start />
    </TestSite>
  ),
} satisfies Meta<typeof Start>

type Story = StoryObj<typeof Start>

export const NewSite: Story = {}
/** Nobody has written anything yet, so that another example can take the place of this one. */
export const Untouched: Story = { parameters: { answers: over({ ...newSite, example: 'walking-club' }) } }
export const InUse: Story = { parameters: { answers: over(busySite) } }
export const FileManager: Story = {
  parameters: { answers: over({ steps: [], drafts: [], moreDrafts: false }), permissions: ['core.file-manager'] },
}
export const Failed: Story = {
  parameters: {
    answers: {
      'GET private/start-get.json.php': () => {
        throw new ApiError('The server cannot be reached', { status: 0 })
      },
    },
  },
}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
