import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getUses, progressStore, savePage } from '../../testing/progress-store.ts'
import { entries, guides, system } from '../../testing/sample-systems.ts'
import { answer, button, editPage, entry, findMessage, list, names, rowButton } from '../../testing/show-page.tsx'

afterEach(() => vi.restoreAllMocks())

const states = ['Applied', 'In training', 'On probation', 'Certified']
const stages = ['First aid', 'Navigation', 'Ropes', 'River crossings', 'Weather', 'Radio']
const attached = (uses = {}) => progressStore({ systems: [guides()], attached: 1, uses })
const small = () =>
  progressStore({
    systems: [system({ states: entries(11, ['Applied', 'Certified']), stages: entries(21, ['Ropes', 'Radio']) })],
    attached: 1,
  })
const toolbar = () => within(screen.getByRole('group', { name: 'Progression system' }))

describe('a system', () => {
  it("is headed 'Progression System: {name}', beside a button that saves (PADM-010)", async () => {
    await editPage(attached())
    expect(toolbar().getByRole('heading')).toHaveTextContent(/^Progression System: Guide training$/)
    expect(toolbar().getByRole('button', { name: 'Save changes' })).toHaveTextContent(/^Save$/)
    expect(toolbar().getByRole('button', { name: 'Discard changes' })).toHaveTextContent(/^Discard$/)
  })

  it('has its states in their order and its stages, and says how many (PADM-002, PADM-011)', async () => {
    await editPage(attached())
    expect(names('States')).toEqual(states)
    expect(names('Stages')).toEqual(stages)
    expect(list('States').getByText(/entries/).parentElement).toHaveTextContent(/^4 entries$/)
    // the order of states is read out, that of stages means nothing
    expect(list('States').getByRole('list').tagName).toBe('OL')
    expect(list('Stages').getByRole('list').tagName).toBe('UL')
  })

  it('keeps its name and its type: nothing edits them (PADM-016)', async () => {
    const { user, sent } = await editPage(attached())
    for (const role of ['textbox', 'radio', 'combobox', 'form']) expect(screen.queryByRole(role)).toBeNull()
    await user.click(rowButton('Applied', 'Move down'))
    await user.click(button('Save changes'))
    await waitFor(() => expect(sent(savePage)).toHaveLength(1))
    expect(sent(savePage)[0]).toMatchObject({ data: { SystemName: 'Guide training' } })
  })

  it('says what to do while it is empty (PADM-011)', async () => {
    await editPage(progressStore({ systems: [system()], attached: 1 }))
    expect(list('States').getByText('There are no states yet')).toBeVisible()
    expect(list('Stages').getByText(/Select ADD STAGE to add one/)).toBeVisible()
  })
})

describe('adding', () => {
  it.each([
    { id: 'PADM-014', label: 'ADD STATE', title: 'States', kind: 'state' },
    { id: 'PADM-015', label: 'ADD STAGE', title: 'Stages', kind: 'stage' },
  ] as const)('$label asks for a name and adds it to the $title at the end (PADM-017, $id)', async (each) => {
    const { label, title, kind } = each
    const { user } = await editPage(small())
    await user.click(list(title).getByRole('button', { name: label }))
    expect(await findMessage()).toBe(`Name of the new ${kind}`)
    await answer(user, 'OK', '  Last \t one ')
    await waitFor(() => expect(names(title).at(-1)).toBe('Last one'))
    expect(names(title)).toHaveLength(3)
    expect(screen.getByText('Last one added at place 3 of 3')).toBeInTheDocument()
    // to add another
    await waitFor(() => expect(button(label)).toHaveFocus())
  })

  it.each([
    ['ADD STATE', 'OK', ''],
    ['ADD STAGE', 'OK', '   '],
    ['ADD STATE', 'Cancel', 'Retired'],
  ] as const)('%s answered by %s and %j adds nothing (PADM-024)', async (label, press, name) => {
    const { user } = await editPage(small())
    await user.click(button(label))
    await answer(user, press, name)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([names('States'), names('Stages')]).toEqual([
      ['Applied', 'Certified'],
      ['Ropes', 'Radio'],
    ])
    expect(button('Save changes')).toBeDisabled()
  })

  it.each([
    ['a state that is a state', 'ADD STATE', 'CERTIFIED'],
    ['a state that is a stage (PADM-026)', 'ADD STATE', 'ropes'],
    ['a stage that is a stage', 'ADD STAGE', ' radio '],
  ])('refuses %s, ignoring case (PADM-025)', async (_, label, name) => {
    const { user } = await editPage(small())
    await user.click(button(label))
    await answer(user, 'OK', name)
    await waitFor(async () => expect(await findMessage()).toBe('The item already exists'))
    await answer(user)
    await waitFor(() => expect(button(label)).toHaveFocus())
    expect([...names('States'), ...names('Stages')]).toEqual(['Applied', 'Certified', 'Ropes', 'Radio'])
  })

  it('accepts a stage with the name of a state (PADM-026)', async () => {
    const { user } = await editPage(small())
    await user.click(button('ADD STAGE'))
    await answer(user, 'OK', 'Certified')
    await waitFor(() => expect(names('Stages')).toEqual(['Ropes', 'Radio', 'Certified']))
  })

  it('asks again for a name that is too long', async () => {
    const { user } = await editPage(small())
    await user.click(button('ADD STAGE'))
    const prompt = within(await screen.findByRole('alertdialog'))
    await user.click(prompt.getByRole('textbox'))
    await user.paste('x'.repeat(201))
    await user.click(prompt.getByRole('button', { name: 'OK' }))
    await waitFor(async () => expect(await findMessage()).toBe('A name has 200 characters at most.'))
    await answer(user)
    expect(await screen.findByDisplayValue('x'.repeat(201))).toBeVisible()
    await answer(user, 'OK', 'Short')
    await waitFor(() => expect(names('Stages')).toEqual(['Ropes', 'Radio', 'Short']))
  })
})

