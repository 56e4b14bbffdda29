import '../../testing/in-auckland.ts'
import { ApiError } from '@sitewright/api-client'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, button, findMessage, openPage, patient } from '../../testing/open-page.tsx'
import { overview, progressStore, recordGroup, refuse, strikeGroup } from '../../testing/progress-store.ts'

afterEach(() => void vi.restoreAllMocks())

async function openOverview(store = progressStore()) {
  const page = await openPage(store)
  await page.user.click(await button('Overview'))
  await screen.findByRole('table', {}, patient)
  return page
}

const tick = (user: UserEvent, name: string) => user.click(screen.getByRole('checkbox', { name: `Choose ${name}` }))
const bar = () => screen.getByRole('group', { name: 'Several people' })
const findDialog = () => screen.findByRole('dialog', { name: 'Record progress' }, patient)
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Opens the dialog for those who are ticked, and fills it in. */
async function fillIn(user: UserEvent, end = '21:30') {
  await user.click(within(bar()).getByRole('button', { name: 'Record progress' }))
  const dialog = within(await findDialog())
  await user.click(dialog.getByRole('checkbox', { name: /^Rope work/ }))
  await user.type(dialog.getByLabelText('Notes'), 'Course evening')
  type('Start date', '2026-03-20')
  type('Start time', '19:00')
  type('End time', end)
  return dialog
}

const data = {
  Stages: [15],
  Notes: 'Course evening',
  Start: Date.parse('2026-03-20T06:00Z'),
  End: Date.parse('2026-03-20T08:30Z'),
}

