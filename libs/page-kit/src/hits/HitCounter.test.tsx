import { ApiError } from '@sitewright/api-client'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { HitCounter } from './HitCounter.tsx'

afterEach(() => vi.restoreAllMocks())

/** Hit counts by page: total, then unique. */
function counting(hits: Record<number, [number, number]>) {
  const asked: unknown[] = []
  const api = fakeApi({
    'GET private/page-get-hit-count.json.php': ({ id }) => {
      asked.push(id)
      const found = hits[id as number]
      if (!found) throw new ApiError('no answer', { status: 0 })
      return found
    },
  })
  const page = (pageId: number, permissions: string[]) => (
    <KitProviders api={api} permissions={permissions}>
      <HitCounter pageId={pageId} />
    </KitProviders>
  )
  return { asked, page }
}

describe('HitCounter', () => {
  it.each(['core.page-manager', 'core.admin'])(
    "shows 'unique/total' with its tooltip to holders of %s (PERM-003, SECT-004, SECT-005, SECT-006)",
    async (permission) => {
      const { page } = counting({ 7: [12, 5] })
      render(page(7, [permission]))
      const badge = await screen.findByText('5/12')
      expect(badge.parentElement).toHaveTextContent('Views 5/12')
      await userEvent.hover(badge)
      expect(await screen.findByText('Number of hits on this page (unique/total)')).toHaveRole('tooltip')
    },
  )

  it('shows and loads nothing for anybody else (PERM-003, SECT-006)', () => {
    const { asked, page } = counting({ 7: [12, 5] })
    const { container } = render(page(7, ['plugin.sectionedpage.editor']))
    expect(container).toBeEmptyDOMElement()
    expect(asked).toEqual([])
  })

  it('asks only when the page id changes, not on every render (PAGE-038)', async () => {
    const { asked, page } = counting({ 7: [12, 5], 8: [4, 3] })
    const { rerender, container } = render(page(7, ['core.admin']))
    await screen.findByText('5/12')
    rerender(page(7, ['core.admin']))
    rerender(page(8, ['core.admin']))
    expect(container).toBeEmptyDOMElement()
    await screen.findByText('3/4')
    expect(asked).toEqual([7, 8])
  })

  it('shows nothing at a total of 0', async () => {
    const { asked, page } = counting({ 7: [0, 0] })
    const { container } = render(page(7, ['core.admin']))
    await waitFor(() => expect(asked).toEqual([7]))
    await act(async () => {})
    expect(container).toBeEmptyDOMElement()
  })

  it('only logs a failure', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { page } = counting({})
    const { container } = render(page(7, ['core.admin']))
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.any(ApiError)))
    expect(container).toBeEmptyDOMElement()
  })
})
