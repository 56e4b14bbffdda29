import { ApiError } from '@sitewright/api-client'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { appSetup, calls, menuItem, pageState, loggedInSetup } from '../testing/fixtures.ts'
import { down, findHeading, status } from '../testing/in-shell.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { textKind } from '../testing/text-kind.tsx'

let log: MockInstance
beforeEach(() => void (log = vi.spyOn(console, 'error').mockImplementation(() => {})))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('pages', () => {
  it('can be read by a visitor who is not logged in (SHELL-003), and reached through the menu (SHELL-004)', async () => {
    const menu = [menuItem('Huts', { Shortcut: '/huts' })]
    const { user } = renderShell({ state: pageState({ menu }) })
    expect(await findHeading('Text of page 1')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Huts' }))
    expect(await findHeading('Text of page 2')).toBeVisible()
  })

  it('show a spinner until their content is there (SHELL-038)', async () => {
    const content = Promise.withResolvers<unknown>()
    renderShell({ path: '/huts', state: pageState(), answers: { [calls.content]: () => content.promise } })
    expect(status()).toBe('Loading')
    content.resolve(['There'])
    await findHeading('There')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('load again when the parameters of their route change (SHELL-037)', async () => {
    const { router } = renderShell({ path: '/pages/single-page/7', state: pageState() })
    await findHeading('Text of page 7')
    await act(() => router.navigate('/pages/single-page/8'))
    await findHeading('Text of page 8')
    expect(screen.queryByText('Text of page 7')).toBeNull()
  })

  it('of different kinds show by their own kind, the unknown as a single page (SHELL-035)', async () => {
    const routes = [
      { r: 'form', l: 'contact', id: 1 },
      { r: 'blog', l: 'news', id: 2 },
    ]
    const installed = [textKind('single-page', {}, { fallback: true }), textKind('form')]
    const { router } = renderShell({ path: '/contact', state: pageState({ setup: appSetup({ routes }) }), installed })
    await findHeading('Text of page 1')
    expect(screen.getByRole('article')).toHaveAttribute('data-kind', 'form')
    await act(() => router.navigate('/news'))
    await findHeading('Text of page 2')
    expect(screen.getByRole('article')).toHaveAttribute('data-kind', 'single-page')
  })

  it('keep the spinner after a failed load (SHELL-039, SHELL-040), log it, and try again after growing pauses', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let loads = 0
    const content = () => ((loads += 1) < 4 ? down : ['There at last'])
    renderShell({ path: '/huts', state: pageState(), answers: { [calls.content]: content } })
    await waitFor(() => expect(log).toHaveBeenCalledWith(down))
    expect(status()).toBe('Loading')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(loads).toBe(2)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(loads).toBe(2)
    await act(() => vi.advanceTimersByTimeAsync(1000 + 4000))
    await findHeading('There at last')
    expect(loads).toBe(4)
  })

  it('say so if the visitor may not see them', async () => {
    const denied = new ApiError('no', { status: 403, body: { error: 'Permission denied', code: 'permission-denied' } })
    renderShell({ path: '/huts', state: pageState(), answers: { [calls.content]: denied } })
    expect(await findHeading('You do not have permissions to view this page')).toBeVisible()
  })

  it('of a kind with permissions of its own are hidden from those who lack them', async () => {
    const installed = [textKind('single-page', {}, { needs: ['plugin.progresssystem.admin'] })]
    const { server } = renderShell({ path: '/huts', state: pageState({ setup: loggedInSetup() }), installed })
    await findHeading('You do not have permissions to view this page')
    expect(server.calls.map(([key]) => key)).not.toContain(calls.content)
  })

  it('of a kind that is not installed say which one', async () => {
    renderShell({
      path: '/pages/form/3',
      state: pageState({ view: { found: 'no-kind', kind: 'form', title: 'Join' } }),
    })
    await findHeading('This page kind is not installed')
    expect(screen.getByText(/‘form’/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'search this site' })).toBeVisible()
  })

  it('of a kind that was removed say which one, at their shortcut and at their id', async () => {
    const gone = new ApiError('no', { status: 404, body: { error: 'Not found' } })
    const setup = appSetup({ routes: [{ r: 'blog', l: 'news', id: 2 }] })
    const { router } = renderShell({ path: '/news', state: pageState({ setup }), answers: { [calls.content]: gone } })
    await findHeading('This page kind is not installed')
    expect(screen.getByText(/‘blog’/)).toBeVisible()
    await act(() => router.navigate('/pages/blog/2'))
    expect(await screen.findByText(/‘blog’/)).toBeVisible()
    await act(() => router.navigate('/pages/single-page/9'))
    expect(await screen.findByText('Page not found')).toBeVisible()
  })

  it('that break leave the rest of the site working', async () => {
    const View = () => {
      throw new Error('broken view')
    }
    renderShell({ path: '/huts', state: pageState(), installed: [textKind('single-page', { View })] })
    expect(await screen.findByRole('alert')).toHaveTextContent("its page kind 'single-page' failed")
    expect(screen.getByRole('banner')).toBeVisible()
  })

  it('give the browser tab their title, after it that of the site (SHELL-049)', async () => {
    const menu = [menuItem('Our huts', { Shortcut: '/huts', idPage: 2 })]
    const { router } = renderShell({
      path: '/nowhere',
      state: pageState({ menu, view: { found: 'missing' } }),
    })
    expect(document.title).toBe('Page not found – Tramping Club')
    await act(() => router.navigate('/huts'))
    await findHeading('Text of page 2')
    expect(document.title).toBe('Our huts – Tramping Club')
    await act(() => router.navigate('/home'))
    await findHeading('Text of page 1')
    expect(document.title).toBe('Text of page 1 – Tramping Club')
  })

  it('give the tab of who may edit them the title that a reload would give it', async () => {
    const kind = textKind('single-page')
    const { editor } = (await kind.load()).default.manifest
    const menu = [menuItem('Our huts', { Shortcut: '/huts', idPage: 2 })]
    const { router } = renderShell({
      path: '/pages/single-page/7',
      state: pageState({ menu, setup: loggedInSetup([editor]) }),
      installed: [kind],
      answers: { 'GET protected/page-get-status.json.php': (input: unknown) => statusOf((input as { id: number }).id) },
    })
    await findHeading('Text of page 7')
    expect(document.title).toBe('Title of page 7 – Tramping Club')
    await act(() => router.navigate('/huts'))
    await findHeading('Text of page 2')
    expect(document.title).toBe('Title of page 2 – Tramping Club')
  })

  it('give the tab of everybody else that title, and their menu label where it cannot be had', async () => {
    const titleCall = 'GET protected/page-get-title.json.php'
    const menu = [menuItem('Our huts', { Shortcut: '/huts', idPage: 2 })]
    const away = new ApiError('no', { status: 502, body: {} })
    const { router, server } = renderShell({
      path: '/nowhere',
      state: pageState({ menu, setup: loggedInSetup([]), view: { found: 'missing' } }),
      answers: {
        [titleCall]: (input: unknown) => {
          const { id } = input as { id: number }
          if (id === 2) throw away
          return { title: `Title of page ${id}` }
        },
      },
    })
    await act(() => router.navigate('/pages/single-page/7'))
    await findHeading('Text of page 7')
    expect(document.title).toBe('Title of page 7 – Tramping Club')
    await act(() => router.navigate('/huts'))
    await findHeading('Text of page 2')
    expect(document.title).toBe('Our huts – Tramping Club')
    expect(server.calls.filter(([key]) => key === titleCall).map(([, input]) => input)).toEqual([{ id: 7 }, { id: 2 }])
  })

  it('report each view once (SHELL-052)', async () => {
    const { router, server } = renderShell({ path: '/huts', state: pageState() })
    const hits = () => server.calls.filter(([key]) => key === calls.hit).map(([, input]) => input)
    await findHeading('Text of page 2')
    await act(() => router.navigate('/'))
    await findHeading('Text of page 1')
    await act(() => router.navigate('#part'))
    await act(() => router.navigate(-2))
    await findHeading('Text of page 2')
    expect(hits()).toEqual([{ id: 2 }, { id: 1 }, { id: 2 }])
  })
})

const statusOf = (id: number) => ({
  ...{ id, name: `Title of page ${id}`, url: '', published: true, pub_start: null, pub_end: null, roles: [] },
  ...{ inMenu: false, draft: false, mayPublish: true },
})
