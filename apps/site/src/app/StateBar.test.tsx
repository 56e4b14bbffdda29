import { ApiError } from '@sitewright/api-client'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, pageState } from '../testing/fixtures.ts'
import { findHeading } from '../testing/in-shell.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { textKind } from '../testing/text-kind.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('without a connection', () => {
  it('a page says so, and is there as soon as it can be had', async () => {
    let away = true
    const content = () => (away ? new ApiError('away', { status: 0 }) : ['Text of the huts'])
    const { user } = renderShell({ path: '/huts', state: pageState(), answers: { [calls.content]: content } })
    expect(await screen.findByText('No connection. Trying again…')).toBeVisible()
    away = false
    await user.click(screen.getByRole('button', { name: 'Try now' }))
    await findHeading('Text of the huts')
    await waitFor(() => expect(screen.queryByText('No connection. Trying again…')).toBeNull())
  })

  it('what was opened says in its place that it comes by itself, and no longer that it is on its way', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    let away = true
    const content = () => (away ? new ApiError('away', { status: 0 }) : ['Text of the huts'])
    renderShell({ path: '/huts', state: pageState(), answers: { [calls.content]: content } })
    await findHeading('No connection')
    expect(screen.getByText('What you opened appears by itself as soon as there is one.')).toBeVisible()
    expect(screen.queryByText('Loading')).toBeNull()
    away = false
    window.dispatchEvent(new Event('online'))
    await findHeading('Text of the huts')
    expect(screen.queryByRole('heading', { name: 'No connection' })).toBeNull()
  })

  it('a part that is missing though the site answers is no lack of a connection: a reload gets the new one', async () => {
    const reopen = vi.fn()
    const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
    const { user } = renderShell({
      path: '/huts',
      state: pageState(),
      answers: { 'GET private/session-account.json.php': {} },
      installed: [{ ...textKind('single-page'), load }],
      reopen,
    })
    await screen.findByText(/^A part of this site cannot be fetched/)
    expect(screen.queryByText('No connection. Trying again…')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reopen).toHaveBeenCalledExactlyOnceWith()
  })
})
