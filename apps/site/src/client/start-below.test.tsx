import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { appSetup, calls, everyScreen, loggedInSetup } from '../testing/fixtures.ts'
import { newsKind, newsMenu, newsRoutes } from '../testing/news-kind.tsx'
import { openDocument } from '../testing/open-document.ts'
import { installPopover } from '../testing/popover.ts'
import { textKind } from '../testing/text-kind.tsx'
import { startIsland } from './start-island.tsx'
import { start } from './start.tsx'

installPopover()
window.matchMedia ??= () => ({ matches: false }) as MediaQueryList
const installed = [newsKind, textKind('single-page')]

let end: (() => void) | undefined
afterEach(() => {
  act(() => end?.())
  delete document.documentElement.dataset['awake']
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

it.each([
  ['for staff', loggedInSetup()],
  ['for visitors, the page alone', appSetup()],
])('hydrates what stands below a page as the server rendered it, %s', async (_, setup) => {
  const log = vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
  const { api } = fakeApi({ [calls.below]: { title: 'Annual meeting', data: 'All are welcome' } })
  const page = { id: 7, kind: 'news', title: 'Annual meeting', description: '', below: 'annual-meeting' }
  await openDocument(installed, {
    ...{ url: '/news/annual-meeting', api, page, menu: newsMenu },
    setup: { ...setup, routes: newsRoutes },
  })
  const drawn = screen.getByRole('heading', { name: 'All are welcome' })
  if (setup.auth === 1) {
    const root = await start({ installed, adminScreens: everyScreen })
    end = () => root.unmount()
  } else end = await startIsland({ installed })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-awake'))
  expect(screen.getByRole('heading', { name: 'All are welcome' })).toBe(drawn)
  expect(screen.getByText('Below: annual-meeting')).toBeVisible()
  if (setup.auth === 1) expect(document.title).toBe('Annual meeting – Club')
  expect(log).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})
