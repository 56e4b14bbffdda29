import '../../testing/in-auckland.ts'
import { copyServer, type CopyServer } from '@sitewright/page-kit/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@sitewright/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, button, card, choosePerson, findMessage, openPerson } from '../../testing/open-page.tsx'
import { progressStore, recordProgress, type ProgressStore } from '../../testing/progress-store.ts'
import { parseRecord } from './kept-record.ts'

const form = () => card('Register Progression')
const notes = () => screen.getByRole('textbox', { name: 'Notes' })
const start = () => screen.getByLabelText('Start date/time')
const offer = async () => within(await screen.findByRole('region', { name: 'Unsaved changes' }))

describe('a record that was typed and not sent', () => {
  let kept: CopyServer
  let store: ProgressStore
  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, '', '/')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.spyOn(console, 'error').mockReturnValue()
    kept = copyServer()
    store = progressStore()
    for (const [call, by] of Object.entries(kept.answers)) store.answer(call, by as (input: object) => unknown)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const open = async () => {
    const page = await openPerson('anna', store)
    return { ...page, user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }) }
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  /** The browser is closed without a question. */
  const crash = async () => {
    await pass(6000)
    cleanup()
    window.history.replaceState(null, '', '/')
  }

  async function typeAll() {
    const page = await open()
    await page.user.click((await form()).getByRole('checkbox', { name: /Rope work/ }))
    await page.user.type(notes(), 'River crossing')
    await page.user.type(start(), '2026-03-20T22:00')
    await page.user.type(screen.getByLabelText('End date/time'), '2026-03-21T01:30')
    return page
  }

  it('is offered again, and added once it is sent', async () => {
    await typeAll()
    await crash()
    const { user } = await open()
    expect(notes()).toHaveValue('')
    await user.click((await offer()).getByRole('button', { name: 'Continue with them' }))
    expect(notes()).toHaveValue('River crossing')
    expect(start()).toHaveValue('2026-03-20T22:00')
    expect((await form()).getByRole('checkbox', { name: /Rope work/ })).toBeChecked()
    await user.click(await button('REGISTER NEW PROGRESSION'))
    expect(await screen.findByText(/The record was added/)).toBeVisible()
    expect(store.made(recordProgress)).toMatchObject([{ data: { Notes: 'River crossing', Stages: [15] } }])
    await pass(2000)
    await waitFor(() => expect(kept.kept.size).toBe(0))
  })

  it('is not added twice where the first answer was lost with the browser', async () => {
    const { user } = await typeAll()
    store.answer(recordProgress, (input) => {
      store.usual(recordProgress, input)
      throw new ApiError('No answer', { status: 0 })
    })
    await user.click(await button('REGISTER NEW PROGRESSION'))
    await findMessage()
    await answer(user, 'OK')
    await crash()
    store.answer(recordProgress, undefined)
    const again = await open()
    await again.user.click((await offer()).getByRole('button', { name: 'Continue with them' }))
    await again.user.click(await button('REGISTER NEW PROGRESSION'))
    expect(await screen.findByText(/The record was added/)).toBeVisible()
    const [first, second] = store.made(recordProgress)
    expect(second).toEqual(first)
  })

  it('is offered for the person it is about, and for nobody else', async () => {
    await typeAll()
    await crash()
    const { user } = await open()
    await offer()
    await choosePerson(user, 'ben')
    await screen.findByRole('heading', { name: /ben/i })
    await pass(2000)
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
    await choosePerson(user, 'anna')
    await offer()
  })

  it('is forgotten once it is discarded', async () => {
    await typeAll()
    await crash()
    const { user } = await open()
    await user.click((await offer()).getByRole('button', { name: 'Discard them' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await pass(2000)
    await waitFor(() => expect(kept.kept.size).toBe(0))
    expect(notes()).toHaveValue('')
  })
})

describe('what is kept of a record', () => {
  it.each([
    ['no JSON', 'notes'],
    ['something else', '[1]'],
    ['an empty record', '{"record":{"stages":[],"notes":"","start":"","end":""}}'],
  ])('is none in %s', (_, text) => {
    expect(parseRecord(text)).toBeUndefined()
  })

  it('is read as far as it makes sense', () => {
    const text = JSON.stringify({
      record: { stages: [15, 'x', 1.5], notes: 'Rope', start: 'soon', end: '2026-03-21T01:30' },
      sent: { text: 'x', key: 'not a key' },
    })
    expect(parseRecord(text)).toEqual({ record: { stages: [15], notes: 'Rope', start: '', end: '2026-03-21T01:30' } })
  })
})
