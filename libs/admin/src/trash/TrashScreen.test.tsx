import { ApiError, type TrashedThing } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TestSite } from '../testing/TestSite.tsx'
import TrashScreen from './TrashScreen.tsx'

afterEach(() => void vi.restoreAllMocks())

const list = 'GET private/trash-get-list.json.php'
const restore = 'POST private/trash-restore.json.php'
const destroy = 'POST private/trash-delete.json.php'
const empty = 'POST private/trash-empty.json.php'

const now = Math.floor(Date.now() / 1000)
const thing = (entry: number, part: Partial<TrashedThing>): TrashedThing => ({
  ...{ kind: 'page', id: 10 * entry, entry, title: '', deleted: now - 60, by: 'Kim', until: now + 29.5 * 24 * 3600 },
  ...part,
})
const things = [thing(2, { title: 'Our huts' }), thing(1, { kind: 'file', title: 'hut.png' })]

async function open(answers: Answers = {}) {
  const fake = fakeApi({
    [list]: () => ({ things, more: false, days: 30 }),
    [restore]: () => ({ notes: [] }),
    [destroy]: () => ({}),
    [empty]: () => ({ deleted: 2 }),
    ...answers,
  })
  render(
    <TestSite api={fake.api}>
      <TrashScreen />
    </TestSite>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Trash' })
  const made = (key: string) => fake.calls.filter(([one]) => one === key).map(([, input]) => input)
  return { made, user: userEvent.setup() }
}

const row = async (text: RegExp) => within(await screen.findByRole('row', { name: text }))
const gone = (text: RegExp) => waitFor(() => expect(screen.queryByRole('row', { name: text })).toBeNull())
const answer = async (name: string) => within(await screen.findByRole('alertdialog')).getByRole('button', { name })

describe('Trash', () => {
  it('shows what was deleted, by whom and how long it is there', async () => {
    await open()
    const cells = (await row(/Our huts/)).getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells.slice(1, 3)).toEqual(['Our hutsPage', 'Kim'])
    expect(cells[4]).toBe('30 days')
  })

  it('offers to bring back first, and to delete for good last, both in words', async () => {
    await open()
    const buttons = (await row(/Our huts/)).getAllByRole('button')
    expect(buttons.map((button) => button.textContent.trim())).toEqual(['Restore', 'Delete for good'])
  })

  it('brings something back and says what is not as it was', async () => {
    const { made, user } = await open({ [restore]: () => ({ notes: ['It has no URL shortcut now.'] }) })
    await user.click((await row(/Our huts/)).getByRole('button', { name: 'Restore' }))
    await gone(/Our huts/)
    expect(made(restore)).toEqual([{ kind: 'page', id: 20 }])
    expect(screen.getByText('‘Our huts’ is back. It has no URL shortcut now.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('brings back several at once', async () => {
    const { made, user } = await open()
    await row(/Our huts/)
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(screen.getByRole('button', { name: 'Restore 2 things' }))
    await gone(/hut\.png/)
    expect(made(restore)).toEqual([
      { kind: 'page', id: 20 },
      { kind: 'file', id: 10 },
    ])
  })

  it('deletes for good after a question', async () => {
    const { made, user } = await open()
    const press = async () => user.click((await row(/hut\.png/)).getByRole('button', { name: 'Delete for good' }))
    await press()
    expect(within(await screen.findByRole('alertdialog')).getByText('hut.png')).toBeVisible()
    await user.click(await answer('Cancel'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(made(destroy)).toEqual([])
    await press()
    await user.click(await answer('Delete'))
    await gone(/hut\.png/)
    expect(made(destroy)).toEqual([{ kind: 'file', id: 10 }])
  })

  it('is emptied after a question, of the kind that is shown', async () => {
    const { made, user } = await open()
    await row(/Our huts/)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'file')
    await row(/hut\.png/)
    await user.click(screen.getByRole('button', { name: 'Empty trash' }))
    await user.click(await answer('Empty'))
    expect((await screen.findAllByText('Nothing of this kind is in the trash')).length).toBeGreaterThan(0)
    expect([made(list).at(-1), made(empty)]).toEqual([{ kind: 'file' }, [{ kind: 'file' }]])
  })

  it('tells why something could not be brought back, and keeps it', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const refusal = new ApiError('409', { status: 409, body: { error: 'Something else has taken its place' } })
    const { user } = await open({
      [restore]: () => {
        throw refusal
      },
    })
    await user.click((await row(/Our huts/)).getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('It could not be brought back: Something else has taken its place')).toBeVisible()
    await user.click(await answer('OK'))
    expect(await screen.findByRole('row', { name: /Our huts/ })).toBeVisible()
  })
})