describe('choosing several people', () => {
  it('goes by ticks, all that are shown at once, and stays while others are looked for', async () => {
    const { user } = await openOverview()
    await tick(user, 'Ben Okafor')
    expect(bar()).toHaveTextContent('1 person chosenBen Okafor')
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose all shown' })
    expect(all.indeterminate).toBe(true)
    await user.type(screen.getByRole('searchbox'), 'anna')
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Anna Berg' }))
    expect(bar()).toHaveTextContent('2 people chosenAnna Berg, Ben Okafor')
    await user.clear(screen.getByRole('searchbox'))
    await user.click(all)
    expect(bar()).toHaveTextContent('3 people chosen')
    expect(all).toBeChecked()
    await user.click(within(bar()).getByRole('button', { name: 'Clear choice' }))
    expect(bar()).toHaveTextContent('To record for several people at once, tick them.')
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
  })

  it('goes by a few letters and Enter, where they find one only', async () => {
    const { user } = await openOverview()
    const search = screen.getByRole('searchbox')
    await user.type(search, 'example{Enter}')
    expect(bar()).not.toHaveTextContent('chosen')
    await user.clear(search)
    await user.type(search, 'carla{Enter}')
    expect(search).toHaveValue('')
    await user.type(search, 'ann{Enter}')
    expect(bar()).toHaveTextContent('2 people chosenAnna Berg, Carla Tūwhare')
  })

  it('is kept while one person is looked at', async () => {
    const { user } = await openOverview()
    await tick(user, 'Ben Okafor')
    await user.click(await button('People'))
    await user.click(await button('Overview'))
    expect(await screen.findByRole('checkbox', { name: 'Choose Ben Okafor' })).toBeChecked()
  })

  it('does nothing without anybody', async () => {
    const { user } = await openOverview()
    const record = within(bar()).getByRole('button', { name: 'Record progress' })
    expect(record).toHaveAttribute('aria-disabled', 'true')
    await user.click(record)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('recording for several people', () => {
  it('sends it once for all, says so, and shows what they have now', async () => {
    const { user, store } = await openOverview()
    await tick(user, 'Anna Berg')
    await tick(user, 'Carla Tūwhare')
    const dialog = await fillIn(user)
    expect(dialog.getByText(/Anna Berg, Carla Tūwhare/)).toBeVisible()
    expect(dialog.getByText('Duration: 2.5 hours')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'RECORD FOR 2 PEOPLE' }))
    expect(await screen.findByText('Recorded for 2 people')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(store.made(recordGroup)).toEqual([
      { id: 7, entries: [{ people: [1, 3], data, key: expect.stringMatching(/^[0-9a-f]{32}$/) }] },
    ])
    await waitFor(() => expect(store.made(overview)).toHaveLength(2))
    const carla = screen.getByRole('row', { name: /Carla/ })
    await waitFor(() => expect(carla).toHaveTextContent('2.50'))
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
    await waitFor(() => expect(within(bar()).getByRole('button', { name: 'Record progress' })).toHaveFocus())
  })

  it('can be undone: the records are struck out', async () => {
    const { user, store } = await openOverview()
    await tick(user, 'Carla Tūwhare')
    const dialog = await fillIn(user)
    await user.click(dialog.getByRole('button', { name: 'RECORD FOR 1 PERSON' }))
    await user.click(await button('Undo'))
    expect(await screen.findByText('Struck out for 1 person')).toBeVisible()
    const [record] = store.state.registrations[2]!.records
    expect(record!.struck).toMatchObject({ reason: 'Undone right after it was recorded' })
    expect(store.made(strikeGroup)).toMatchObject([{ id: 7, records: [record!.id] }])
    await waitFor(() => expect(screen.getByRole('row', { name: /Carla/ })).toHaveTextContent('0.00'))
  })

  it('says so where somebody else was faster, and leaves that as it is', async () => {
    const { user, store } = await openOverview()
    await tick(user, 'Anna Berg')
    await tick(user, 'Carla Tūwhare')
    const dialog = await fillIn(user)
    await user.click(dialog.getByRole('button', { name: 'RECORD FOR 2 PEOPLE' }))
    const undo = await button('Undo')
    const [record] = store.state.registrations[2]!.records
    record!.struck = { by: 'kim@example.org', time: 1, reason: 'Another day' }
    await user.click(undo)
    expect(
      await screen.findByText('1 record struck out. 1 had been struck out already and stays as it was.'),
    ).toBeVisible()
    expect(record!.struck.reason).toBe('Another day')
  })

  it('needs both times, and an end that is not before the start; it may be past midnight', async () => {
    const { user } = await openOverview()
    await tick(user, 'Carla Tūwhare')
    const dialog = await fillIn(user, '')
    const record = dialog.getByRole('button', { name: 'RECORD FOR 1 PERSON' })
    expect(record).toBeDisabled()
    type('End time', '01:00')
    expect(dialog.getByText('The end is before the start')).toBeVisible()
    expect(record).toBeDisabled()
    type('End date', '2026-03-21')
    expect(dialog.getByText('Duration: 6 hours')).toBeVisible()
    expect(record).toBeEnabled()
  })

  it('strikes through what all of them have completed', async () => {
    const { user } = await openOverview()
    await tick(user, 'Anna Berg')
    await tick(user, 'Ben Okafor')
    await user.click(within(bar()).getByRole('button', { name: 'Record progress' }))
    const struck = [...(await findDialog()).querySelectorAll('s')].map((each) => each.textContent)
    expect(struck).toEqual(['Safety briefing', 'Radio use', 'Map and compass'])
  })

  it('asks before what was typed is dropped', async () => {
    const { user } = await openOverview()
    await tick(user, 'Carla Tūwhare')
    const dialog = await fillIn(user)
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    expect(await findMessage()).toBe('Discard your changes?')
    await answer(user, 'Keep editing')
    expect(dialog.getByLabelText('Notes')).toHaveValue('Course evening')
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }))
    await answer(user, 'Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bar()).toHaveTextContent('1 person chosen')
  })
})

describe('what fails', () => {
  it('is named with its reason, and stays chosen', async () => {
    const store = progressStore()
    store.answer(recordGroup, (input) => {
      const { results } = store.usual(recordGroup, {
        ...input,
        entries: [{ ...(input['entries'] as [object])[0], people: [1] }],
      }) as { results: object[] }
      return { results: [...results, { person: 3, record: null, error: 'Not registered in this progression system' }] }
    })
    const { user } = await openOverview(store)
    await tick(user, 'Anna Berg')
    await tick(user, 'Carla Tūwhare')
    const dialog = await fillIn(user)
    await user.click(dialog.getByRole('button', { name: 'RECORD FOR 2 PEOPLE' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Carla Tūwhare: Not registered in this progression system',
    )
    expect(screen.getByText('Recorded for 1 person')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'RECORD FOR 1 PERSON' })).toBeEnabled()
    expect(dialog.getByLabelText('Notes')).toHaveValue('Course evening')
    store.answer(recordGroup, undefined)
    await user.click(dialog.getByRole('button', { name: 'RECORD FOR 1 PERSON' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second] = store.made(recordGroup).map(({ entries }) => (entries as [{ people: number[] }])[0])
    expect(second).toEqual({ ...first, people: [3] })
  })

  it('is said beside the form where all is refused, and nobody is forgotten', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const store = progressStore()
    store.answer(recordGroup, () => refuse(400, 'A person is named twice'))
    const { user } = await openOverview(store)
    await tick(user, 'Anna Berg')
    const dialog = await fillIn(user)
    await user.click(dialog.getByRole('button', { name: 'RECORD FOR 1 PERSON' }))
    expect(await findMessage()).toBe('Failed to record progress record, see browser log for more information')
    await answer(user, 'OK')
    expect(dialog.getByRole('alert')).toHaveTextContent('A person is named twice')
    expect(dialog.getByRole('button', { name: 'RECORD FOR 1 PERSON' })).toBeEnabled()
  })

  it('of the network adds nothing twice when it is sent again, also from a new dialog', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const store = progressStore()
    store.answer(recordGroup, (input) => {
      void store.usual(recordGroup, input)
      throw new ApiError('no answer', { status: 0 })
    })
    const { user } = await openOverview(store)
    await tick(user, 'Carla Tūwhare')
    const first = await fillIn(user)
    await user.click(first.getByRole('button', { name: 'RECORD FOR 1 PERSON' }))
    await answer(user, 'OK')
    expect(first.getByRole('alert')).toHaveTextContent('Sending them again unchanged does not add them twice.')
    await user.click(first.getByRole('button', { name: 'CANCEL' }))
    await answer(user, 'Discard')
    store.answer(recordGroup, undefined)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const second = await fillIn(user)
    await user.click(second.getByRole('button', { name: 'RECORD FOR 1 PERSON' }))
    expect(await screen.findByText('Recorded for 1 person')).toBeVisible()
    expect(store.state.registrations[2]?.records).toHaveLength(1)
  })

  it('is busy meanwhile, and sent once', async () => {
    const store = progressStore()
    let reply = () => {}
    store.answer(recordGroup, async (input) => {
      await new Promise<void>((resolve) => (reply = resolve))
      return store.usual(recordGroup, input)
    })
    const { user } = await openOverview(store)
    await tick(user, 'Carla Tūwhare')
    const dialog = await fillIn(user)
    await user.dblClick(dialog.getByRole('button', { name: 'RECORD FOR 1 PERSON' }))
    expect(dialog.getByLabelText('Notes')).toBeDisabled()
    await act(async () => reply())
    expect(await screen.findByText('Recorded for 1 person')).toBeVisible()
    expect(store.made(recordGroup)).toHaveLength(1)
  })
})
