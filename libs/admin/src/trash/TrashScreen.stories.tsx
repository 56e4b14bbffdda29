import { ApiError, type TrashedThing } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestSite } from '../testing/TestSite.tsx'
import TrashScreen from './TrashScreen.tsx'

const now = Math.floor(Date.now() / 1000)
const day = 24 * 60 * 60

function sampleThing(entry: number, more: Partial<TrashedThing>): TrashedThing {
  const deleted = now - entry * day
  return {
    kind: 'page',
    id: 10 + entry,
    entry,
    title: 'Our huts',
    deleted,
    by: 'Kim Ngata (kim@example.org)',
    until: deleted + 30 * day,
    ...more,
  }
}

const sampleThings = [
  sampleThing(1, {}),
  sampleThing(2, { kind: 'file', title: 'Kaweka Hut in the first snow of the year.jpg' }),
  sampleThing(3, { kind: 'form submission', title: '', by: 'Administrator (admin@localhost)' }),
  sampleThing(29, { kind: 'folder', title: 'Trips' }),
]

const answers = {
  'GET private/trash-get-list.json.php': ({ kind }) => ({
    things: sampleThings.filter((thing) => !kind || thing.kind === kind),
    more: false,
    days: 30,
  }),
  'POST private/trash-restore.json.php': () => ({ notes: [] }),
  'POST private/trash-delete.json.php': () => ({}),
  'POST private/trash-empty.json.php': () => ({ deleted: sampleThings.length }),
} satisfies Answers

/** The screen as the shell shows it, over a server that answers from a table. */
export default {
  title: 'Administration/Trash',
  component: TrashScreen,
  parameters: { layout: 'padded', answers },
  render: (_, { parameters }) => (
    <TestSite api={fakeApi(parameters['answers'] as Answers).api}>
      <TrashScreen />
    </TestSite>
  ),
} satisfies Meta<typeof TrashScreen>

type Story = StoryObj<typeof TrashScreen>

const list = (load: NonNullable<Answers['GET private/trash-get-list.json.php']>): Story => ({
  parameters: { answers: { ...answers, 'GET private/trash-get-list.json.php': load } satisfies Answers },
})

export const Full: Story = {}
export const Empty: Story = list(() => ({ things: [], more: false, days: 30 }))
export const Loading: Story = list(() => new Promise(() => {}))
export const Failing: Story = list(() => {
  throw new ApiError('The server cannot be reached', { status: 0 })
})
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
