import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ListSearch } from './ListSearch.tsx'

export default {
  title: 'Administration/Parts/ListSearch',
  component: ListSearch,
  args: {
    label: 'Search pages',
    placeholder: 'Search by title or shortcut',
    query: '',
    onChange: () => {},
    nouns: ['page', 'pages'],
    counts: { shown: 12, found: 12, all: 12 },
  },
  parameters: { layout: 'padded' },
  render: function Searched(args) {
    const [query, setQuery] = useState(args.query)
    return <ListSearch {...args} query={query} onChange={setQuery} />
  },
} satisfies Meta<typeof ListSearch>

type Story = StoryObj<typeof ListSearch>

export const All: Story = {}
export const One: Story = { args: { counts: { shown: 1, found: 1, all: 1 } } }
/** What is typed arrives, and how many that finds is told to screen readers. */
export const Found: Story = {
  args: { counts: { shown: 2, found: 2, all: 1200 } },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search pages' }), 'hut')
    await expect(canvas.getByRole('searchbox')).toHaveValue('hut')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 1,200 pages')
  },
}
/** More were found than the list shows. */
export const Part: Story = { args: { query: 'trip', counts: { shown: 100, found: 340, all: 1200 } } }
export const NothingFound: Story = {
  args: { query: 'hutt', counts: undefined, notes: ['Nothing found for ‘hutt’.'] },
}
export const WithNotes: Story = { args: { notes: ['3 selected', 'sorted by date'] } }
export const Phone: Story = {
  args: { query: 'trip', counts: { shown: 100, found: 340, all: 1200 }, notes: ['3 selected'] },
  globals: { viewport: { value: 'phone' } },
}
