import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { pagesOfLargeSite, sampleHistory, sampleHit } from '../testing/page-samples.ts'
import { awkwardPages, manyPages, sampleTypes } from '../testing/samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import PageManager from './PageManager.tsx'

const hit = sampleHit(10, [
  '… boots, packs and a stove for every ',
  'hut',
  ' are to be had on Thursdays, from six to eight …',
])

const answers = {
  'GET private/page-get-list.json.php': () => manyPages,
  'GET private/pagetype-get-list.json.php': () => sampleTypes,
  'GET private/page-delete.json.php': () => ({}),
  'POST private/page-create.json.php': () => ({ id: 41 }),
  'POST private/page-update.json.php': () => ({}),
  'POST private/page-replace.json.php': () => ({}),
  'GET private/page-get-history.json.php': () => sampleHistory(12),
  'GET public/search.json.php': () => ({ results: [hit], more: false }),
} satisfies Answers

const down = () => {
  throw new ApiError('The server cannot be reached', { status: 0 })
}

/** The screen as the shell shows it, over a server that answers from a table. */
export default {
  title: 'Administration/Page Manager',
  component: PageManager,
  parameters: { layout: 'padded', answers },
  render: (_, { parameters }) => (
    <TestSite api={fakeApi(parameters['answers'] as Answers).api}>
      <PageManager />
    </TestSite>
  ),
} satisfies Meta<typeof PageManager>

type Story = StoryObj<typeof PageManager>

export const Full: Story = {}
export const Empty: Story = {
  parameters: { answers: { ...answers, 'GET private/page-get-list.json.php': () => [] } satisfies Answers },
}
export const Loading: Story = {
  parameters: {
    answers: { ...answers, 'GET private/page-get-list.json.php': () => new Promise(() => {}) } satisfies Answers,
  },
}
export const Failing: Story = {
  parameters: {
    answers: {
      'GET private/page-get-list.json.php': down,
      'GET private/pagetype-get-list.json.php': down,
    } satisfies Answers,
  },
}
/** Every change is refused: try to delete, create or edit a page. */
export const RefusingChanges: Story = {
  parameters: {
    answers: {
      ...answers,
      'GET private/page-delete.json.php': down,
      'POST private/page-create.json.php': down,
      'POST private/page-update.json.php': down,
    } satisfies Answers,
  },
}
export const LongTexts: Story = {
  parameters: { answers: { ...answers, 'GET private/page-get-list.json.php': () => awkwardPages } satisfies Answers },
}
/** Titles and shortcuts at once, then what the server finds in the texts. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search pages' }), 'hut')
    await canvas.findByText('hut', { selector: 'mark' })
  },
}
export const NothingFound: Story = {
  parameters: {
    answers: { ...answers, 'GET public/search.json.php': () => ({ results: [], more: false }) } satisfies Answers,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search pages' }), 'zzz')
    await canvas.findByText('No pages found')
  },
}
export const ManyPages: Story = {
  parameters: {
    answers: { ...answers, 'GET private/page-get-list.json.php': () => pagesOfLargeSite(120) } satisfies Answers,
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
