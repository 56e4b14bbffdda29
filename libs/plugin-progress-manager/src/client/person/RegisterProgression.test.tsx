import '../../testing/in-auckland.ts'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@sitewright/api-client'
import { answer, button, card, findMessage, openPerson } from '../../testing/open-page.tsx'
import { progressionData, progressStore, recordProgress, refuse } from '../../testing/progress-store.ts'

afterEach(() => void vi.restoreAllMocks())

const failure = 'Failed to record progress record, see browser log for more information'
const form = () => card('Register Progression')
const stages = async () => (await form()).getByRole('group', { name: 'Progression stages completed' })
const notes = () => screen.getByRole('textbox', { name: 'Notes' })
const start = () => screen.getByLabelText('Start date/time')
const end = () => screen.getByLabelText('End date/time')
const stage = async (name: string | RegExp) => (await form()).getByRole('checkbox', { name })
const register = () => button('REGISTER NEW PROGRESSION')

async function fillIn(user: UserEvent, times = ['2026-03-20T22:00', '2026-03-21T01:30']) {
  await user.click(await stage(/Rope work/))
  await user.type(notes(), 'River crossing{Enter}with a rope')
  await user.type(start(), times[0]!)
  await user.type(end(), times[1]!)
}

const data = {
  Stages: [15],
  Notes: 'River crossing\nwith a rope',
  Start: Date.parse('2026-03-20T09:00Z'),
  End: Date.parse('2026-03-20T12:30Z'),
}

describe('the form', () => {
  it('has the stages, notes, two times and a button (PMGR-015, PMGR-016, PMGR-018, PMGR-019, PMGR-020)', async () => {
    await openPerson('anna')
    expect(await stages()).toBeVisible()
    expect((await form()).getAllByRole('checkbox')).toHaveLength(12)
    expect(notes()).toBeInstanceOf(HTMLTextAreaElement)
    for (const input of [start(), end()]) expect(input).toHaveAttribute('type', 'datetime-local')
    expect(await register()).toBeVisible()
  })

  it('strikes through stages that are completed already; they can be chosen too (PMGR-017)', async () => {
    const { user } = await openPerson('anna')
    const struck = [...(await stages()).querySelectorAll('s')].map((each) => each.textContent)
    expect(struck).toEqual(['Safety briefing', 'Radio use', 'Map and compass', 'Weather', 'Night navigation'])
    const radio = await stage('Radio use completed')
    await user.click(radio)
    expect(radio).toBeChecked()
    await user.click(radio)
    expect(radio).not.toBeChecked()
  })

  it('can be sent once start and end are filled in and the end is not before the start (PMGR-043)', async () => {
    const { user } = await openPerson('anna')
    expect(await register()).toBeDisabled()
    await user.type(start(), '2026-03-20T10:00')
    expect(await register()).toBeDisabled()
    await user.type(end(), '2026-03-20T09:59')
    expect(await register()).toBeDisabled()
    expect(end()).toBeInvalid()
    expect(screen.getByText('The end is before the start')).toBeVisible()
    await user.clear(end())
    expect(screen.queryByText('The end is before the start')).toBeNull()
    await user.type(end(), '2026-03-20T10:00')
    expect(await register()).toBeEnabled()
  })

  it('says how long the record is, also over the night when clocks go back (F9)', async () => {
    const { user } = await openPerson('anna')
    await user.type(start(), '2026-04-04T22:00')
    await user.type(end(), '2026-04-05T06:00')
    expect(await screen.findByText('Duration: 9 hours')).toBeVisible()
  })
})

