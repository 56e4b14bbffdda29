import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import {
  pagedHistory,
  pagesOfLargeSite,
  sampleHistory,
  sampleHit,
  sampleTree,
  statusOf,
} from '../testing/page-samples.ts'
import { sampleExample } from '../testing/example-samples.ts'
import { awkwardPages, manyPages, sampleTypes } from '../testing/samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import PageManager from './PageManager.tsx'
import { pagedPages } from '../testing/paged-pages.ts'

const hit = sampleHit(10, [
  '… boots, packs and a stove for every ',
  'hut',
  ' are to be had on Thursdays, from six to eight …',
])

const answers = {
  'GET private/page-get-paged.json.php': pagedPages(() => manyPages),
  'GET private/page-get-by-menu.json.php': () => sampleTree,
  'GET private/pagetype-get-list.json.php': () => sampleTypes,
  'GET private/page-delete.json.php': () => ({}),
  'POST private/page-create.json.php': () => ({ id: 41 }),
  'POST private/page-update.json.php': () => ({}),
  'POST private/page-replace.json.php': () => ({}),
  'GET private/page-get-history-paged.json.php': pagedHistory(sampleHistory(12)),
  'GET protected/page-get-status.json.php': () => statusOf(manyPages[0]!),
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
    <TestSite api={fakeApi(parameters['answers'] as Answers).api} permissions={parameters['permissions'] as string[]}>
      <PageManager />
    </TestSite>
  ),
} satisfies Meta<typeof PageManager>

type Story = StoryObj<typeof PageManager>

export const Full: Story = {}
/** What the site came with is there, and the administrator asks to remove it. */
export const ExampleContent: Story = {
  parameters: {
    permissions: ['core.admin'],
    answers: {
      ...answers,
      'GET private/example-get.json.php': () => sampleExample,
      'GET protected/get-system-property.json.php': () => [30],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the example content' }))
  },
}
/** In their places in the menu, those that are in none below. */
export const ByMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'By menu' }))
    await canvas.findByRole('heading', { name: 'Not in the menu' })
  },
}
export const ByMenuOnPhone: Story = { ...ByMenu, globals: { viewport: { value: 'phone' } } }
export const ByMenuEmpty: Story = {
  ...ByMenu,
  parameters: {
    answers: { ...answers, 'GET private/page-get-by-menu.json.php': () => [] } satisfies Answers,
  },
}
export const Empty: Story = {
  parameters: {
    answers: { ...answers, 'GET private/page-get-paged.json.php': pagedPages(() => []) } satisfies Answers,
  },
}
export const Loading: Story = {
  parameters: {
    answers: {
      ...answers,
      'GET private/page-get-paged.json.php': () => new Promise<never>(() => {}),
    } satisfies Answers,
  },
}
export const Failing: Story = {
  parameters: {
    answers: {
      'GET private/page-get-paged.json.php': down,
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
  parameters: {
    answers: { ...answers, 'GET private/page-get-paged.json.php': pagedPages(() => awkwardPages) } satisfies Answers,
  },
}
/** Titles and shortcuts at once, then what the server finds in the texts. */
export const Searched: Story = {
  parameters: {
    answers: {
      ...answers,
      'GET private/page-get-paged.json.php': pagedPages(() =>
        manyPages.map((page) => (page.id === 10 ? { ...page, name: 'Gear hire at the huts' } : page)),
      ),
    } satisfies Answers,
  },
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
    answers: {
      ...answers,
      'GET private/page-get-paged.json.php': pagedPages(() => pagesOfLargeSite(120)),
    } satisfies Answers,
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
/** How each page stands is in sight without scrolling to the side. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const states = await canvas.findAllByText('Published', { selector: 'td *' })
    for (const state of states) {
      const { left, right } = state.getBoundingClientRect()
      await expect([left >= 0, right <= window.innerWidth]).toEqual([true, true])
    }
  },
}
/** The actions stand in words, and what they belong to keeps its room. */
export const Wide: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('row', { name: /Our huts/ })
    const actions = within(row!)
      .getAllByRole('button')
      .filter((button) => button.checkVisibility())
    await expect(actions.map((button) => button.innerText)).toEqual([
      ...['Settings', 'Permissions', 'Clone', 'Replace', 'History', 'Delete'],
    ])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
