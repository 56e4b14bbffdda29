import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { allFetched } from '../testing/all-fetched.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { StageEditor, type Stage, type StageEditorProps } from '../testing/StageEditor.tsx'

const stage = (name: string, type = 'walk'): Stage => ({ type, name, hours: 3, night: false, hidden: false })
const walk = [stage('To the pass'), stage('Lunch', 'rest'), stage('To the hut')]

/** jsdom lays nothing out, so that there is nothing to be observed. */
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizes)
})

function show(props: StageEditorProps) {
  const user = userEvent.setup()
  render(
    <KitProviders api={fakeApi({})}>
      <StageEditor {...props} />
    </KitProviders>,
  )
  return user
}

const card = (place: number) => within(screen.getByRole('group', { name: new RegExp(`^${place}\\. `) }))
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent)
const button = (name: string) => screen.getByRole('button', { name })

describe('a card', () => {
  it('is titled by its type, with a few words of what is on it', () => {
    show({ stages: [...walk, stage('', 'flight')] })
    expect(titles()).toEqual(['WalkTo the pass', 'RestLunch', 'WalkTo the hut', 'Unknown stage: flight'])
  })

  it('collapses, and keeps invalid input', async () => {
    const user = show({ stages: walk })
    await user.clear(card(1).getByRole('spinbutton', { name: 'Hours' }))
    await user.click(card(1).getByRole('button', { name: /^Walk/ }))
    expect(card(1).queryByRole('spinbutton')).toBeNull()
    await user.click(card(1).getByRole('button', { name: /^Walk/ }))
    expect(card(1).getByRole('spinbutton', { name: 'Hours' })).toHaveValue(null)
  })

  it('is hidden and shown again', async () => {
    const user = show({ stages: walk })
    await user.click(card(2).getByRole('button', { name: 'Hide stage' }))
    expect(titles()[1]).toBe('RestLunchHidden')
    await user.click(card(2).getByRole('button', { name: 'Show stage' }))
    expect(titles()[1]).toBe('RestLunch')
  })

  it('moves, and keeps the keyboard focus', async () => {
    const user = show({ stages: walk })
    await user.click(card(2).getByRole('button', { name: 'Move down' }))
    expect(titles()).toEqual(['WalkTo the pass', 'WalkTo the hut', 'RestLunch'])
    expect(card(3).getByRole('button', { name: 'Move up' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Rest moved to place 3 of 3')
  })

  it('is deleted, and restored unchanged in its place', async () => {
    const user = show({ stages: walk })
    await user.type(card(2).getByRole('textbox', { name: 'Name' }), ' at the lake')
    await user.click(card(2).getByRole('button', { name: 'Delete stage' }))
    expect(titles()).toEqual(['WalkTo the pass', 'WalkTo the hut'])
    expect(card(2).getByRole('button', { name: /^Walk/ })).toHaveFocus()
    const undo = within(screen.getByRole('group', { name: 'Deleted stage' }))
    expect(undo.getByText('Rest deleted.')).toBeVisible()
    await user.click(undo.getByRole('button', { name: 'Undo' }))
    expect(titles()[1]).toBe('RestLunch at the lake')
    expect(card(2).getByRole('textbox', { name: 'Name' })).toBeVisible()
    expect(card(2).getByRole('button', { name: /^Rest/ })).toHaveFocus()
    expect(screen.queryByRole('group', { name: 'Deleted stage' })).toBeNull()
  })

  it('that is fixed can be neither hidden nor deleted', () => {
    show({ stages: [...walk, stage('The hut', 'arrival')] })
    expect(card(4).getByRole('button', { name: 'Hide stage' })).toBeDisabled()
    expect(card(4).getByRole('button', { name: 'Delete stage' })).toBeDisabled()
  })

  it('shows the notice of its kind', async () => {
    const user = show({ stages: walk })
    await allFetched()
    expect(screen.queryByText('It has no name yet.')).toBeNull()
    await user.clear(card(1).getByRole('textbox', { name: 'Name' }))
    expect(card(1).getByText('It has no name yet.')).toBeVisible()
  })
})

describe('dragging by the keyboard', () => {
  it('lifts a card and puts it back, and says where it is', async () => {
    show({ stages: walk })
    const handle = card(1).getByRole('button', { name: 'Drag to reorder' })
    handle.focus()
    expect(handle).toHaveAccessibleDescription(/Press space to lift the stage/)
    fireEvent.keyDown(handle, { key: ' ', keyCode: 32 })
    expect(await screen.findByText('Walk lifted at place 1 of 3.')).toBeInTheDocument()
    fireEvent.keyDown(handle, { key: 'Escape', keyCode: 27 })
    expect(await screen.findByText('Walk is back at place 1 of 3.')).toBeInTheDocument()
    expect(titles()).toEqual(['WalkTo the pass', 'RestLunch', 'WalkTo the hut'])
  })
})

describe('adding', () => {
  it('offers the types in a menu, above a card', async () => {
    const user = show({ stages: walk })
    await user.click(card(3).getByRole('button', { name: 'Add stage above' }))
    const menu = await screen.findByRole('menu', { name: 'Add stage above' })
    await waitFor(() => expect(menu).toHaveFocus())
    await user.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() =>
      expect(within(menu).getByRole('menuitem', { name: 'Rest' })).toHaveAttribute('data-highlighted'),
    )
    await user.keyboard('{Enter}')
    await waitFor(() => expect(titles()).toEqual(['WalkTo the pass', 'RestLunch', 'Rest', 'WalkTo the hut']))
    await waitFor(() => expect(card(3).getByRole('button', { name: /^Rest/ })).toHaveFocus())
  })

  it('gives the focus back when the menu is left', async () => {
    const user = show({ stages: walk })
    await user.click(button('Add stage'))
    const menu = await screen.findByRole('menu', { name: 'Add stage' })
    await waitFor(() => expect(menu).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button('Add stage')).toHaveFocus())
    expect(titles()).toHaveLength(3)
  })

  it('needs no menu for a single type, and ends when there are enough', async () => {
    const user = show({ stages: walk, onlyWalks: true })
    for (const _ of [4, 5, 6]) await user.click(button('Add stage'))
    expect(titles()).toHaveLength(6)
    expect(button('Add stage')).toBeDisabled()
    expect(card(1).getByRole('button', { name: 'Add stage above' })).toBeDisabled()
    expect(screen.getByText('A walk can have up to 6 stages.')).toBeVisible()
  })
})

describe('a long list', () => {
  it('is collapsed at first, and expanded and collapsed as a whole', async () => {
    const user = show({ stages: [...walk, ...walk] })
    await allFetched()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(button('Open all stages'))
    expect(screen.getAllByRole('textbox', { name: 'Name' })).toHaveLength(6)
    await user.click(button('Fold all stages'))
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
