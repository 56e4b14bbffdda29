import { ApiError } from '@sitewright/api-client'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getContent, progressStore, savePage } from '../../testing/progress-store.ts'
import { entries, system } from '../../testing/sample-systems.ts'
import { answer, button, editPage, findMessage, leavesUnasked, names, rowButton } from '../../testing/show-page.tsx'

afterEach(() => vi.restoreAllMocks())

const attached = () =>
  progressStore({
    systems: [system({ states: entries(11, ['Applied', 'Certified']), stages: entries(21, ['Ropes', 'Radio']) })],
    attached: 1,
  })
const down = new ApiError('down', { status: 500, body: { error: 'The database is busy' } })
const save = () => button('Save changes')
const saying = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument())

async function add(user: UserEvent, label: 'ADD STATE' | 'ADD STAGE', name: string) {
  await user.click(button(label))
  await answer(user, 'OK', name)
  await screen.findByRole('group', { name })
}

describe('saving', () => {
  it('needs a change, and is disabled again when the change is reverted', async () => {
    const { user } = await editPage(attached())
    expect(save()).toBeDisabled()
    await user.click(rowButton('Applied', 'Move down'))
    expect(save()).toBeEnabled()
    expect(screen.getByText('Not saved')).toBeVisible()
    await user.click(rowButton('Applied', 'Move up'))
    expect(save()).toBeDisabled()
  })

  it('sends both lists in their order, new entries without an id (PADM-002, PADM-018, API-059)', async () => {
    const store = attached()
    const { user, sent } = await editPage(store)
    await add(user, 'ADD STATE', 'Retired')
    await user.click(rowButton('Ropes', 'Move down'))
    await user.click(save())
    await saying('Saved')
    expect(sent(savePage)).toEqual([
      {
        id: 7,
        data: {
          SystemName: 'Guide training',
          SystemStates: [...entries(11, ['Applied', 'Certified']), { id: null, Description: 'Retired' }],
          SystemStages: [
            { id: 22, Description: 'Radio' },
            { id: 21, Description: 'Ropes' },
          ],
        },
        base: 3,
      },
    ])
    expect(store.systems[0]?.states.map(({ Description }) => Description)).toEqual(['Applied', 'Certified', 'Retired'])
  })

  it('reads the page again on success, so that new entries have their ids (PADM-021)', async () => {
    const store = attached()
    const { user, sent } = await editPage(store)
    await add(user, 'ADD STATE', 'Retired')
    await user.click(save())
    await saying('Saved')
    expect(sent(getContent)).toHaveLength(2)
    await user.click(rowButton('Retired', 'Move up'))
    await user.click(save())
    await waitFor(() => expect(sent(savePage)).toHaveLength(2))
    const id = store.systems[0]?.states.find(({ Description }) => Description === 'Retired')?.id
    expect(sent(savePage)[1]).toMatchObject({ data: { SystemStates: [{ id: 11 }, { id }, { id: 12 }] }, base: 4 })
  })

  it('shows what else the page contains by then (PADM-021)', async () => {
    const store = attached()
    const { user } = await editPage(store, {
      answers: {
        [savePage]: (input) => {
          const reply = store.answers[savePage](input)
          store.saveElsewhere(({ stages }) => ({ stages: [...stages, { id: 77, Description: 'Knots' }] }))
          return reply
        },
      },
    })
    await user.click(rowButton('Applied', 'Move down'))
    await user.click(save())
    await waitFor(() => expect(names('Stages')).toEqual(['Ropes', 'Radio', 'Knots']))
    expect(save()).toBeDisabled()
  })

  it('is done once on a double click, and says so', async () => {
    const reply = Promise.withResolvers<{ version: number }>()
    const { user, sent } = await editPage(attached(), { answers: { [savePage]: () => reply.promise } })
    await user.click(rowButton('Applied', 'Move down'))
    await user.dblClick(save())
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    expect(sent(savePage)).toHaveLength(1)
    expect(save()).toBeDisabled()
    expect(screen.getByText('Saving...')).toBeVisible()
    expect(screen.getByRole('group', { name: 'Progression system' })).toHaveAttribute('aria-busy', 'true')
  })

  it('moves the focus away from its button, which is disabled then', async () => {
    const { user } = await editPage(attached())
    await user.click(rowButton('Applied', 'Move down'))
    act(() => save().focus())
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { name: /Progression System/ })).toHaveFocus()
    await saying('Saved')
    expect(screen.getByRole('heading', { name: /Progression System/ })).toHaveFocus()
  })

  it('keeps changes made meanwhile, which are not saved yet', async () => {
    const store = attached()
    const waiting = Promise.withResolvers<void>()
    const { user, sent } = await editPage(store, {
      answers: { [savePage]: (input) => waiting.promise.then(() => store.answers[savePage](input)) },
    })
    await add(user, 'ADD STATE', 'Retired')
    await user.click(save())
    await user.click(rowButton('Retired', 'Move up'))
    await act(async () => waiting.resolve())
    await saying('Not saved')
    expect(names('States')).toEqual(['Applied', 'Retired', 'Certified'])
    await waitFor(() => expect(save()).toBeEnabled())
    await user.click(save())
    await saying('Saved')
    // not added a second time
    expect(sent(savePage)[1]).toMatchObject({ data: { SystemStates: [{ id: 11 }, { id: 1001 }, { id: 12 }] }, base: 4 })
  })

  it('is tried once: what is stored, but cannot be read again, is not sent again (PADM-021)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = attached()
    const reads = vi.fn(store.answers[getContent])
    const { user, sent } = await editPage(store, { answers: { [getContent]: reads } })
    reads.mockImplementationOnce(() => Promise.reject(down))
    await add(user, 'ADD STATE', 'Retired')
    await user.click(save())
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2))
    expect(screen.getByText('Saving...')).toBeVisible()
    expect(leavesUnasked()).toBe(true)
    await saying('Saved')
    expect(sent(savePage)).toHaveLength(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it.each([
    ['Ctrl+S', { key: 's', ctrlKey: true }],
    ['Cmd+S', { key: 's', metaKey: true }],
    ['Ctrl+S in another script', { key: 'ы', code: 'KeyS', ctrlKey: true }],
  ])('is done by %s, instead of the default of the browser', async (_, keys) => {
    const { user, sent } = await editPage(attached())
    await waitFor(() => expect(fireEvent.keyDown(document.body, keys)).toBe(false))
    expect(sent(savePage)).toEqual([])
    await user.click(rowButton('Applied', 'Move down'))
    expect(fireEvent.keyDown(document.body, keys)).toBe(false)
    await saying('Saved')
    expect(sent(savePage)).toHaveLength(1)
  })

  it('is not done by other keys, nor while a question is open', async () => {
    const { user, sent } = await editPage(attached())
    await user.click(rowButton('Applied', 'Move down'))
    for (const keys of [{ key: 's' }, { key: 's', ctrlKey: true, shiftKey: true }, { key: 'd', ctrlKey: true }])
      expect(fireEvent.keyDown(document.body, keys)).toBe(true)
    await user.click(button('ADD STATE'))
    await findMessage()
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false)
    expect(sent(savePage)).toEqual([])
  })

  it("alerts a failure, shows the server's reason and keeps every change (PADM-029)", async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const text = 'Failed to save progression system data, see browser log for more information'
    const { user, sent } = await editPage(attached(), { answers: { [savePage]: () => Promise.reject(down) } })
    await user.click(rowButton('Applied', 'Move down'))
    await user.click(save())
    expect(await findMessage()).toBe(text)
    expect(log.mock.calls).toEqual([[text, down]])
    await answer(user)
    expect(screen.getByRole('alert')).toHaveTextContent('The database is busy')
    expect(names('States')).toEqual(['Certified', 'Applied'])
    expect(save()).toBeEnabled()
    expect(sent(getContent)).toHaveLength(1)
  })
})