describe('sending', () => {
  it('sends stages, notes and times in milliseconds, then is blank and reads the progression again (PMGR-020, PMGR-032, PMGR-039, PMGR-042, API-066)', async () => {
    const { user, store } = await openPerson('anna')
    await fillIn(user)
    await user.click(await register())
    expect(await screen.findByText('The record was added')).toBeVisible()
    expect(store.made(recordProgress)).toEqual([{ id: 1, data, key: expect.stringMatching(/^[0-9a-f]{32}$/) }])
    expect(notes()).toHaveValue('')
    expect(start()).toHaveValue('')
    expect(end()).toHaveValue('')
    await waitFor(() => expect(store.made(progressionData)).toHaveLength(2))
    const list = await card('Completion List')
    await waitFor(() => expect(list.getByRole('checkbox', { name: 'Rope work' })).toBeChecked())
    expect(await stage('Rope work completed')).not.toBeChecked()
    expect(screen.getByText('25.25 hours')).toBeVisible()
    const records = await card('Progression Records')
    expect(records.getAllByRole('button')[0]).toHaveTextContent('20/03/2026 22:00 - 21/03/2026 01:30')
    expect(screen.getByRole('heading', { name: 'Register Progression' })).toHaveFocus()
  })

  it('needs neither notes nor stages', async () => {
    const { user, store } = await openPerson('carla')
    await user.type(start(), '2026-03-20T22:00')
    await user.type(end(), '2026-03-20T22:00')
    await user.click(await register())
    await waitFor(() => expect(store.state.registrations[2]?.records).toHaveLength(1))
    expect(store.made(recordProgress)[0]).toMatchObject({ data: { Stages: [], Notes: '' } })
  })

  it('is busy meanwhile and sent once', async () => {
    const store = progressStore()
    let reply = () => {}
    store.answer(recordProgress, async (input) => {
      await new Promise<void>((resolve) => (reply = resolve))
      return store.usual(recordProgress, input)
    })
    const { user } = await openPerson('anna', store)
    await fillIn(user)
    await user.dblClick(await register())
    expect(await register()).toBeDisabled()
    for (const field of [notes(), start(), end(), await stages()]) expect(field).toBeDisabled()
    await act(async () => reply())
    expect(await screen.findByText('The record was added')).toBeVisible()
    expect(store.made(recordProgress)).toHaveLength(1)
  })
})

describe('a failure', () => {
  it('is reported with the message of the server beside the form, which is kept (PMGR-043, PMGR-047)', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { user, store } = await openPerson('anna')
    await fillIn(user, ['2027-03-20T22:00', '2027-03-21T01:30'])
    await user.click(await register())
    expect(await findMessage()).toBe(failure)
    expect(log).toHaveBeenCalledWith(failure, expect.any(ApiError))
    await answer(user, 'OK')
    expect((await form()).getByRole('alert')).toHaveTextContent('The end must not be more than a day ahead')
    expect(notes()).toHaveValue('River crossing\nwith a rope')
    expect(start()).toHaveValue('2027-03-20T22:00')
    expect(await stage('Rope work')).toBeChecked()
    expect(store.made(progressionData)).toHaveLength(1)
  })

  it('of the network adds nothing twice when the record is sent again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const store = progressStore()
    store.answer(recordProgress, (input) => {
      void store.usual(recordProgress, input)
      throw new ApiError('no answer', { status: 0 })
    })
    const { user } = await openPerson('anna', store)
    await fillIn(user)
    await user.click(await register())
    await answer(user, 'OK')
    expect((await form()).getByRole('alert')).toHaveTextContent(
      'The record may or may not have been added. Sending it again unchanged does not add it twice.',
    )
    // the list shows that it was
    const records = await card('Progression Records')
    await waitFor(() => expect(records.getAllByRole('button')[0]).toHaveTextContent('20/03/2026 22:00'))
    store.answer(recordProgress, undefined)
    await user.click(await register())
    expect(await screen.findByText('The record was added')).toBeVisible()
    expect(store.state.registrations[0]?.records).toHaveLength(7)
    const [first, second] = store.made(recordProgress)
    expect(second).toEqual(first)
  })

  it('creates a new record after a correction, and for the same one sent again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const store = progressStore()
    store.answer(recordProgress, () => refuse(400, 'No'))
    const { user } = await openPerson('anna', store)
    await fillIn(user)
    await user.click(await register())
    await answer(user, 'OK')
    store.answer(recordProgress, undefined)
    await user.type(notes(), '!')
    await user.click(await register())
    await screen.findByText('The record was added')
    await fillIn(user)
    await user.type(notes(), '!')
    await user.click(await register())
    await waitFor(() => expect(store.state.registrations[0]?.records).toHaveLength(8))
    const keys = store.made(recordProgress).map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
  })
})
