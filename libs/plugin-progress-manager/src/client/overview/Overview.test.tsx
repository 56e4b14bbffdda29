import { act, screen, within } from '@testing-library/react'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { overview, progressStore } from '../../testing/progress-store.ts'
import { manyPeople, sampleSystem } from '../../testing/sample-overview.ts'
import { findTable, readNames, readRows, showOverview, sortBy } from '../../testing/show-overview.tsx'

const zoneBefore = vi.hoisted(() => {
  const before = process.env.TZ
  process.env.TZ = 'Pacific/Auckland'
  return before
})
afterAll(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the overview', () => {
  it('shows people against stages with state, hours and last entry', async () => {
    const { store } = showOverview()
    expect(await readRows()).toEqual([
      [
        ...['Anna Berganna@example.org', 'In training', ''],
        ...['Done', 'Done', 'Done', '', '', '', 'Done', '', 'Done', '', '', ''],
        ...['21.75', '14/03/2026 13:00'],
      ],
      [
        ...['Ben Okaforben@example.org', 'Certified', 'Yes'],
        ...['Done', 'Done', 'Done', '', '', '', '', '', '', '', '', ''],
        ...['2.00', '09/01/2026 15:00'],
      ],
      ['Carla Tūwharecarla@example.org', '', '', ...Array.from({ length: 12 }, () => ''), '0.00', ''],
    ])
    expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      ...['NameEmail', 'State', 'Completed'],
      ...sampleSystem.SystemStages.map(({ Description }) => Description),
      ...['Hours', 'Last entry'],
    ])
    expect(store.made(overview)).toEqual([{ id: 7 }])
  })

  it('says what a tick means, and whose row it is, to screen readers', async () => {
    showOverview()
    const row = within(await findTable()).getByRole('row', { name: /Ben Okafor/ })
    expect(within(row).getByRole('rowheader', { name: /Ben Okafor/ })).toBeVisible()
    expect(within(row).getAllByRole('img', { name: 'Done' })).toHaveLength(3)
    expect(within(row).getByRole('img', { name: 'Yes' })).toBeVisible()
  })

  it('says how many people there are and how far they have come', async () => {
    showOverview()
    await findTable()
    expect(screen.getByRole('status')).toHaveTextContent('3 people')
    const figures = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(figures).toEqual([
      ['Completed', '1'],
      ['Average completion', '22%'],
      ['Hours', '23.75'],
    ])
    const total = screen.getByRole('row', { name: /^Total/ })
    expect(total).toHaveTextContent(`Total33%67%67%67%0%0%0%33%0%33%0%0%0%23.75`)
  })

  it('shows the email address of somebody without a name', async () => {
    showOverview({ people: [{ ...manyPeople(1)[0]!, name: '', email: 'kim@example.org' }] })
    const [person] = await screen.findAllByRole('rowheader')
    expect(person).toHaveTextContent(/^kim@example.org$/)
  })

  it('leads to the person whose name is pressed', async () => {
    const onChoose = vi.fn()
    const { user } = showOverview({ onChoose })
    await user.click(await screen.findByRole('button', { name: 'Ben Okafor' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(2)
  })

  it('says so where nobody is registered yet', async () => {
    showOverview({ people: [] })
    expect(await screen.findByText('No one is registered yet')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('shows a system without states and stages', async () => {
    showOverview({ system: { ...sampleSystem, SystemStates: [], SystemStages: [] } })
    await findTable()
    expect(screen.getAllByRole('columnheader')).toHaveLength(4 + 1)
    expect(screen.queryByText('Average completion')).toBeNull()
    expect(screen.queryByLabelText('Stage')).toBeNull()
  })
})

describe('loading the overview', () => {
  it('is shown', () => {
    const store = progressStore()
    store.answer(overview, () => new Promise(() => {}))
    showOverview({ store })
    expect(screen.getByRole('status')).toHaveTextContent('Loading overview...')
  })

  it('that fails is only logged, and tried again after a while', async () => {
    vi.useFakeTimers()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = progressStore()
    const down = new Error('no network')
    store.answer(overview, () => Promise.reject(down))
    showOverview({ store })
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(log.mock.calls).toEqual([[down]])
    expect(screen.getByText('Loading overview...')).toBeVisible()
    store.answer(overview, undefined)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByRole('table')).toBeVisible()
  })
})

describe('sorting the table', () => {
  const header = (name: string) => screen.getByRole('columnheader', { name })

  it('sorts by the order of the states in the system', async () => {
    const { user } = showOverview()
    await findTable()
    await sortBy(user, 'State')
    expect(await readNames()).toEqual(['Carla Tūwhare', 'Anna Berg', 'Ben Okafor'])
    expect(header('State')).toHaveAttribute('aria-sort', 'ascending')
    await sortBy(user, 'State')
    expect(await readNames()).toEqual(['Ben Okafor', 'Anna Berg', 'Carla Tūwhare'])
    expect(header('State')).toHaveAttribute('aria-sort', 'descending')
    await sortBy(user, 'State')
    expect(await readNames()).toEqual(['Anna Berg', 'Ben Okafor', 'Carla Tūwhare'])
    expect(header('State')).toHaveAttribute('aria-sort', 'none')
  })

  it.each([
    ['Name', ['Anna Berg', 'Ben Okafor', 'Carla Tūwhare']],
    ['Email', ['Anna Berg', 'Ben Okafor', 'Carla Tūwhare']],
    ['Completed', ['Anna Berg', 'Carla Tūwhare', 'Ben Okafor']],
    ['Weather', ['Ben Okafor', 'Carla Tūwhare', 'Anna Berg']],
    ['Hours', ['Carla Tūwhare', 'Ben Okafor', 'Anna Berg']],
    ['Last entry', ['Carla Tūwhare', 'Ben Okafor', 'Anna Berg']],
  ])('sorts by %s, also by keyboard', async (column, names) => {
    const { user } = showOverview()
    await findTable()
    screen.getByRole('button', { name: column }).focus()
    await user.keyboard('{Enter}')
    expect(await readNames()).toEqual(names)
  })
})

describe('filtering the table', () => {
  it('filters by text, state, completed and stage, says how many, and can be cleared', async () => {
    const people = manyPeople(60)
    const { user } = showOverview({ people })
    await findTable()
    await user.type(screen.getByRole('searchbox', { name: 'Name or email' }), 'a')
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Certified')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Completed' }), 'Yes')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'First aid')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stage is' }), 'Not done')
    const wanted = people.filter((one) => one.idstate === 4 && one.complete && !one.stages.includes(16))
    expect(wanted.length).toBeGreaterThan(0)
    expect(await readNames()).toEqual(wanted.map(({ name, email }) => name || email))
    expect(screen.getByRole('status')).toHaveTextContent(`${wanted.length} of 60 people`)

    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await readNames()).toHaveLength(60)
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  it('says so if nobody matches', async () => {
    const { user } = showOverview()
    await findTable()
    await user.type(screen.getByRole('searchbox'), 'zzz')
    expect(await screen.findByText('No one matches')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('0 of 3 people')
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled()
  })

  it('and the order are kept when the overview is closed', async () => {
    const onLeave = vi.fn()
    const first = showOverview({ onLeave })
    await findTable()
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Radio use')
    await sortBy(first.user, 'Hours')
    first.unmount()
    expect(onLeave).toHaveBeenCalledOnce()
    showOverview({ view: onLeave.mock.calls[0]![0] })
    expect(await readNames()).toEqual(['Ben Okafor', 'Anna Berg'])
    expect(screen.getByRole('combobox', { name: 'Stage' })).toHaveDisplayValue('Radio use')
  })
})
