import { allFetched } from '@sitewright/page-kit/testing'
import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getContent, getSetupData, progressStore, storeApi } from '../testing/progress-store.ts'
import { guides } from '../testing/sample-systems.ts'
import { patient, showPage } from '../testing/show-page.tsx'
import { TestShell } from '../testing/TestShell.tsx'
import { load } from './load.ts'
import { View } from './View.tsx'

afterEach(() => vi.restoreAllMocks())

const attached = () => progressStore({ systems: [guides()], attached: 1 })

describe('the page', () => {
  it('shows a spinner until it is loaded, then the system (PADM-003)', async () => {
    const content = Promise.withResolvers<object>()
    const store = attached()
    showPage(store, { answers: { [getContent]: () => content.promise } })
    await allFetched()
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(screen.queryByRole('heading')).toBeNull()
    await act(async () => content.resolve(await store.answers[getContent]({ id: 7 })))
    expect(await screen.findByRole('heading', { name: 'States' }, patient)).toBeVisible()
    expect(screen.queryByText(/Loading/)).toBeNull()
  })

  it('shows a spinner until the systems are loaded, then the setup (PADM-003, PADM-005)', async () => {
    const systems = Promise.withResolvers<{ Systems: [] }>()
    const { sent } = showPage(progressStore(), { answers: { [getSetupData]: () => systems.promise } })
    await vi.waitFor(() => expect(sent(getSetupData)).toEqual([{ id: 7 }]), patient)
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')
    await act(async () => systems.resolve({ Systems: [] }))
    expect(await screen.findByRole('form', { name: 'Progression system' })).toBeVisible()
    expect(screen.queryByText(/Loading/)).toBeNull()
  })

  it.each([[[]], [['core.admin', 'core.page-manager']], [['plugin.progresssystem.user']]])(
    'shows nothing of it to holders of %j (PADM-004)',
    async (permissions) => {
      const { container } = showPage(attached(), { permissions })
      expect(await screen.findByText('You do not have permissions to view this page')).toBeVisible()
      expect(container).not.toHaveTextContent('Guide training')
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it('shows its system to holders of plugin.progresssystem.admin (PADM-004)', async () => {
    showPage(attached(), { permissions: ['plugin.progresssystem.admin'] })
    await screen.findByRole('heading', { name: 'States' }, patient)
    expect(screen.getByRole('heading', { name: 'Progression System: Guide training' })).toBeVisible()
  })

  it('has its name in the HTML of the server (PADM-010)', async () => {
    const { api } = storeApi(attached())
    const data = await load({ api, pageId: 7 })
    const html = renderToString(
      <TestShell api={api}>
        <View pageId={7} data={data} />
      </TestShell>,
    )
    expect(html).toContain('Progression System: Guide training')
    expect(html).toContain('Loading...')
  })
})

describe('what cannot be loaded', () => {
  it.each([
    ['the content', getContent, /States/, attached],
    ['the systems', getSetupData, /Set up this page/, () => progressStore()],
  ] as const)(
    'is only logged: the spinner stays, and %s is asked for again (ERR-023)',
    async (_, call, heading, make) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const down = new Error('down')
      const store = make()
      const real = store.answers[call] as () => never
      const { sent } = showPage(store, {
        answers: { [call]: vi.fn(real).mockImplementationOnce(() => Promise.reject(down) as never) },
      })
      await vi.waitFor(() => expect(log.mock.calls).toEqual([[down]]), patient)
      expect(screen.getByRole('status')).toHaveTextContent('Loading')
      expect(screen.queryByRole('alertdialog')).toBeNull()
      expect(await screen.findByRole('heading', { name: heading }, patient)).toBeVisible()
      expect(sent(call)).toHaveLength(2)
    },
  )
})
