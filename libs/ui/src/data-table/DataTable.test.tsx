import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { InFullSystem } from '../testing/in-system.tsx'
import { type Column, DataTable, type DataTableProps } from './DataTable.tsx'

interface Page {
  id: number
  name: string
  url: string
}

const columns: Column<Page>[] = [
  { key: 'name', header: 'Browser Title', sortable: true, cell: (page) => page.name },
  { key: 'url', header: 'URL shortcut', sortable: true, cell: (page) => page.url },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (page) => <button type="button">{`Delete ${page.name}`}</button>,
  },
]
const rows: Page[] = [
  { id: 1, name: 'Welcome', url: 'welcome' },
  { id: 2, name: 'Our huts', url: 'huts' },
]

const show = (props: Partial<DataTableProps<Page>> = {}) =>
  render(
    <DataTable
      caption="Pages"
      columns={columns}
      rows={rows}
      rowKey={(page) => page.id}
      empty="Create the first page"
      {...props}
    />,
    { wrapper: InFullSystem },
  )

describe('DataTable', () => {
  it('is named by its caption and shows a row for each item, in the given order', () => {
    show()
    const table = screen.getByRole('table', { name: 'Pages' })
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent)
    expect(cells).toEqual([
      'Browser TitleURL shortcutActions',
      'WelcomewelcomeDelete Welcome',
      'Our hutshutsDelete Our huts',
    ])
  })

  it('asks for another order by the header of a sortable column, also by keyboard', async () => {
    const onSort = vi.fn()
    show({ onSort })
    await userEvent.click(screen.getByRole('button', { name: 'URL shortcut' }))
    expect(onSort).toHaveBeenLastCalledWith('url')
    screen.getByRole('button', { name: 'Browser Title' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(onSort).toHaveBeenLastCalledWith('name')
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
  })

  it.each(['ascending', 'descending'] as const)('says and shows which column is sorted %s', (direction) => {
    show({ sort: { key: 'name', direction } })
    const header = (name: string) => screen.getByRole('columnheader', { name })
    expect(header('Browser Title')).toHaveAttribute('aria-sort', direction)
    expect(header('Browser Title').querySelector(`svg[data-sort=${direction}]`)).not.toBeNull()
    expect(header('URL shortcut')).toHaveAttribute('aria-sort', 'none')
    expect(header('Actions')).not.toHaveAttribute('aria-sort')
  })

  it('says what to do where there are no rows', () => {
    show({ rows: [] })
    expect(screen.getByRole('cell', { name: 'Create the first page' })).toHaveAttribute('colspan', '3')
  })

  it('shows neither rows nor the empty text while loading, and says that it is busy', () => {
    show({ loading: true, rows: [] })
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('Create the first page')).toBeNull()
    expect(screen.getAllByRole('row')).toHaveLength(1)
  })
})
