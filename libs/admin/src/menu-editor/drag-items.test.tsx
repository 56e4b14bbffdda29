import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, inItem, itemRow, openMenuEditor, shownOutline } from '../testing/menu-render.tsx'
import { outlineOf, sampleMenu } from '../testing/menu-samples.ts'

describe('dragging by keyboard', () => {
  const press = (key: string, keyCode: number) =>
    act(async () => void fireEvent.keyDown(document.activeElement!, { key, keyCode }))
  const keys = {
    space: () => press(' ', 32),
    escape: () => press('Escape', 27),
    left: () => press('ArrowLeft', 37),
    right: () => press('ArrowRight', 39),
  }
  const pickUp = async (label: string) => {
    act(() => inItem(label).getByRole('button', { name: 'Drag to another place' }).focus())
    await keys.space()
  }

  it('takes an item to another level with the arrow keys and says where it would go', async () => {
    await openMenuEditor()
    await pickUp('Kaweka Hut')
    await keys.left()
    expect(screen.getByText('Item 3 on level 1.')).toBeInTheDocument()
    expect(itemRow('Kaweka Hut')).toHaveAttribute('aria-level', '1')
    await keys.left() // there is no level further out
    await keys.right()
    await keys.right()
    expect(screen.getByText('Item 2 on level 3, under ‘Ruapehu Lodge’.')).toBeInTheDocument()
    await keys.space()
    await waitFor(() =>
      expect(shownOutline().slice(1, 5)).toEqual([
        'Our huts',
        '  Ruapehu Lodge',
        '    Booking a bunk',
        '    Kaweka Hut',
      ]),
    )
    expect(button('Save')).toBeEnabled()
  })

  it('hides what is below the item meanwhile, and Escape leaves everything where it was', async () => {
    await openMenuEditor()
    await pickUp('Ruapehu Lodge')
    expect(screen.queryByRole('listitem', { name: 'Booking a bunk' })).not.toBeInTheDocument()
    await keys.left()
    await keys.escape()
    await waitFor(() => expect(shownOutline()).toEqual(outlineOf(sampleMenu)))
    expect(button('Save')).toBeDisabled()
  })
})
