import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, button, card, findMessage, openPage, openPerson, patient } from '../../testing/open-page.tsx'
import { accountList, content, progressionData, progressStore, refuse, register } from '../../testing/progress-store.ts'
import { sampleAccounts } from '../../testing/sample-progress.ts'

afterEach(() => void vi.restoreAllMocks())

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Progress Registration' }, patient))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const offline = () => Promise.reject(new Error('no network'))

async function openDialog(store = progressStore()) {
  const page = await openPage(store)
  await page.user.click(await button('Register new user'))
  await dialog()
  return page
}

async function choose(user: Awaited<ReturnType<typeof openDialog>>['user'], name: string) {
  const select = (await dialog()).getByRole('combobox', { name: 'Select account' })
  await user.type(select, name)
  await (await dialog()).findByRole('option', { name: new RegExp(name, 'i') })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(select).toHaveDisplayValue(new RegExp(name, 'i')))
}

const press = async (user: Awaited<ReturnType<typeof openDialog>>['user'], name: string) =>
  user.click((await dialog()).getByRole('button', { name }))

describe('Progress Registration', () => {
  it("is opened by 'Register new user', once the accounts are there (PMGR-026, API-061)", async () => {
    const { store } = await openDialog()
    expect(store.made(accountList)).toEqual([{ id: 7 }])
    expect((await dialog()).getByRole('heading', { name: 'Progress Registration' })).toBeVisible()
  })

  it("has a choice of accounts as 'email (name)' without those registered, CANCEL and REGISTER (PMGR-027, PMGR-033)", async () => {
    const { user } = await openDialog()
    await user.click((await dialog()).getByRole('combobox', { name: 'Select account' }))
    expect((await (await dialog()).findAllByRole('option')).map((each) => each.textContent)).toEqual([
      'dora@example.org (Dora Lind)',
      'emil@example.org (Emil Sund)',
    ])
    for (const name of ['CANCEL', 'REGISTER'])
      expect((await dialog()).getByRole('button', { name })).toBeInTheDocument()
  })

  it('can register once an account is chosen (PMGR-028)', async () => {
    const { user } = await openDialog()
    const submit = (await dialog()).getByRole('button', { name: 'REGISTER' })
    expect(submit).toBeDisabled()
    await choose(user, 'dora')
    expect(submit).toBeEnabled()
  })

  it('is left by CANCEL without registering, and loads the list again the next time', async () => {
    const { user, store } = await openDialog()
    await choose(user, 'dora')
    await press(user, 'CANCEL')
    await closed()
    expect(store.made(register)).toEqual([])
    await user.click(await button('Register new user'))
    expect((await dialog()).getByRole('combobox')).toHaveValue('')
    expect(store.made(accountList)).toHaveLength(2)
  })

  it('says so when everybody is registered', async () => {
    await openDialog(progressStore({ accounts: sampleAccounts.slice(0, 3) }))
    expect((await dialog()).getByText('Every account is already registered.')).toBeVisible()
    expect((await dialog()).getByRole('button', { name: 'REGISTER' })).toBeDisabled()
  })

  it('does not open when the accounts cannot be loaded, which is reported (PMGR-044)', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const failure = 'Failed to connect to system, see browser log for more information'
    const store = progressStore()
    store.answer(accountList, offline)
    const { user } = await openPage(store)
    await user.click(await button('Register new user'))
    expect(await findMessage()).toBe(failure)
    expect(log).toHaveBeenCalledWith(failure, expect.any(Error))
    await answer(user, 'OK')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(async () => expect(await button('Register new user')).toHaveFocus())
    expect(await button('Register new user')).toHaveAttribute('aria-busy', 'false')
    store.answer(accountList, undefined)
    await user.click(await button('Register new user'))
    expect(await dialog()).toBeTruthy()
  })
})

describe('registering', () => {
  it('lists the person, selects the registration and closes the dialog (PMGR-002, PMGR-040, API-062)', async () => {
    const { user, store } = await openDialog()
    await choose(user, 'dora')
    await press(user, 'REGISTER')
    await closed()
    expect(store.made(register)).toEqual([{ id: 24, idProgressSystem: 4 }])
    expect(await card('Dora Lind dora@example.org')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Manage user progression' })).toHaveValue(
      'dora@example.org (Dora Lind)',
    )
    const { id } = store.state.registrations[3]!
    expect(store.made(progressionData)).toEqual([{ id }])
    await waitFor(() => expect(store.made(content)).toHaveLength(2))
  })

  it('shows the second toolbar after the first person (PMGR-010)', async () => {
    const { user } = await openDialog(progressStore({ people: [] }))
    await choose(user, 'anna')
    await press(user, 'REGISTER')
    expect(await card('Anna Berg anna@example.org')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Registered users' })).toBeVisible()
  })

  it('shows the person even while the content cannot be loaded again (ERR-024)', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { user, store } = await openDialog()
    store.answer(content, offline)
    await choose(user, 'dora')
    await press(user, 'REGISTER')
    expect(await card('Dora Lind dora@example.org')).toBeTruthy()
    await waitFor(() => expect(log).toHaveBeenCalled())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('asks before it discards edits to show the person', async () => {
    const { user, store } = await openPerson('anna')
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'River')
    await user.click(await button('Register new user'))
    await choose(user, 'dora')
    await press(user, 'REGISTER')
    expect(await findMessage()).toBe('There are unsaved changes. Leave without saving?')
    await answer(user, 'Keep editing')
    await closed()
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('River')
    expect(store.state.registrations).toHaveLength(4)
  })

  it('that fails is reported, and the choice is kept (PMGR-045)', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const failure = 'Failed to register user, see browser log for more information'
    const store = progressStore()
    store.answer(register, () => refuse(404, 'Not found'))
    const { user } = await openDialog(store)
    await choose(user, 'dora')
    await press(user, 'REGISTER')
    expect(await findMessage()).toBe(failure)
    expect(log).toHaveBeenCalledWith(failure, expect.any(Error))
    await answer(user, 'OK')
    expect((await dialog()).getByRole('alert')).toHaveTextContent('Not found')
    expect((await dialog()).getByRole('combobox')).toHaveValue('dora@example.org (Dora Lind)')
    store.answer(register, undefined)
    await press(user, 'REGISTER')
    expect(await card('Dora Lind dora@example.org')).toBeTruthy()
  })
})
