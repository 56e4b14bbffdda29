import { ApiError, type AuditEntry } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { awkwardEntries, manyEntries, sampleEntries } from '../testing/audit-samples.ts'
import { pagedAccounts, sampleAccounts } from '../testing/sample-accounts.ts'
import { TestSite } from '../testing/TestSite.tsx'
import AuditLog from './AuditLog.tsx'

const pageLength = 25

/** A server that knows words and people, and gives some entries at a time. */
const search =
  (all: readonly AuditEntry[]): NonNullable<Answers['GET private/audit-get-list.json.php']> =>
  ({ before = Infinity, q = '', account }) => {
    const found = all.filter(
      (entry) =>
        entry.id < before &&
        (account === undefined || entry.account === account) &&
        JSON.stringify(entry).toLowerCase().includes(q.toLowerCase()),
    )
    return { entries: found.slice(0, pageLength), more: found.length > pageLength }
  }

const answers = {
  'GET private/audit-get-list.json.php': search(manyEntries(60)),
  'GET private/account-get-paged.json.php': pagedAccounts(() => sampleAccounts),
} satisfies Answers

const down = () => {
  throw new ApiError('The server cannot be reached', { status: 0 })
}

/** The screen as the shell shows it, over a server that answers from a table. */
export default {
  title: 'Administration/Audit Log',
  component: AuditLog,
  parameters: { layout: 'padded', answers },
  render: (_, { parameters }) => (
    <TestSite api={fakeApi(parameters['answers'] as Answers).api}>
      <AuditLog />
    </TestSite>
  ),
} satisfies Meta<typeof AuditLog>

type Story = StoryObj<typeof AuditLog>

const withAnswers = (other: Answers): Story => ({ parameters: { answers: { ...answers, ...other } satisfies Answers } })
const withEntries = (entries: Answers['GET private/audit-get-list.json.php']) =>
  withAnswers({ 'GET private/audit-get-list.json.php': entries! })

export const Full: Story = {}
export const Few: Story = withEntries(search(sampleEntries))
export const Empty: Story = withEntries(() => ({ entries: [], more: false }))
export const Loading: Story = withEntries(() => new Promise(() => {}))
export const Failing: Story = withEntries(down)
const firstOfMore = { entries: sampleEntries, more: true }
/** The entries can be read, and further ones cannot: try Load more and Export. */
export const FailingLater: Story = withEntries(({ before }) => (before === undefined ? firstOfMore : down()))
/** What is asked for beyond the first entries stays under way for ever. */
export const Busy: Story = {
  ...withEntries(({ before }) => (before === undefined ? firstOfMore : new Promise(() => {}))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }))
  },
}
export const NothingFound: Story = {
  ...Few,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Words' }), 'nowhere to be found')
    await canvas.findAllByText('No matching activity')
  },
}
export const WithoutAccounts: Story = withAnswers({
  'GET private/audit-get-list.json.php': search(sampleEntries),
  'GET private/account-get-paged.json.php': down,
})
export const LongTexts: Story = withEntries(search(awkwardEntries))
export const RightToLeft: Story = {
  ...Few,
  globals: { direction: 'rtl' },
}
export const Phone: Story = { ...Few, globals: { viewport: { value: 'phone' } } }
