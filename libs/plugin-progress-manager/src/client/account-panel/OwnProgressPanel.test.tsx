import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ownCertificates, ownProgressCall, progressStore } from '../../testing/progress-store.ts'
import { ProgressShell } from '../../testing/ProgressShell.tsx'
import { longProgress, ownSamples } from '../../testing/sample-own-progress.ts'
import OwnProgressPanel from './OwnProgressPanel.tsx'

/** As My Account frames it. */
function Frame({ title, children }: { title: string; children: ReactNode }) {
  return <section aria-label={title}>{children}</section>
}

function show(answer?: () => unknown) {
  const store = progressStore()
  store.answer(ownProgressCall, answer)
  const view = render(
    <ProgressShell store={store} permissions={['core.account-owner']}>
      <OwnProgressPanel Frame={Frame} />
    </ProgressShell>,
  )
  return { store, ...view }
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }))
const facts = (of: Awaited<ReturnType<typeof panel>>) =>
  of.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
const part = (of: Awaited<ReturnType<typeof panel>>, heading: string) =>
  within(of.getByRole('heading', { level: 3, name: heading }).parentElement!)
const items = (of: Awaited<ReturnType<typeof panel>>, list: string) =>
  part(of, list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the own progress in My Account', () => {
  it('shows state, completed, hours and stages, without what was struck out', async () => {
    const { store } = show() // the store's own answer for its first person
    const own = await panel('My progress: Mountain guides')
    expect(facts(own)).toEqual([
      ['State', 'In training'],
      ['Completed', 'Not yet'],
      ['Recorded', '21.75 hours'],
    ])
    expect(own.getByRole('progressbar', { name: '5 of 12 stages' })).toBeVisible()
    expect(items(own, 'Stages').slice(0, 4)).toEqual([
      ...['Safety briefing: completed', 'Radio use: completed', 'Map and compass: completed'],
      'River crossing: not completed',
    ])
    expect(items(own, 'Records')).toEqual([
      '14/03/2026 09:00 - 13:00',
      '07/03/2026 20:00 - 08/03/2026 02:00Night navigation',
      '21/02/2026 08:00 - 15:15Map and compass, Weather',
      '10/02/2026 18:00 - 19:30Radio use',
      '03/02/2026 09:00 - 12:00Safety briefing',
    ])
    expect(store.calls).toEqual([[ownProgressCall, {}]])
  })

  it('has a panel for each system, and changes nothing', async () => {
    show(() => ownSamples)
    const begun = await panel('My progress: Hut wardens')
    expect(facts(begun)).toEqual([
      ['State', 'None yet'],
      ['Completed', 'Not yet'],
      ['Recorded', '0 hours'],
    ])
    expect(begun.getByText('Nothing is recorded yet.')).toBeVisible()
    expect(begun.queryByRole('heading', { name: 'Stages' })).toBeNull()
    expect(screen.getAllByRole('region', { name: /^My progress/ })).toHaveLength(2)
    for (const role of ['checkbox', 'textbox', 'combobox']) expect(screen.queryAllByRole(role)).toEqual([])
    // of what there is something of
    expect(screen.getAllByRole('button').map((button) => button.textContent.trim())).toEqual(['Certificate'])
  })

  it('shows the latest ten records, and all of them on demand, with the focus on the next one', async () => {
    show(() => [longProgress])
    const own = await panel('My progress: Mountain guides')
    expect(facts(own)[1]).toEqual(['Completed', 'Yes'])
    expect(items(own, 'Records')).toHaveLength(10)
    expect(own.getByText('The latest 10 of 25 records')).toBeVisible()
    await userEvent.click(own.getByRole('button', { name: 'Show all' }))
    expect(items(own, 'Records')).toHaveLength(25)
    expect(part(own, 'Records').getAllByRole('listitem')[10]).toHaveFocus()
    expect(own.queryByRole('button', { name: 'Show all' })).toBeNull()
  })

  it('is not shown to somebody who is registered nowhere', async () => {
    const { store, container } = show(() => [])
    await vi.waitFor(() => expect(store.calls).toHaveLength(1))
    await act(async () => {})
    expect(container).toBeEmptyDOMElement()
  })

  it('that fails is only logged, and tried again after pauses that grow', async () => {
    vi.useFakeTimers()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new Error('no network')
    const { store, container } = show(() => Promise.reject(down))
    await act(() => vi.advanceTimersByTimeAsync(2900))
    expect(store.calls).toHaveLength(2)
    expect(log.mock.calls).toEqual([[down], [down]])
    expect(container).toBeEmptyDOMElement()
    store.answer(ownProgressCall, undefined)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByRole('region', { name: 'My progress: Mountain guides' })).toBeVisible()
  })
})

describe('the own certificate', () => {
  it('is opened from the system that it is of', async () => {
    const { store } = show(() => ownSamples)
    const [mine] = store.usual(ownCertificates, {}) as { SystemName: string; name: string }[]
    store.answer(ownCertificates, () => [{ ...mine, SystemName: 'Hut wardens', name: 'Somebody else' }, mine])
    const own = await panel('My progress: Mountain guides')
    await userEvent.click(own.getByRole('button', { name: 'Certificate' }))
    const sheet = within(await screen.findByRole('article', {}, { timeout: 60_000 }))
    expect(sheet.getByText('Anna Berg')).toBeVisible()
    expect(sheet.getByText('Mountain guides')).toBeVisible()
    expect(screen.queryByText('Somebody else')).toBeNull()
  })
})
