import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  button,
  card,
  choosePerson,
  findMessage,
  openPage,
  openPerson,
  patient,
  people,
} from '../../testing/open-page.tsx'
import { progressionData, progressStore, saveRegistration } from '../../testing/progress-store.ts'

beforeEach(() => window.history.replaceState(null, '', '/progress'))
afterEach(() => void vi.restoreAllMocks())

const question = 'There are unsaved changes. Leave without saving?'
const state = () => screen.findByRole('combobox', { name: 'Progression state' }, patient)
const toolbar = async () => within(await screen.findByRole('group', { name: 'Progression system' }, patient))

describe('the toolbars', () => {
  it("are headed by the system's name and have two icon buttons (PMGR-009)", async () => {
    await openPage()
    const bar = await toolbar()
    expect(bar.getByRole('heading', { level: 1, name: 'Mountain guides' })).toBeVisible()
    expect(bar.getByRole('button', { name: 'Register new user' })).toBeEnabled()
    expect(bar.getByText('Register new user')).toBeVisible()
    expect(bar.getByRole('button', { name: 'Save changes' })).toBeDisabled()
    expect(bar.getByText('Save')).toBeVisible()
  })

  it('list the registered users where there are any (PMGR-010, PMGR-011, PMGR-030)', async () => {
    const { user } = await openPage()
    await user.click(await people())
    expect((await screen.findAllByRole('option')).map((each) => each.textContent)).toEqual([
      'anna@example.org (Anna Berg) (In training)',
      'ben@example.org (Ben Okafor) (Certified)',
      'carla@example.org (Carla Tūwhare)',
    ])
  })

  it('have no second toolbar without registered users (PMGR-010)', async () => {
    await openPage(progressStore({ people: [] }))
    expect(await screen.findByText('No one is registered yet')).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Registered users' })).toBeNull()
  })
})

describe('choosing a person', () => {
  it('loads that one only, and shows what is known (API-063)', async () => {
    const { store } = await openPerson('anna')
    expect(store.made(progressionData)).toEqual([{ id: 1 }])
    for (const title of ['Anna Berg anna@example.org', 'Completion List', 'Register Progression', 'Timeline'])
      expect(screen.getByRole('region', { name: title })).toBeVisible()
  })

  it('is in the address, for a reload and for links', async () => {
    const { user, unmount, store } = await openPerson('ben')
    expect(window.location.search).toBe('?person=2')
    unmount()
    await openPage(store)
    expect(await card('Ben Okafor ben@example.org')).toBeTruthy()
    await choosePerson(user, 'anna')
    expect(window.location.pathname + window.location.search).toBe('/progress?person=1')
  })

  it('keeps the state of the router in the history, and other parameters', async () => {
    window.history.replaceState({ idx: 3, key: 'x' }, '', '/progress?person=99&tab=1#top')
    await openPerson('anna')
    expect(window.history.state).toEqual({ idx: 3, key: 'x' })
    expect(window.location.search + window.location.hash).toBe('?person=1&tab=1#top')
  })

  it('loads nobody who is not listed', async () => {
    window.history.replaceState(null, '', '/progress?person=99')
    const { store } = await openPage()
    expect(await screen.findByText('No one selected', {}, patient)).toBeVisible()
    expect(store.made(progressionData)).toEqual([])
  })

  it('asks before an edited state is discarded', async () => {
    const { user } = await openPerson('anna')
    await user.selectOptions(await state(), 'Assessed')
    await choosePerson(user, 'ben')
    expect(await findMessage()).toBe(question)
    await answer(user, 'Keep editing')
    expect(await people()).toHaveValue('anna@example.org (Anna Berg) (In training)')
    expect(await state()).toHaveDisplayValue('Assessed')
    await choosePerson(user, 'ben')
    await answer(user, 'Discard')
    expect(await card('Ben Okafor ben@example.org')).toBeTruthy()
    expect(await state()).toHaveDisplayValue('Certified')
    await choosePerson(user, 'anna')
    await card('Anna Berg anna@example.org')
    expect(await state()).toHaveDisplayValue('In training')
  })

  it('asks before a half-typed record is discarded', async () => {
    const { user } = await openPerson('anna')
    await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'River')
    await choosePerson(user, 'ben')
    await answer(user, 'Keep editing')
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('River')
  })

  it('asks before a half-typed date is discarded', async () => {
    const { user } = await openPerson('anna')
    const start = screen.getByLabelText<HTMLInputElement>('Start date/time')
    Object.defineProperty(start, 'validity', { value: { badInput: true } })
    await choosePerson(user, 'ben')
    expect(await findMessage()).toBe(question)
  })
})

