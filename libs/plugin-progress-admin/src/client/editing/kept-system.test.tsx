import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { copyServer, type CopyServer } from '@sitewright/page-kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { progressStore, savePage, type Answers, type ProgressStore } from '../../testing/progress-store.ts'
import { guides } from '../../testing/sample-systems.ts'
import { answer, button, editPage, list, names } from '../../testing/show-page.tsx'
import { parseSystem } from './kept-system.ts'

describe('a system that was edited and not saved', () => {
  let kept: CopyServer
  beforeEach(() => {
    localStorage.clear()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    kept = copyServer()
  })
  afterEach(() => vi.useRealTimers())

  const open = (store: ProgressStore) => editPage(store, { answers: kept.answers as Answers })
  const offer = () => screen.findByRole('region', { name: 'Unsaved changes' })
  const attached = () => progressStore({ systems: [guides()], attached: 1 })

  /** Adds a state, and leaves before it is saved. */
  async function addAndLeave(store: ProgressStore) {
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
    await open(store)
    await user.click(list('States').getByRole('button', { name: 'ADD STATE' }))
    await answer(user, 'OK', 'On leave')
    await act(() => vi.advanceTimersByTimeAsync(6000))
    cleanup()
    return user
  }

  it('is offered again, and saved as if nothing had happened', async () => {
    const store = attached()
    const user = await addAndLeave(store)
    const { sent } = await open(store)
    expect(names('States')).not.toContain('On leave')
    await user.click(within(await offer()).getByRole('button', { name: 'Continue with them' }))
    expect(names('States').at(-1)).toBe('On leave')
    await user.click(button('Save changes'))
    await waitFor(() => expect(sent(savePage)).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await waitFor(() => expect(kept.kept.size).toBe(0))
    expect(names('States').at(-1)).toBe('On leave')
  })

  it('is based on the version of that time: what somebody else saved since is not overwritten unseen', async () => {
    const store = attached()
    const user = await addAndLeave(store)
    store.systems[0]!.version += 1
    await open(store)
    expect(await offer()).toHaveTextContent('Something else was saved since then')
    await user.click(button('Continue with them'))
    await user.click(button('Save changes'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else saved this system')
  })

  it.each([
    ['no JSON', 'states'],
    ['one list only', '{"SystemStates":[]}'],
    ['an entry without a name', '{"SystemStates":[{"id":1}],"SystemStages":[]}'],
    ['an entry twice', '{"SystemStates":[{"id":1,"Description":"A"},{"id":1,"Description":"B"}],"SystemStages":[]}'],
  ])('is none where it is %s', (_, text) => {
    expect(parseSystem(text)).toBeUndefined()
  })
})