describe('moving', () => {
  it('has arrows on every entry, disabled at the ends (PADM-012, PADM-027)', async () => {
    await editPage(small())
    const enabled = ['Applied', 'Certified', 'Ropes', 'Radio'].map((name) =>
      (['Move up', 'Move down'] as const).filter((label) => !(rowButton(name, label) as HTMLButtonElement).disabled),
    )
    expect(enabled).toEqual([['Move down'], ['Move up'], ['Move down'], ['Move up']])
  })

  it.each([
    ['States', 'Applied', ['Applied', 'Certified'], ['Certified', 'Applied']],
    ['Stages', 'Ropes', ['Ropes', 'Radio'], ['Radio', 'Ropes']],
  ] as const)(
    'swaps an entry of the %s with its neighbour, not beyond the ends (PADM-012, PADM-027)',
    async (title, name, before, after) => {
      const { user } = await editPage(small())
      await user.click(rowButton(name, 'Move up'))
      expect(names(title)).toEqual(before)
      await user.click(rowButton(name, 'Move down'))
      expect(names(title)).toEqual(after)
      expect(screen.getByText(`${name} moved to place 2 of 2`)).toBeInTheDocument()
      await user.click(rowButton(name, 'Move down'))
      expect(names(title)).toEqual(after)
      await user.click(rowButton(name, 'Move up'))
      expect(names(title)).toEqual(before)
    },
  )

  it('keeps the focus on the entry, on the other arrow at the end of the list', async () => {
    const { user } = await editPage(attached())
    await user.click(rowButton('Applied', 'Move down'))
    expect(rowButton('Applied', 'Move down')).toHaveFocus()
    await user.keyboard('{Enter}{Enter}')
    expect(names('States')).toEqual(['In training', 'On probation', 'Certified', 'Applied'])
    expect(rowButton('Applied', 'Move up')).toHaveFocus()
  })

  it('can be done by dragging too, which is explained (PADM-012)', async () => {
    await editPage(small())
    const handle = entry('Applied').getByRole('button', { name: 'Drag to reorder' })
    await waitFor(() => expect(handle).toHaveAccessibleDescription(/Press space to lift the state/))
  })
})

describe('renaming', () => {
  it('asks for another name, beginning with the present one', async () => {
    const { user } = await editPage(small())
    await user.click(rowButton('Ropes', 'Rename'))
    expect(await findMessage()).toBe('New name of the stage')
    expect(screen.getByDisplayValue('Ropes')).toBeVisible()
    await answer(user, 'OK', 'Knots')
    await waitFor(() => expect(names('Stages')).toEqual(['Knots', 'Radio']))
    expect(screen.getByText('Ropes renamed to Knots')).toBeInTheDocument()
    await waitFor(() => expect(rowButton('Knots', 'Rename')).toHaveFocus())
    await user.click(rowButton('Knots', 'Rename'))
    await answer(user, 'OK', 'KNOTS')
    await waitFor(() => expect(names('Stages')).toEqual(['KNOTS', 'Radio']))
  })

  it.each([
    ['Applied', 'Certified'],
    ['Applied', 'radio'],
    ['Ropes', 'RADIO'],
  ])('refuses to rename %s to %s, which exists already', async (name, taken) => {
    const { user } = await editPage(small())
    await user.click(rowButton(name, 'Rename'))
    await answer(user, 'OK', taken)
    await waitFor(async () => expect(await findMessage()).toBe('The item already exists'))
    await answer(user)
    await waitFor(() => expect(rowButton(name, 'Rename')).toHaveFocus())
    expect(button('Save changes')).toBeDisabled()
  })

  it('is ignored without a name', async () => {
    const { user } = await editPage(small())
    await user.click(rowButton('Applied', 'Rename'))
    await answer(user, 'OK', '')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(names('States')).toEqual(['Applied', 'Certified'])
  })
})

