import { ApiError, type SearchResults } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { search } from '../testing/search-answers.ts'
import { StoryShell } from '../testing/StoryShell.tsx'
import { storySite } from '../testing/story-site.ts'

const piece = (text: string, hit = false) => ({ text, hit })

const results: SearchResults['results'] = [
  {
    id: 1,
    title: 'Our huts',
    address: '/huts',
    excerpt: [piece('Three '), piece('huts', true), piece(' between the ridge and the lake. Each hut has a stove …')],
  },
  {
    id: 2,
    title: 'Booking a bunk',
    address: '/booking',
    excerpt: [piece('… say which of the '), piece('huts', true), piece(' you want, and for how many nights …')],
  },
  {
    id: 3,
    title: 'Hüttenordnung und Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    address: '/rules',
    excerpt: [],
  },
  { id: 4, title: 'أكواخنا في الجبال', address: '/akwakh', excerpt: [piece('ثلاثة '), piece('أكواخ', true)] },
]

export default {
  title: 'Site/Search',
  component: StoryShell,
  args: { path: '/search?q=huts', state: storySite(), answers: { [search]: { results, more: false } } },
  parameters: {
    system: 'visitor',
    layout: 'fullscreen',
    usage: {
      do: ['Say what was looked for, also where nothing was found, and what to try.'],
      avoid: ['Do not show pages that the reader may not open.'],
    },
  },
} satisfies Meta<typeof StoryShell>

type Story = StoryObj<typeof StoryShell>

const never = () => new Promise(() => {})

export const Results: Story = {}
export const NoWords: Story = { args: { path: '/search' } }
export const NothingFound: Story = {
  args: { path: '/search?q=zzz', answers: { [search]: { results: [], more: false } } },
}
export const InTheMiddle: Story = {
  args: { path: '/search?q=huts&from=20', answers: { [search]: { results, more: true } } },
}
export const Searching: Story = { args: { answers: { [search]: never } } }
/** The server is not there; the page goes on asking. */
export const ServerDown: Story = { args: { answers: { [search]: new ApiError('down', { status: 0 }) } } }
export const LongWords: Story = { args: { path: `/search?q=${'hut'.repeat(66)}` } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { args: { path: '/search?q=huts&from=20' }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