describe('a save whose answer was lost', () => {
  /** The first save is stored, and its answer gets lost. */
  async function loseAnswer() {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = attached()
    let saves = 0
    const shown = await editPage(store, {
      answers: {
        [savePage]: (input) => {
          const reply = store.answers[savePage](input)
          saves += 1
          if (saves === 1) throw new ApiError('No answer', { status: 0 })
          return reply
        },
      },
    })
    await add(shown.user, 'ADD STATE', 'Retired')
    await shown.user.click(rowButton('Ropes', 'Move down'))
    await shown.user.click(save())
    expect(await findMessage()).toMatch(/^Failed to save/)
    await answer(shown.user)
    return { store, ...shown }
  }

  it('is recognised when it is sent again', async () => {
    const { store, user, sent } = await loseAnswer()
    await user.click(save())
    await saying('Saved')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent(savePage)).toHaveLength(2)
    expect(store.systems[0]).toMatchObject({ version: 4 })
    // the new entry has its id
    await user.click(rowButton('Retired', 'Move up'))
    await user.click(save())
    await waitFor(() => expect(sent(savePage)).toHaveLength(3))
    expect(sent(savePage)[2]).toMatchObject({ data: { SystemStates: [{ id: 11 }, { id: 1001 }, { id: 12 }] }, base: 4 })
  })

  it('is recognised when more was changed since, which is saved after it', async () => {
    const { store, user, sent } = await loseAnswer()
    await add(user, 'ADD STATE', 'Honorary')
    await user.click(save())
    await saying('Saved')
    expect(sent(savePage).at(-1)).toMatchObject({ base: 4 })
    expect(store.systems[0]).toMatchObject({ version: 5 })
    expect(store.systems[0]?.states.map(({ Description }) => Description)).toEqual([
      ...['Applied', 'Certified', 'Retired', 'Honorary'],
    ])
  })

  it('is a conflict all the same where somebody else has saved since', async () => {
    const { store, user } = await loseAnswer()
    store.saveElsewhere(({ states }) => ({ states: states.slice(1) }))
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('Your changes are not saved yet')
    expect(store.systems[0]).toMatchObject({ version: 5 })
  })
})

describe('unsaved changes', () => {
  it('ask before the page is left, by the browser and by the shell', async () => {
    const guards: (() => boolean)[] = []
    const release = vi.fn()
    const guardLeaving = (unsaved: () => boolean) => {
      guards.push(unsaved)
      return release
    }
    const { user } = await editPage(attached(), { guardLeaving })
    expect(leavesUnasked()).toBe(true)
    await user.click(rowButton('Applied', 'Move down'))
    expect(leavesUnasked()).toBe(false)
    expect(guards.at(-1)?.()).toBe(true)
    await user.click(save())
    await saying('Saved')
    expect(leavesUnasked()).toBe(true)
    expect(release).toHaveBeenCalled()
  })

  it('can be discarded', async () => {
    const { user } = await editPage(attached())
    expect(button('Discard changes')).toBeDisabled()
    await user.click(rowButton('Applied', 'Move down'))
    await user.click(button('Discard changes'))
    expect(await findMessage()).toBe('Discard all unsaved changes?')
    await answer(user, 'Discard')
    await waitFor(() => expect(names('States')).toEqual(['Applied', 'Certified']))
    expect(save()).toBeDisabled()
  })
})
