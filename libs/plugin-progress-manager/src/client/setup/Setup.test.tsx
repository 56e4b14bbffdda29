import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, button, findMessage, openPage, patient, people } from '../../testing/open-page.tsx'
import { content, progressStore, refuse, setupData, setupPage } from '../../testing/progress-store.ts'

afterEach(() => void vi.restoreAllMocks())

const failure = 'Failed to connect to system, see browser log for more information'
const unconfigured = () => progressStore({ system: null })
const systems = () => screen.findByRole('combobox', { name: 'Select system' }, patient)
const offline = () => Promise.reject(new Error('no network'))

describe('a page without a system', () => {
  it('says so where no system exists (PMGR-006)', async () => {
    const { store } = await openPage(progressStore({ system: null, systems: [] }))
    expect(
      await screen.findByText(
        'No progression systems have been configured. A progress system administrator must define one first.',
      ),
    ).toBeVisible()
    expect(store.made(setupData)).toEqual([{ id: 7 }])
    expect(screen.queryByRole('button', { name: 'CONFIGURE' })).toBeNull()
  })

  it('offers the systems and warns that the choice is permanent (PMGR-007, PMGR-008, PMGR-034, API-057)', async () => {
    const { user, store } = await openPage(unconfigured())
    expect([...(await systems()).querySelectorAll('option')].map((each) => each.textContent)).toEqual([
      ...['Choose a system', 'Mountain guides', 'Hut wardens'],
    ])
    expect(store.made(setupData)).toEqual([{ id: 7 }])
    expect(
      screen.getByText('This choice is permanent and cannot be altered once saved. Several systems can be made.'),
    ).toBeVisible()
    expect(await button('CONFIGURE')).toBeDisabled()
    await user.selectOptions(await systems(), 'Hut wardens')
    expect(await button('CONFIGURE')).toBeEnabled()
  })

  it('shows a spinner until they are loaded; a failure is only logged and followed by another try (PMGR-005, ERR-025)', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const store = unconfigured()
    store.answer(setupData, offline)
    await openPage(store)
    expect(await screen.findByText('Loading progression systems...', {}, patient)).toBeVisible()
    await waitFor(() => expect(log).toHaveBeenCalled())
    store.answer(setupData, undefined)
    expect(await systems()).toBeVisible()
    expect(store.made(setupData)).toHaveLength(2)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('configuring', () => {
  async function configure(store = unconfigured()) {
    const page = await openPage(store)
    await page.user.selectOptions(await systems(), 'Hut wardens')
    await page.user.click(await button('CONFIGURE'))
    return page
  }

  it('attaches the page and loads its content again (PMGR-001, PMGR-035, API-060)', async () => {
    const { store } = await configure()
    expect(await people()).toBeVisible()
    expect(store.made(setupPage)).toEqual([{ id: 7, SystemId: 5 }])
    expect(store.made(content)).toHaveLength(2)
    expect(screen.getByRole('heading', { level: 1, name: 'Hut wardens' })).toBeVisible()
  })

  it('is permanent: a configured page offers no other system (PMGR-036)', async () => {
    const { store } = await configure()
    await people()
    expect(screen.queryByRole('combobox', { name: 'Select system' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'CONFIGURE' })).toBeNull()
    expect(store.made(setupData)).toHaveLength(1)
  })

  it('shows a spinner while the content is loaded, which is tried again after a failure (ERR-024)', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const store = unconfigured()
    const page = await openPage(store)
    await page.user.selectOptions(await systems(), 'Hut wardens')
    store.answer(content, offline)
    await page.user.click(await button('CONFIGURE'))
    expect(await screen.findByText('Loading...')).toBeVisible()
    await waitFor(() => expect(log).toHaveBeenCalled())
    store.answer(content, undefined)
    expect(await people()).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('that fails is reported, and the choice is kept (PMGR-044)', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const store = unconfigured()
    store.answer(setupPage, () => refuse(404, 'Not found'))
    const { user } = await configure(store)
    expect(await findMessage()).toBe(failure)
    expect(log).toHaveBeenCalledWith(failure, expect.any(Error))
    await answer(user, 'OK')
    expect(await screen.findByRole('alert')).toHaveTextContent('Not found')
    expect(await systems()).toHaveValue('5')
    expect(await button('CONFIGURE')).toBeEnabled()
  })

  it('by somebody else meanwhile shows what they chose', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const store = unconfigured()
    const page = await openPage(store)
    await page.user.selectOptions(await systems(), 'Hut wardens')
    await store.usual(setupPage, { id: 7, SystemId: 4 })
    await page.user.click(await button('CONFIGURE'))
    expect(await findMessage()).toBe(failure)
    await answer(page.user, 'OK')
    expect(await screen.findByRole('heading', { level: 1, name: 'Mountain guides' })).toBeVisible()
  })
})
