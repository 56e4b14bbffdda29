import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { appSetup, calls, pageState } from '../testing/fixtures.ts'
import { renderShell } from '../testing/render-shell.tsx'

afterEach(() => vi.restoreAllMocks())

/** A server that answers HEAD requests for these addresses; a text is where it leads on to. */
function serve(answers: Record<string, number | string>) {
  return vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const asked = input instanceof Request ? input.url : input.toString()
    const answer = answers[asked] ?? 404
    const response = new Response(null, { status: typeof answer === 'number' ? answer : 200 })
    const url = new URL(typeof answer === 'string' ? answer : asked, window.location.href).href
    Object.defineProperties(response, { url: { value: url }, redirected: { value: typeof answer === 'string' } })
    return response
  })
}

const heading = (name: string) => screen.findByRole('heading', { name })

describe('an address that only the server knows', () => {
  it('redirects from a former shortcut of a page, with query and anchor', async () => {
    const fetch = serve({ '/old-huts?x=1': '/huts?x=1' })
    const { router } = renderShell({ path: '/home', state: pageState() })
    await heading('Text of page 1')
    await act(() => router.navigate('/old-huts?x=1#map'))
    await heading('Text of page 2')
    const { pathname, search, hash } = router.state.location
    expect(pathname + search + hash).toBe('/huts?x=1#map')
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/old-huts?x=1', { method: 'HEAD' })
    await act(() => router.navigate(-1))
    await heading('Text of page 1')
  })

  it('is found although the page is newer than the loaded routes', async () => {
    serve({ '/lodge': 200, '/old-lodge': '/lodge' })
    const { router, server } = renderShell({ path: '/home', state: pageState() })
    server.answers[calls.setup] = appSetup({ routes: [{ r: 'single-page', l: 'lodge', id: 7 }], dp: 'lodge' })
    await heading('Text of page 1')
    await act(() => router.navigate('/lodge'))
    await heading('Text of page 7')
    await act(() => router.navigate('/old-lodge'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/lodge'))
    await heading('Text of page 7')
  })

  it('shows the 404 page if it redirects to another site, or to what this one cannot show', async () => {
    serve({ '/away': 'https://example.org/huts', '/strange': 200 })
    const { router } = renderShell({ path: '/home', state: pageState() })
    await act(() => router.navigate('/away'))
    await heading('404')
    expect(router.state.location.pathname).toBe('/away')
    await act(() => router.navigate('/strange'))
    await heading('404')
  })

  it('has the document loaded for a page whose kind was taken out (SHELL-009)', async () => {
    serve({ '/pages/form/3': 200, '/old-contact': '/pages/form/3' })
    const reopen = vi.fn()
    const { router } = renderShell({ path: '/home', state: pageState(), reopen })
    await act(() => router.navigate('/pages/form/3#top'))
    await waitFor(() => expect(reopen).toHaveBeenLastCalledWith('/pages/form/3#top'))
    await act(() => router.navigate('/old-contact'))
    await waitFor(() => expect(reopen).toHaveBeenLastCalledWith('/pages/form/3'))
    expect(screen.queryByRole('heading', { name: '404' })).toBeNull()
  })
})
