import { ApiError } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { commandList, sampleCommands } from '../testing/sample-commands.ts'
import { samplePages } from '../testing/samples.ts'
import { pagedAccounts, sampleAccounts } from '../testing/sample-accounts.ts'
import { pagedFiles, sampleFiles } from '../testing/sample-files.ts'
import { allPermissions, allScreens } from '../testing/start-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import CommandPalette from './CommandPalette.tsx'

const nothing = () => {}

const answers: Answers = {
  'GET private/page-get-paged.json.php': ({ q = '', limit = 6 }) => {
    const found = samplePages.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
    const items = found.slice(0, limit).map((page) => ({ ...page, roles: [], menu: false, draft: false }))
    return { items, next: found.length > limit ? 'more' : null }
  },
  'GET private/account-get-paged.json.php': pagedAccounts(() => sampleAccounts),
  'GET private/file-find.json.php': ({ q, limit }) => pagedFiles(() => sampleFiles)({ f: 1, q, limit }),
}

const commandLists = async () => [commandList(['core.admin'], sampleCommands)]

const noAnswer = () => {
  throw new ApiError('No answer', { status: 0 })
}
const away: Answers = Object.fromEntries(Object.keys(answers).map((call) => [call, noAnswer]))

export default {
  title: 'Administration/Command palette',
  component: CommandPalette,
  args: { onGo: nothing, onLogout: nothing, onShortcuts: nothing, onClose: nothing },
  render: (args) => (
    <TestSite api={fakeApi(answers).api} screens={allScreens} commandLists={commandLists} permissions={allPermissions}>
      <CommandPalette {...args} />
    </TestSite>
  ),
} satisfies Meta<typeof CommandPalette>

type Story = StoryObj<typeof CommandPalette>

const typing =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.type(await body.findByRole('combobox'), text)
    await expect(body.getByRole('combobox')).toHaveValue(text)
  }

export const Opened: Story = {}
export const Found: Story = { play: typing('ma') }
export const Nothing: Story = { play: typing('zzzz') }
export const NoConnection: Story = {
  play: typing('page'),
  render: (args) => (
    <TestSite api={fakeApi(away).api} screens={allScreens} permissions={allPermissions}>
      <CommandPalette {...args} />
    </TestSite>
  ),
}
export const CommandsOfKinds: Story = {
  play: async (context) => {
    await typing('messages')(context)
    const body = within(context.canvasElement.ownerDocument.body)
    // it is drawn again with what is found later
    await waitFor(() => expect(body.getByRole('option', { name: 'Read new messages' })).toBeVisible())
  },
}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
