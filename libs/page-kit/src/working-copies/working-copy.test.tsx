import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyServer, type CopyServer } from '../testing/copy-server.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { pageStore } from '../testing/page-store.ts'
import { TextPage } from '../testing/TextPage.tsx'
import { EditedPageProvider } from './edited-page.ts'

const minute = 60_000

const button = (name: string) => screen.getByRole('button', { name })
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const offer = () => screen.findByRole('region', { name: 'Unsaved changes' })

describe('the page that somebody edits', () => {
  let server: CopyServer
  beforeEach(() => {
    localStorage.clear()
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 24, 14, 2) })
    server = copyServer()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  function openPage(store = pageStore()) {
    const stored = store.read()
    const view = render(
      <KitProviders api={fakeApi(server.answers)}>
        <EditedPageProvider value={3}>
          <TextPage
            stored={stored}
            save={(request) => store.save(request)}
            reload={() => Promise.resolve(store.read())}
          />
        </EditedPageProvider>
      </KitProviders>,
    )
    return { ...view, store, user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }) }
  }
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  /** Types, and then all of it is gone, as in a browser that crashed. */
  async function typeAndCrash(store = pageStore()) {
    const { user, unmount } = openPage(store)
    await user.click(button('Edit page'))
    await user.type(text(), ' and more')
    await pass(6000)
    const [left, kept] = [Object.fromEntries(Object.entries(localStorage)), new Map(server.kept)]
    unmount()
    Object.assign(localStorage, left)
    for (const [subject, copy] of kept) server.kept.set(subject, copy)
  }

  it('says in words how far what is typed has come', async () => {
    const { user } = openPage()
    await user.click(button('Edit page'))
    await user.type(text(), ' and more')
    expect(await screen.findByText('Not saved yet')).toBeVisible()
    await pass(5000)
    expect(await screen.findByText('Not saved yet, kept for you 2:02 pm')).toBeVisible()
    server.isThere = false
    await user.type(text(), '!')
    await pass(5000)
    expect(await screen.findByText('No connection: kept on this device')).toBeVisible()
    server.isThere = true
    server.account = 0
    await pass(minute)
    expect(await screen.findByText('Logged out: kept on this device')).toBeVisible()
    server.account = 7
    server.isGone = true
    await pass(minute)
    expect(await screen.findByText('This page is gone: kept on this device')).toBeVisible()
    server.isForbidden = true
    await pass(minute)
    expect(await screen.findByText('No right to edit: kept on this device')).toBeVisible()
    server.isThere = false
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The storage is full', 'QuotaExceededError')
    })
    await user.type(text(), '!')
    await pass(minute)
    expect(await screen.findByText('Kept nowhere: no connection, no storage')).toBeVisible()
    server.isThere = true
    await pass(minute)
    expect(await screen.findByText('Kept nowhere: no storage in this browser')).toBeVisible()
  })

  it('has it offered again, in edit mode and based on what it was written over', async () => {
    const store = pageStore()
    await typeAndCrash(store)
    const { user } = openPage(store)
    expect(await offer()).toHaveTextContent('You have changes from 2:02 pm that are not saved.')
    expect(screen.getByText('Published words')).toBeVisible()
    await user.click(button('Continue with them'))
    expect(text()).toHaveValue('Published words and more')
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
    await user.click(button('Save page'))
    expect(await screen.findByText('Published words and more')).toBeVisible()
    expect(store.requests).toMatchObject([{ content: 'Published words and more', base: 1 }])
    await waitFor(() => expect(server.kept.size).toBe(0))
    expect(Object.keys(localStorage).filter((name) => name.includes('working-copy'))).toEqual([])
  })

  it('says that something was saved since, and lets the conflict be decided before it is overwritten', async () => {
    const store = pageStore()
    await typeAndCrash(store)
    store.publishElsewhere('Words of somebody else')
    const { user } = openPage(store)
    expect(await offer()).toHaveTextContent('Something else was saved since then')
    await user.click(button('Continue with them'))
    await user.click(button('Save page'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ann saved this page')
    expect(store.stored.active).toBe('Words of somebody else')
    expect(text()).toHaveValue('Published words and more')
  })

  it('forgets it when it is not wanted, and when the edits are discarded', async () => {
    await typeAndCrash()
    const { user, unmount } = openPage()
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    await user.click(within(await offer()).getByRole('button', { name: 'Discard them' }))
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining('They cannot be brought back.'))
    expect(server.kept.size).toBe(1)
    await user.click(within(await offer()).getByRole('button', { name: 'Discard them' }))
    await waitFor(() => expect(server.kept.size).toBe(0))
    unmount()
    await typeAndCrash()
    const { user: again } = openPage()
    await again.click(within(await offer()).getByRole('button', { name: 'Continue with them' }))
    await pass(5000)
    expect(server.kept.size).toBe(1)
    await again.click(button('Discard changes'))
    await waitFor(() => expect(server.kept.size).toBe(0))
    expect(screen.getByText('Published words')).toBeVisible()
  })

  it('has one band for all that was typed, which tells copies of one minute apart', async () => {
    await typeAndCrash()
    const { user, unmount } = openPage()
    await offer()
    await user.click(button('Edit page'))
    await user.type(text(), '!')
    await pass(6000)
    unmount()
    openPage()
    const band = await offer()
    expect(screen.getAllByRole('region', { name: /Unsaved changes/ })).toEqual([band])
    const [newest, oldest] = within(band).getAllByRole('group')
    expect(newest).toHaveAccessibleName('Unsaved changes 1 of 2')
    expect(newest).toHaveTextContent(/^You have changes from 2:02:\d\d pm that are not saved\./)
    expect(oldest).toHaveTextContent(/^Other changes are from 2:02:\d\d pm\./)
  })

  it('does not give way to another copy before somebody was asked', async () => {
    await typeAndCrash()
    const { user } = openPage()
    await offer()
    await user.click(button('Edit page'))
    await user.type(text(), ' of today')
    await pass(6000)
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    await user.click(within(await offer()).getByRole('button', { name: 'Continue with them' }))
    expect(confirm).toHaveBeenCalledOnce()
    expect(text()).toHaveValue('Published words of today')
    await user.click(within(await offer()).getByRole('button', { name: 'Continue with them' }))
    await waitFor(() => expect(text()).toHaveValue('Published words and more'))
  })

  it('goes on from a draft as a draft', async () => {
    const store = pageStore('Drafted words')
    const { user, unmount } = openPage(store)
    await user.click(button('Load draft'))
    await user.click(button('Edit page'))
    await user.type(text(), ' and more')
    await pass(6000)
    unmount()
    const { user: again } = openPage(store)
    await again.click(within(await offer()).getByRole('button', { name: 'Continue with them' }))
    expect(screen.getByText('[draft mode]')).toBeVisible()
    expect(text()).toHaveValue('Drafted words and more')
  })
})
