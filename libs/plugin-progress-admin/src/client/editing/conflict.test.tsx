import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getContent, progressStore, savePage, type Answers, type SavedBy } from '../../testing/progress-store.ts'
import { entries, system } from '../../testing/sample-systems.ts'
import { answer, button, editPage, findMessage, names, rowButton } from '../../testing/show-page.tsx'

afterEach(() => vi.restoreAllMocks())

/** Somebody else has added 'Retired' and deleted 'Radio', while 'Applied' was moved here. */
async function conflict({ answers, by }: { answers?: Answers; by?: SavedBy } = {}) {
  const store = progressStore({
    systems: [system({ states: entries(11, ['Applied', 'Certified']), stages: entries(21, ['Ropes', 'Radio']) })],
    attached: 1,
  })
  const shown = await editPage(store, { ...(answers && { answers }) })
  await shown.user.click(rowButton('Applied', 'Move down'))
  store.saveElsewhere(
    ({ states, stages }) => ({
      states: [...states, { id: 91, Description: 'Retired' }],
      stages: stages.slice(0, 1),
    }),
    by,
  )
  await shown.user.click(button('Save changes'))
  await screen.findByRole('alert')
  return { store, ...shown }
}

const notice = () => within(screen.getByRole('region', { name: /^Somebody else saved this system/ }))
const mine = [
  ['Certified', 'Applied'],
  ['Ropes', 'Radio'],
]
const shownNames = () => [names('States'), names('Stages')]

describe('a system that somebody else saved meanwhile (API-059)', () => {
  it('keeps every change, says so, and lists the differences', async () => {
    await conflict()
    expect(shownNames()).toEqual(mine)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(notice().getByRole('alert')).toHaveTextContent('Your changes are not saved yet, but they are still here.')
    expect(
      within(notice().getByRole('list', { name: 'Changed meanwhile' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['State added: ‘Retired’', 'Stage deleted: ‘Radio’'])
    await waitFor(() => expect(screen.getByRole('region', { name: /^Somebody else/ })).toHaveFocus())
  })

  it.each([
    ['a name', { by: 'Ann', own: false }, 'Ann saved this system'],
    ['the same person', { by: 'Ann', own: true }, 'You, in another window, saved this system'],
  ])('says who it was: %s', async (_, by, text) => {
    await conflict({ by })
    expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${text} after you started editing.`))
  })

  it('replaces the own changes, after a question', async () => {
    const { user, sent } = await conflict()
    await user.click(button('Load the other version'))
    expect(await findMessage()).toBe('Discard your changes and load the other version?')
    await answer(user, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(shownNames()).toEqual(mine)
    await user.click(button('Load the other version'))
    await answer(user, 'Discard and load')
    await waitFor(() => expect(shownNames()).toEqual([['Applied', 'Certified', 'Retired'], ['Ropes']]))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button('Save changes')).toBeDisabled()
    await user.click(rowButton('Retired', 'Move up'))
    await user.click(button('Save changes'))
    await waitFor(() => expect(sent(savePage).at(-1)).toMatchObject({ base: 4 }))
    expect(await screen.findByText('Saved')).toBeVisible()
  })

  it('is overwritten after a question that names everything that will be lost', async () => {
    const { user, store } = await conflict()
    await user.click(button('Overwrite it with mine'))
    const question = await findMessage()
    expect(question).toContain('This deletes: the state ‘Retired’.')
    expect(question).toContain('This restores: the stage ‘Radio’.')
    await answer(user, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(store.systems[0]?.version).toBe(4)
    await user.click(button('Overwrite it with mine'))
    await answer(user, 'Overwrite')
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(store.systems[0]?.states.map(({ Description }) => Description)).toEqual(['Certified', 'Applied'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is not overwritten if a third one has saved since: that is another conflict', async () => {
    const { user, store } = await conflict()
    store.saveElsewhere(({ states }) => ({ states: [...states, { id: 92, Description: 'Honorary' }] }))
    await user.click(button('Overwrite it with mine'))
    await answer(user, 'Overwrite')
    expect(await notice().findByText('State added: ‘Honorary’')).toBeVisible()
    expect(store.systems[0]?.states).toHaveLength(4)
  })

  it('can be decided later, while editing goes on', async () => {
    const { user } = await conflict()
    await user.click(button('Keep editing'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(shownNames()).toEqual(mine)
    await user.click(button('Save changes'))
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  it('is one also right after an own save, where editing went on: additions of others are not deleted unseen', async () => {
    const store = progressStore({
      systems: [system({ states: entries(11, ['Applied', 'Certified']), stages: entries(21, ['Ropes', 'Radio']) })],
      attached: 1,
    })
    const waiting = Promise.withResolvers<void>()
    const { user, sent } = await editPage(store, {
      answers: {
        [savePage]: async (input) => {
          await waiting.promise
          const reply = store.answers[savePage](input)
          if (store.systems[0]?.version === 4)
            store.saveElsewhere(({ stages }) => ({ stages: [...stages, { id: 77, Description: 'Knots' }] }))
          return reply
        },
      },
    })
    await user.click(rowButton('Applied', 'Move down'))
    await user.click(button('Save changes'))
    await user.click(rowButton('Ropes', 'Move down'))
    await act(async () => waiting.resolve())
    await screen.findByText('Not saved')
    await waitFor(() => expect(button('Save changes')).toBeEnabled())
    await user.click(button('Save changes'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else saved this system')
    expect(sent(savePage)[1]).toMatchObject({ base: 4 })
    expect(store.systems[0]?.stages.map(({ Description }) => Description)).toContain('Knots')
  })

  it('says if it cannot be loaded, and is loaded on demand', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let reads = 0
    const store = progressStore({ systems: [system({ states: entries(11, ['Applied', 'Certified']) })], attached: 1 })
    const { user, sent } = await editPage(store, {
      answers: {
        [getContent]: (input) => {
          reads += 1
          return reads === 2 ? Promise.reject(new Error('down')) : store.answers[getContent](input)
        },
      },
    })
    await user.click(rowButton('Applied', 'Move down'))
    store.saveElsewhere(({ states }) => ({ states: [...states, { id: 91, Description: 'Retired' }] }))
    await user.click(button('Save changes'))
    expect(await screen.findByText('The other version could not be read.')).toBeVisible()
    await user.click(button('Overwrite it with mine'))
    expect(await findMessage()).toContain('Anything added in it will be deleted.')
    await answer(user, 'Cancel')
    await user.click(button('Load the other version'))
    await waitFor(async () => expect(await findMessage()).toMatch(/^Discard your changes/))
    await answer(user, 'Discard and load')
    await waitFor(() => expect(names('States')).toEqual(['Applied', 'Certified', 'Retired']))
    expect(sent(savePage)).toHaveLength(1)
  })
})
