import { ApiError } from '@sitewright/api-client'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appSetup, calls, pageState } from '../testing/fixtures.ts'
import { findHeading } from '../testing/in-shell.ts'
import { newsKind, newsMenu, newsRoutes } from '../testing/news-kind.tsx'
import { renderShell } from '../testing/render-shell.tsx'
import { textKind } from '../testing/text-kind.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const installed = [newsKind, textKind('single-page')]
const state = pageState({ setup: appSetup({ routes: newsRoutes }), menu: newsMenu, subAddressedKinds: ['news'] })

const stands: Record<string, unknown> = {
  'annual-meeting': { title: 'Annual meeting', data: 'All are welcome' },
  dinner: { title: 'Dinner of the club', data: 'Bring a plate' },
}
const gone = new ApiError('no', { status: 404, body: { error: 'Not found' } })
const answers = {
  [calls.below]: ({ below }: { below: string }) => stands[below] ?? gone,
  [calls.title]: { title: 'News' },
}

describe('addresses below a page', () => {
  it('are gone to without a document, and back and forward, each with its title', async () => {
    const { user, router } = renderShell({ path: '/news/annual-meeting', state, installed, answers })
    await findHeading('All are welcome')
    expect(screen.getByText('Below: annual-meeting')).toBeVisible()
    expect(document.title).toBe('Annual meeting – Tramping Club')
    await user.click(screen.getByRole('link', { name: 'Dinner' }))
    await findHeading('Bring a plate')
    expect(document.title).toBe('Dinner of the club – Tramping Club')
    await user.click(screen.getByRole('link', { name: 'News' }))
    await findHeading('All news')
    expect(screen.getByText('Below: nothing')).toBeVisible()
    expect(document.title).toBe('News – Tramping Club')
    await act(() => router.navigate(-1))
    await findHeading('Bring a plate')
    expect(document.title).toBe('Dinner of the club – Tramping Club')
    await act(() => router.navigate(1))
    await findHeading('All news')
  })

  it('mark the page in the menu', async () => {
    renderShell({ path: '/news/annual-meeting', state, installed, answers })
    await findHeading('All are welcome')
    expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('aria-current', 'true')
  })

  it('do not give the page their title, where they came with the document', async () => {
    const view = { found: 'ready', id: 7, kind: 'news', title: 'Annual meeting', below: 'annual-meeting' } as const
    const { router, server } = renderShell({
      path: '/news/annual-meeting',
      state: { ...state, view: { ...view, data: 'From the document' } },
      installed,
      answers,
    })
    await findHeading('All are welcome')
    await act(() => router.navigate('/news'))
    await findHeading('All news')
    expect(document.title).toBe('News – Tramping Club')
    expect(server.calls.map(([key]) => key)).toContain(calls.title)
  })

  it('ask the server where nothing stands, and show what it says', async () => {
    const fetched = vi.fn(async () => new Response(null, { status: 404 }))
    vi.stubGlobal('fetch', fetched)
    renderShell({ path: '/news/nothing', state, installed, answers })
    expect(await screen.findByText('Page not found')).toBeVisible()
    expect(fetched).toHaveBeenCalledWith('/news/nothing', { method: 'HEAD' })
  })

  it('say where the visitor may not see what stands there', async () => {
    const denied = new ApiError('no', { status: 403, body: { error: 'Permission denied', code: 'permission-denied' } })
    renderShell({ path: '/news/minutes', state, installed, answers: { ...answers, [calls.below]: denied } })
    expect(await findHeading('You do not have permissions to view this page')).toBeVisible()
  })

  it('wait for all routes, one of which may be that of a page of its own', async () => {
    const own = { r: 'single-page', l: 'news/annual-meeting', id: 2 }
    const setup = appSetup({ routes: [...newsRoutes, own] })
    const { server } = renderShell({
      path: '/news/annual-meeting',
      state: { ...state, routesComplete: false },
      installed,
      answers: { ...answers, [calls.setup]: setup },
    })
    await findHeading('Text of page 2')
    await waitFor(() => expect(server.calls.map(([key]) => key)).toContain(calls.setup))
    expect(server.calls.map(([key]) => key)).not.toContain(calls.below)
  })
})
