import '../../testing/in-auckland.ts'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { manyRecords } from '../../testing/many-people.ts'
import { answer, button, card, findMessage, openPerson } from '../../testing/open-page.tsx'
import { progressionData, progressRecord, progressStore, refuse, strikeRecord } from '../../testing/progress-store.ts'
import { samplePeople } from '../../testing/sample-progress.ts'

afterEach(() => void vi.restoreAllMocks())

const records = () => card('Progression Records')
const expander = async (name: RegExp | string) => (await records()).getByRole('button', { name })
const open = async (user: UserEvent, name: RegExp | string) => user.click(await expander(name))
const item = async (name: RegExp) => (await expander(name)).closest('li')!
const compass = '21/02/2026 08:00 - 15:15'

describe('Progression Records', () => {
  it('lists the records as start - end, the latest first, the end with its day where that is another (PMGR-021, PMGR-023, PMGR-024, PMGR-025, PMGR-032)', async () => {
    await openPerson('anna')
    expect((await records()).getAllByRole('button').map((each) => each.textContent)).toEqual([
      '15/03/2026 09:00 - 17/03/2026 01:00',
      '14/03/2026 09:00 - 13:00',
      '07/03/2026 20:00 - 08/03/2026 02:00',
      compass,
      '10/02/2026 18:00 - 19:30',
      '03/02/2026 09:00 - 12:00',
    ])
    expect((await records()).getByText('7.25 hours')).toBeVisible()
  })

  it('says so when there is none', async () => {
    await openPerson('carla')
    expect((await records()).getByText('Nothing is recorded yet.')).toBeVisible()
  })

  it('shows 50 at first, and more on demand', async () => {
    const { user } = await openPerson(
      'anna',
      progressStore({ people: [{ ...samplePeople[0]!, records: manyRecords(120) }] }),
    )
    const count = async () => (await records()).getAllByRole('listitem').length
    expect(await count()).toBe(50)
    await user.click(await button('Show more (70)'))
    expect(await count()).toBe(100)
    expect((await records()).getAllByRole('listitem')[50]).toContainElement(document.activeElement as HTMLElement)
    await user.click(await button('Show more (20)'))
    expect(await count()).toBe(120)
    expect((await records()).queryByRole('button', { name: /Show more/ })).toBeNull()
  })
})

