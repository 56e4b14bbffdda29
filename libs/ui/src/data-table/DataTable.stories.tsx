import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../EmptyState.tsx'
import { IconButton } from '../IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { type Column, DataTable, type DataTableProps } from './DataTable.tsx'
import { nextSort, type Sort, sortRows } from './sort.ts'

interface Page {
  id: number
  name: string
  url: string
  detail: string
}

const pages: Page[] = [
  { id: 1, name: 'Welcome', url: 'welcome', detail: 'Single page' },
  { id: 2, name: 'Our huts', url: 'huts', detail: 'Single page' },
  { id: 3, name: 'Booking', url: 'booking', detail: 'Contact form' },
  { id: 4, name: 'Hut 10: Mueller', url: '', detail: 'Sectioned page' },
  { id: 5, name: 'Hut 9: Barker', url: 'barker', detail: 'Sectioned page' },
]

const columns: Column<Page>[] = [
  { key: 'name', header: 'Browser Title', sortable: true, cell: (page) => page.name },
  { key: 'url', header: 'URL shortcut', sortable: true, cell: (page) => page.url || '[not set]' },
  { key: 'detail', header: 'Page Type', sortable: true, cell: (page) => page.detail },
  {
    key: 'actions',
    header: <VisuallyHidden>Actions</VisuallyHidden>,
    align: 'end',
    cell: () => (
      <>
        <IconButton label="Clone page" icon={<Copy />} />
        <IconButton label="Edit page settings" icon={<Pencil />} />
        <IconButton label="Delete page" icon={<Trash2 />} tone="danger" />
      </>
    ),
  },
]

function Sortable(props: DataTableProps<Page>) {
  const [sort, setSort] = useState<Sort | undefined>(props.sort)
  const rows = sortRows(props.rows, sort, (page, key) => String(page[key as keyof Page]))
  return <DataTable {...props} rows={rows} sort={sort} onSort={(key) => setSort(nextSort(sort, key))} />
}

export default {
  title: 'UI/DataTable',
  component: DataTable<Page>,
  parameters: {
    usage: {
      do: [
        'Give it a `caption`: screen readers announce the table by it.',
        "Put the actions of a row last, with `align: 'end'` and a hidden header.",
        'Sort the rows yourself with `sortRows` and `nextSort`.',
      ],
      avoid: [
        'Do not put more than a line or two into a cell; details belong into a dialog.',
        'Do not use it to lay things out: it is for rows that are compared.',
      ],
    },
  },
  args: {
    caption: 'Pages',
    columns,
    rows: pages,
    rowKey: (page) => page.id,
    empty: <EmptyState title="No pages yet">Create the first one.</EmptyState>,
  },
  argTypes: { columns: { control: false }, empty: { control: false } },
  render: (args) => <Sortable {...args} />,
} satisfies Meta<typeof DataTable<Page>>

type Story = StoryObj<typeof DataTable<Page>>

export const Default: Story = {}
export const Sorted: Story = { args: { sort: { key: 'name', direction: 'ascending' } } }
export const Empty: Story = { args: { rows: [] } }
export const Loading: Story = { args: { rows: [], loading: true } }
export const LongText: Story = {
  args: { rows: pages.map((page) => ({ ...page, name: `${page.name} `.repeat(18), url: page.url.repeat(12) })) },
}
export const ManyRows: Story = {
  parameters: { docs: { story: { inline: false } } },
  args: { rows: Array.from({ length: 60 }, (_, id) => ({ ...pages[id % pages.length]!, id })) },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Dark: Story = { args: { sort: { key: 'name', direction: 'descending' } }, globals: { theme: 'dark' } }
