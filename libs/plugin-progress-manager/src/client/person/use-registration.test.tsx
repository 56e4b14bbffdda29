import '../../testing/in-auckland.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  button,
  card,
  choosePerson,
  findMessage,
  openPage,
  openPerson,
  patient,
} from '../../testing/open-page.tsx'
import { progressionData, progressStore, refuse, saveRegistration } from '../../testing/progress-store.ts'

afterEach(() => void vi.restoreAllMocks())

const failure = 'Failed to update registration data, see browser log for more information'
const anna = 'Anna Berg anna@example.org'
const state = async () => (await card(anna)).getByRole('combobox', { name: 'Progression state' })
const completed = async () => (await card(anna)).getByRole('checkbox', { name: 'Completed' })
const people = () => screen.getByRole('combobox', { name: 'Manage user progression' })

describe('the card of a registration', () => {
  it('shows its state among those of the system, the recorded hours and Completed (PMGR-012, PMGR-031, PMGR-037)', async () => {
    await openPerson('anna')
    const choice = await state()
    expect(
      within(choice)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual([...['No state', 'Enrolled', 'In training', 'Assessed', 'Certified']])
    expect(choice).toHaveDisplayValue('In training')
    expect(await completed()).not.toBeChecked()
    expect((await card(anna)).getByText('21.75 hours')).toBeVisible()
    expect((await card(anna)).getByText(/Registered by/)).toHaveTextContent('Registered by Kim Ngata, 23/12/2025 12:00')
  })

  it('shows a completed registration, and one without a state', async () => {
    const { user } = await openPerson('ben')
    const ben = await card('Ben Okafor ben@example.org')
    expect(ben.getByRole('checkbox', { name: 'Completed' })).toBeChecked()
    await choosePerson(user, 'carla')
    const carla = await card('Carla Tūwhare carla@example.org')
    expect(carla.getByRole('combobox')).toHaveDisplayValue('No state')
    expect(carla.getByText('0 hours')).toBeVisible()
  })

  it('shows a state that has come about since the page was loaded', async () => {
    const store = progressStore()
    store.answer(progressionData, (input) => ({
      ...(store.usual(progressionData, input) as object),
      ...{ idstate: 9, changes: [{ by: 'Ann', time: 1, state: 'On leave', complete: false }] },
    }))
    await openPerson('anna', store)
    expect(await state()).toHaveDisplayValue('On leave')
  })
})

describe('loading a progression', () => {
  it('shows a spinner; a failure is only logged and followed by another try (ERR-026)', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const store = progressStore()
    store.answer(progressionData, () => Promise.reject(new Error('no network')))
    const { user } = await openPage(store)
    await screen.findByRole('combobox', { name: 'Manage user progression' }, patient)
    await choosePerson(user, 'anna')
    expect(await screen.findByText('Loading progression...')).toBeVisible()
    await waitFor(() => expect(log).toHaveBeenCalled())
    store.answer(progressionData, undefined)
    expect(await card(anna)).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('Save changes', () => {
  it('is disabled while nothing has changed (PMGR-041)', async () => {
    const { user } = await openPerson('anna')
    const save = await button('Save changes')
    expect(save).toBeDisabled()
    await user.selectOptions(await state(), 'Assessed')
    expect(save).toBeEnabled()
    await user.selectOptions(await state(), 'In training')
    expect(save).toBeDisabled()
    await user.click(await completed())
    expect(save).toBeEnabled()
  })

  it('sends state and Completed, shows them in the list and reads the progression again (PMGR-038, API-065)', async () => {
    const { user, store } = await openPerson('anna')
    await user.selectOptions(await state(), 'Assessed')
    await user.click(await completed())
    await user.click(await button('Save changes'))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(store.made(saveRegistration)).toEqual([{ id: 1, data: { idstate: 3, complete: true } }])
    expect(people()).toHaveValue('anna@example.org (Anna Berg) (Assessed)')
    await waitFor(() => expect(store.made(progressionData)).toHaveLength(2))
    expect(await state()).toHaveDisplayValue('Assessed')
    expect(await completed()).toBeChecked()
    expect(await button('Save changes')).toBeDisabled()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('removes a state', async () => {
    const { user, store } = await openPerson('anna')
    await user.selectOptions(await state(), 'No state')
    await user.click(await button('Save changes'))
    await waitFor(() => expect(people()).toHaveValue('anna@example.org (Anna Berg)'))
    expect(store.made(saveRegistration)).toEqual([{ id: 1, data: { idstate: null, complete: false } }])
  })

  it('that fails is reported with the reason, and keeps the edits (PMGR-046)', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const store = progressStore()
    store.answer(saveRegistration, () => refuse(400, 'This is not a state of the progression system'))
    const { user } = await openPerson('anna', store)
    await user.selectOptions(await state(), 'Assessed')
    await user.click(await button('Save changes'))
    expect(await findMessage()).toBe(failure)
    expect(log).toHaveBeenCalledWith(failure, expect.any(Error))
    await answer(user, 'OK')
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not a state of the progression system')
    expect(await state()).toHaveDisplayValue('Assessed')
    store.answer(saveRegistration, undefined)
    await user.click(await button('Save changes'))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps what is edited while it is under way, and is sent once however often it is pressed', async () => {
    const store = progressStore()
    let reply = () => {}
    store.answer(saveRegistration, async (input) => {
      await new Promise<void>((resolve) => (reply = resolve))
      return store.usual(saveRegistration, input)
    })
    const { user } = await openPerson('anna', store)
    await user.selectOptions(await state(), 'Assessed')
    await user.click(await button('Save changes'))
    expect(await screen.findByText('Saving...')).toBeVisible()
    await user.keyboard('{Control>}s{/Control}')
    await user.click(await completed())
    await act(async () => reply())
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    expect(await completed()).toBeChecked()
    expect(store.made(saveRegistration)).toEqual([{ id: 1, data: { idstate: 3, complete: false } }])
    await user.click(await button('Save changes'))
    await act(async () => reply())
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(store.state.registrations[0]).toMatchObject({ idstate: 3, complete: true })
  })

  it('changes nobody else who is shown before it is done', async () => {
    const store = progressStore()
    let reply = () => {}
    store.answer(saveRegistration, async (input) => {
      await new Promise<void>((resolve) => (reply = resolve))
      return store.usual(saveRegistration, input)
    })
    const { user } = await openPerson('anna', store)
    await user.selectOptions(await state(), 'Assessed')
    await user.click(await button('Save changes'))
    await choosePerson(user, 'carla')
    await answer(user, 'Discard')
    const carla = await card('Carla Tūwhare carla@example.org')
    await act(async () => reply())
    expect(carla.getByRole('combobox')).toHaveDisplayValue('No state')
    expect(await button('Save changes')).toBeDisabled()
    await choosePerson(user, 'anna')
    expect(await state()).toHaveDisplayValue('Assessed')
    expect(people()).toHaveValue('anna@example.org (Anna Berg) (Assessed)')
  })

  it('keeps what somebody else has changed meanwhile and was not edited here', async () => {
    const { user, store } = await openPerson('anna')
    await user.click(await completed())
    store.state.registrations[0]!.idstate = 4
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Exam')
    await user.type(screen.getByLabelText('Start date/time'), '2026-03-20T09:00')
    await user.type(screen.getByLabelText('End date/time'), '2026-03-20T10:00')
    await user.click(await button('REGISTER NEW PROGRESSION'))
    await waitFor(async () => expect(await state()).toHaveDisplayValue('Certified'))
    await user.click(await button('Save changes'))
    await waitFor(() => expect(store.made(saveRegistration)).toEqual([{ id: 1, data: { idstate: 4, complete: true } }]))
  })
})