describe('the expander of a record', () => {
  it('loads notes and stage names when it is first opened, and only then (PMGR-022, PMGR-032, API-064)', async () => {
    const { user, store } = await openPerson('anna')
    expect(store.made(progressRecord)).toEqual([])
    expect(await expander(compass)).toHaveAttribute('aria-expanded', 'false')
    await open(user, compass)
    expect(await screen.findByText(/Compass course,\s+very wet\./)).toBeVisible()
    expect((await records()).getAllByRole('definition').map((each) => each.textContent)).toEqual([
      ...['Compass course,\nvery wet.', 'Map and compass', 'Weather'],
    ])
    expect((await records()).getByText(/^Recorded by/)).toHaveTextContent('Recorded by Kim Ngata, 21/02/2026 15:15')
    expect(await expander(compass)).toHaveAttribute('aria-expanded', 'true')
    await open(user, compass)
    expect(screen.getByText(/Compass course/)).not.toBeVisible()
    await open(user, compass)
    expect(screen.getByText(/Compass course/)).toBeVisible()
    expect(store.made(progressRecord)).toEqual([{ id: 103 }])
  })

  it('says so if there are neither notes nor stages', async () => {
    const { user } = await openPerson('anna')
    await open(user, /^14\/03/)
    expect(await screen.findByText('No notes')).toBeVisible()
    expect(screen.getByText('No stages')).toBeVisible()
  })

  it('shows a spinner; a failure is only logged, and tried again as long as it is open (ERR-027)', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const store = progressStore()
    store.answer(progressRecord, () => Promise.reject(new Error('no network')))
    const { user } = await openPerson('anna', store)
    await open(user, compass)
    expect(await screen.findByText('Loading record...')).toBeVisible()
    await waitFor(() => expect(log).toHaveBeenCalledOnce())
    await open(user, compass)
    store.answer(progressRecord, undefined)
    expect(store.made(progressRecord)).toHaveLength(1)
    await open(user, compass)
    // at once, not after the pause that was under way
    expect(store.made(progressRecord)).toHaveLength(2)
    expect(await screen.findByText(/Compass course/)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('a record that is struck out', () => {
  it('is shown struck through, with who, when and why, and can be read', async () => {
    const { user } = await openPerson('anna')
    const struck = await expander(/^15\/03/)
    expect(struck.querySelector('s')).toHaveTextContent('15/03/2026 09:00 - 17/03/2026 01:00')
    expect((await records()).getAllByRole('listitem')[0]).toHaveTextContent('Struck out: 40 hours')
    expect((await records()).getByText(/Struck out by/, { selector: 'p' })).toHaveTextContent(
      'Struck out by Kim Ngata, 16/03/2026 08:00: Four hours, not forty',
    )
    await user.click(struck)
    expect((await records()).getByRole('button', { name: /^15\/03/, expanded: true })).toBeVisible()
    expect((await records()).getAllByText('First aid')[0]).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Strike out' })).toBeNull()
  })
})

describe('striking out', () => {
  async function strike(store = progressStore()) {
    const page = await openPerson('anna', store)
    await open(page.user, compass)
    await page.user.click(await button('Strike out'))
    return page
  }

  it('says the consequences, asks why, and subtracts hours and stages', async () => {
    const { user, store } = await strike()
    expect(await findMessage()).toBe(
      `Strike out the record of ${compass}?\n\nIt stays readable, with your name and the reason. ` +
        'Its 7.25 hours no longer count, nor do stages that only this record completes. ' +
        'This cannot be undone.',
    )
    await answer(user, 'Strike out')
    expect(await findMessage()).toBe('Why is this record struck out?')
    await answer(user, 'OK', 'Wrong person')
    await waitFor(() => expect(screen.getByText('14.5 hours')).toBeVisible())
    expect(store.made(strikeRecord)).toEqual([{ id: 103, reason: 'Wrong person' }])
    expect(store.made(progressionData)).toHaveLength(2)
    expect((await expander(/^21\/02/)).querySelector('s')).not.toBeNull()
    expect((await item(/^21\/02/)).textContent).toMatch(/Struck out by Kim Ngata, 02\/04\/2026 12:00: Wrong person/)
    const list = await card('Completion List')
    expect(list.getByRole('checkbox', { name: 'Map and compass' })).not.toBeChecked()
    expect(screen.queryByRole('button', { name: 'Strike out' })).toBeNull()
    await waitFor(async () => expect(await expander(/^21\/02/)).toHaveFocus())
  })

  it('does nothing when it is not confirmed, or no reason is given', async () => {
    const { user, store } = await strike()
    await answer(user, 'Cancel')
    await user.click(await button('Strike out'))
    await answer(user, 'Strike out')
    await answer(user, 'OK', '  ')
    await waitFor(async () => expect(await findMessage()).toBe('A reason is needed. Why is this record struck out?'))
    await answer(user, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(store.made(strikeRecord)).toEqual([])
  })

  it('that fails is reported with the reason, and the record stays', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const failure = 'Failed to strike out the record, see browser log for more information'
    const store = progressStore()
    store.answer(strikeRecord, () => refuse(404, 'Not found'))
    const { user } = await strike(store)
    await answer(user, 'Strike out')
    await answer(user, 'OK', 'Wrong')
    await waitFor(async () => expect(await findMessage()).toBe(failure))
    expect(log).toHaveBeenCalledWith(failure, expect.any(Error))
    await answer(user, 'OK')
    expect((await records()).getByRole('alert')).toHaveTextContent('Not found')
    expect(await button('Strike out')).toBeEnabled()
  })

  it('that somebody else has done already shows it', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const store = progressStore()
    const { user } = await strike(store)
    await store.usual(strikeRecord, { id: 103, reason: 'Twice' })
    await answer(user, 'Strike out')
    await answer(user, 'OK', 'Wrong')
    await waitFor(async () => expect(await findMessage()).toMatch(/^Failed to strike/))
    await answer(user, 'OK')
    await waitFor(async () => expect(await item(/^21\/02/)).toHaveTextContent(/Struck out by Kim Ngata, .*: Twice/))
    expect(screen.queryByRole('button', { name: 'Strike out' })).toBeNull()
  })
})
