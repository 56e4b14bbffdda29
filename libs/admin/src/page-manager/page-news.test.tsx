import { TestEventSource } from '@sitewright/page-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'
import { pagedPages } from '../testing/paged-pages.ts'
import { samplePage, samplePages } from '../testing/samples.ts'

beforeEach(() => {
  TestEventSource.opened = []
  vi.stubGlobal('EventSource', TestEventSource)
})
afterEach(() => void vi.unstubAllGlobals())

const listCall = 'GET private/page-get-paged.json.php'

/** The Page Manager, a list that others change, and what the server tells of it. */
async function open() {
  let pages = [...samplePages]
  const manager = openPageManager({ [listCall]: pagedPages(() => pages) })
  await findRow('Our huts')
  await waitFor(() => expect(TestEventSource.opened).toHaveLength(1))
  let changes = 0
  const tell = () => TestEventSource.opened[0]!.tell({ changes: changes++ })
  return { ...manager, tell, change: (edit: (now: typeof pages) => typeof pages) => (pages = edit(pages)) }
}

it('shows what others create, publish and delete, and keeps selection, focus and words', async () => {
  const { user, tell, change } = await open()
  expect(TestEventSource.opened[0]!.url).toBe('/api/1/private/page-list-news.php')
  tell()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  const tick = screen.getByRole('checkbox', { name: 'Select ‘Our huts’' })
  await user.click(tick)
  const before = tick.closest('tr')
  change((pages) => [
    samplePage(77, 'Ann’s walk', 'walk'),
    ...pages.filter(({ name }) => name !== 'Write to us').map((page) => ({ ...page, published: true })),
  ])
  tell()
  expect(await screen.findByText('Ann’s walk')).toBeVisible()
  expect(screen.queryByText('Write to us')).toBeNull()
  expect(screen.getByText('1 page selected')).toBeVisible()
  expect(tick).toBeChecked()
  expect(tick).toHaveFocus()
  expect(tick.closest('tr')).toBe(before)
})

it('reads the list again only once something has changed', async () => {
  const { calls, tell } = await open()
  const readings = () => calls.filter(([call]) => call === listCall).length
  expect(readings()).toBe(1)
  tell()
  expect(readings()).toBe(1)
  tell()
  await waitFor(() => expect(readings()).toBe(2))
})
