import { Box, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ListEnd } from './ListEnd.tsx'
import type { ListInPages } from './list-in-pages.ts'
import { SearchField } from './SearchField.tsx'

const huts = ['Angle Knob', 'Dickson', 'Hean', 'Kime', 'Powell', 'Roaring Stag']

interface Args {
  /** Whether the next page of the list arrives. */
  arrives: boolean
}

/** A list that is searched, and got in two pages. */
function Huts({ arrives }: Args) {
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(3)
  const [failed, setFailed] = useState(false)
  const found = huts.filter((hut) => hut.toLowerCase().includes(query.toLowerCase()))
  const items = found.slice(0, shown)
  const left: ListInPages['more'] = items.length < found.length ? 'there' : 'none'
  const more = failed ? 'failed' : left
  const loadMore = () => (arrives ? setShown(6) : setFailed(true))
  return (
    <Stack gap="4" maxWidth="md">
      <SearchField label="Search huts" placeholder="Search by name" query={query} onChange={setQuery} />
      <Stack as="ul" gap="2">
        {items.map((hut) => (
          <Box as="li" key={hut}>
            {hut}
          </Box>
        ))}
      </Stack>
      <ListEnd list={{ status: 'ready', items, more, outdated: false, loadMore }} several="huts" />
    </Stack>
  )
}

const meta: Meta<Args> = {
  title: 'UI/List',
  subcomponents: {
    SearchField: SearchField as React.ComponentType<unknown>,
    ListEnd: ListEnd as React.ComponentType<unknown>,
  },
  render: (args) => <Huts {...args} />,
  parameters: {
    usage: {
      do: [
        'Put `SearchField` above the list, and let it search while somebody types.',
        'End a list that comes in pages with `ListEnd`: it gets more by itself and offers to try again.',
      ],
      avoid: [
        'Do not page with numbers: nobody knows what is on page 7.',
        'Do not hide how many there are: `listCount` says so in words.',
      ],
    },
  },
}
export default meta

type Story = StoryObj<Args>

export const Searched: Story = {
  args: { arrives: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search huts' }), 'kime')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const FurtherPageFailed: Story = {
  args: { arrives: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Further huts could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
