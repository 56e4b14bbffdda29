import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'
import { pagedPages } from '../testing/paged-pages.ts'
import { samplePages } from '../testing/samples.ts'

const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]!.textContent)
const listed = (names: string[]) => waitFor(() => expect(titles()).toEqual(names))

describe('filtering the pages', () => {
  it('lists only pages of the chosen types (PAGE-004)', async () => {
    const { user } = openPageManager()
    await findRow('Our huts')
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    const toggle = screen.getByRole('button', { name: 'Filter' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')

    await user.click(screen.getByRole('checkbox', { name: 'Single page' }))
    await listed(['Our huts'])
    await user.click(screen.getByRole('checkbox', { name: 'Contact form' }))
    await listed(['Our huts', 'Write to us'])

    await user.click(screen.getByRole('button', { name: 'Filter (2)' }))
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    await listed(['Our huts', 'Write to us'])
  })

  it('offers a way back when it hides every page', async () => {
    const { user } = openPageManager({
      'GET private/page-get-paged.json.php': pagedPages(() => samplePages.slice(0, 1)),
    })
    await findRow('Welcome')
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(screen.getByRole('checkbox', { name: 'Contact form' }))
    await user.click(await screen.findByRole('button', { name: 'Show all pages' }))
    await waitFor(() => expect(titles()).toEqual(['Welcome']))
  })
})