describe('deleting', () => {
  it('says who loses what before deleting (PADM-013)', async () => {
    const { user, sent } = await editPage(attached({ 11: { people: 3, records: 0 }, 21: { people: 1, records: 2 } }))
    await user.click(rowButton('Applied', 'Delete'))
    expect(await findMessage()).toMatch(/^Delete the state ‘Applied’\?\n\n3 people are in this state/)
    await answer(user, 'Cancel')
    await waitFor(() => expect(rowButton('Applied', 'Delete')).toHaveFocus())
    expect(names('States')).toEqual(states)
    await user.click(rowButton('First aid', 'Delete'))
    await waitFor(async () => expect(await findMessage()).toMatch(/1 person has completed this stage.*2 records keep/))
    await answer(user, 'Delete')
    await waitFor(() => expect(names('Stages')).toEqual(stages.slice(1)))
    expect(screen.getByText('First aid deleted')).toBeInTheDocument()
    expect(sent(getUses)).toEqual([
      { id: 7, state: 11 },
      { id: 7, stage: 21 },
    ])
    expect(sent(savePage)).toEqual([])
  })

  it('puts a deleted entry back to its place', async () => {
    const { user } = await editPage(small())
    const before = names('Stages')
    await user.click(rowButton(before[0]!, 'Delete'))
    await answer(user, 'Delete')
    await waitFor(() => expect(names('Stages')).toEqual(before.slice(1)))
    await user.click(button('Undo'))
    expect(names('Stages')).toEqual(before)
    await waitFor(() => expect(rowButton(before[0]!, 'Delete')).toHaveFocus())
    expect(button('Save changes')).toBeDisabled()
  })

  it('moves the focus on, from the last one to ADD STATE (PADM-013)', async () => {
    const { user } = await editPage(small())
    await user.click(rowButton('Applied', 'Delete'))
    await answer(user, 'Delete')
    await waitFor(() => expect(rowButton('Certified', 'Delete')).toHaveFocus())
    await user.keyboard('{Enter}')
    await answer(user, 'Delete')
    await waitFor(() => expect(button('ADD STATE')).toHaveFocus())
    expect(list('States').getByText('There are no states yet')).toBeVisible()
  })

  it('does not load the uses of an entry that is not saved yet', async () => {
    const { user, sent } = await editPage(small())
    await user.click(button('ADD STAGE'))
    await answer(user, 'OK', 'Knots')
    await waitFor(() => expect(names('Stages')).toHaveLength(3))
    await user.click(rowButton('Knots', 'Delete'))
    expect(await findMessage()).toBe('Delete the stage ‘Knots’?\n\nIt is not saved yet.')
    await answer(user, 'Delete')
    await waitFor(() => expect(names('Stages')).toEqual(['Ropes', 'Radio']))
    expect(sent(getUses)).toEqual([])
    expect(button('Save changes')).toBeDisabled()
  })

  it('says so if the uses cannot be loaded, and still asks', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new Error('down')
    const { user } = await editPage(small(), { answers: { [getUses]: () => Promise.reject(down) } })
    await user.click(rowButton('Ropes', 'Delete'))
    expect(await findMessage()).toMatch(/Could not check who has completed this stage/)
    expect(log.mock.calls).toEqual([[down]])
    await answer(user, 'Cancel')
    expect(names('Stages')).toEqual(['Ropes', 'Radio'])
  })

  it('asks once on a double click, and not on another page', async () => {
    const uses = Promise.withResolvers<{ people: number; records: number }>()
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
    const { user, sent, unmount } = await editPage(small(), { answers: { [getUses]: () => uses.promise } })
    await user.dblClick(rowButton('Ropes', 'Delete'))
    expect(sent(getUses)).toHaveLength(1)
    expect(rowButton('Ropes', 'Delete')).toHaveAttribute('aria-busy', 'true')
    unmount()
    await act(async () => uses.resolve({ people: 1, records: 1 }))
    expect(confirm).not.toHaveBeenCalled()
  })
})