describe('the progress of each person', () => {
  it('is recorded: state, completion, stages, notes, start, end and hours (PMGR-003)', async () => {
    const { user, store } = await openPerson('carla')
    await user.selectOptions(await state(), 'Enrolled')
    await user.click(screen.getByRole('checkbox', { name: 'Completed' }))
    await user.click(await button('Save changes'))
    const form = await card('Register Progression')
    await user.click(form.getByRole('checkbox', { name: 'Radio use' }))
    await user.type(form.getByRole('textbox', { name: 'Notes' }), 'Channels')
    await user.type(form.getByLabelText('Start date/time'), '2026-03-20T09:00')
    await user.type(form.getByLabelText('End date/time'), '2026-03-20T10:30')
    await user.click(form.getByRole('button'))
    expect(await screen.findByText('1.5 hours', { selector: 'b' })).toBeVisible()
    const [anna, , carla] = store.state.registrations
    expect(carla).toMatchObject({ idstate: 1, complete: true })
    const [Start, End] = ['09:00', '10:30'].map((time) => new Date(`2026-03-20T${time}`).getTime())
    expect(carla?.records).toMatchObject([{ Start, End, Notes: 'Channels', Stages: [12] }])
    expect(anna?.records).toHaveLength(6)
    await choosePerson(user, 'anna')
    expect(await screen.findByText('21.75 hours', { selector: 'b' })).toBeVisible()
  })
})

describe('leaving the page', () => {
  const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('has the browser and the shell ask while there is something to lose', async () => {
    const guards = new Set<() => boolean>()
    const guardLeaving = (unsaved: () => boolean) => {
      guards.add(unsaved)
      return () => void guards.delete(unsaved)
    }
    const { user } = await openPerson('anna', undefined, { guardLeaving })
    const wouldLose = () => [...guards].some((unsaved) => unsaved())
    expect([browserAsks(), wouldLose()]).toEqual([false, false])
    await user.selectOptions(await state(), 'Assessed')
    expect([browserAsks(), wouldLose()]).toEqual([true, true])
    await user.selectOptions(await state(), 'In training')
    expect([browserAsks(), wouldLose()]).toEqual([false, false])
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'x')
    expect([browserAsks(), wouldLose()]).toEqual([true, true])
  })
})

describe('the overview', () => {
  it('is a view of its own, and keeps what is typed about a person', async () => {
    const { user } = await openPerson('anna')
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'River')
    await user.click(await button('Overview'))
    expect(await screen.findByRole('table', {}, patient)).toBeVisible()
    expect(await button('Overview')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByRole('textbox', { name: 'Notes' })).toBeNull()
    await user.click(await button('People'))
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('River')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('keeps its state while a person is open', async () => {
    const { user } = await openPerson('anna')
    await user.click(await button('Overview'))
    await user.type(await screen.findByRole('searchbox', { name: 'Name or email' }, patient), 'Okafor')
    await user.click(await screen.findByRole('button', { name: /Ben Okafor/ }, patient))
    await user.click(await button('Overview'))
    expect(await screen.findByRole('searchbox', { name: 'Name or email' }, patient)).toHaveValue('Okafor')
    expect(screen.queryByRole('button', { name: /Anna Berg/ })).toBeNull()
  })

  it('leads to a person, but asks first if that would discard something', async () => {
    const { user } = await openPerson('anna')
    await user.click(await button('Overview'))
    await user.click(await screen.findByRole('button', { name: /Ben Okafor/ }, patient))
    expect(await card('Ben Okafor ben@example.org')).toBeTruthy()
    await user.selectOptions(await state(), 'Assessed')
    await user.click(await button('Overview'))
    await user.click(await screen.findByRole('button', { name: /Anna Berg/ }, patient))
    await answer(user, 'Keep editing')
    expect(screen.getByRole('table')).toBeVisible()
    expect(await button('Overview')).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('Ctrl+S', () => {
  it('saves, and keeps the browser from storing the page as a file', async () => {
    const { user, store } = await openPerson('anna')
    const press = (keys: object) => fireEvent.keyDown(document.body, { key: 's', ...keys })
    await act(async () => expect(press({ ctrlKey: true })).toBe(false))
    expect(store.made(saveRegistration)).toEqual([])
    await user.selectOptions(await state(), 'Assessed')
    await act(async () => expect(press({})).toBe(true))
    expect(store.made(saveRegistration)).toEqual([])
    await act(async () => expect(press({ metaKey: true, key: 'S' })).toBe(false))
    await waitFor(() => expect(store.made(saveRegistration)).toHaveLength(1))
  })
})
