import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { button, card, editForm, NoResizes, preview, serverWith } from '../testing/edit-form.tsx'
import { field, layout, options } from '../testing/sample-forms.ts'

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  vi.stubGlobal('ResizeObserver', NoResizes)
})

it('sets the places of an option, empty for any number', async () => {
  const hut = field('select', { label: 'Hut', config: { Options: options } })
  const server = serverWith(layout([hut, field('multi-select', { label: 'Extras', config: { Options: options } })]))
  const { user } = await editForm(server)
  const [first] = card(1).getAllByRole('spinbutton', { name: 'Places' })
  expect(first).toHaveValue(null)
  expect(card(1).getByText(/Each message takes one place, whatever numbers are in it/)).toBeVisible()
  expect(card(2).queryByRole('spinbutton', { name: 'Places' })).toBeNull()
  await user.type(first!, '12')
  // the wheel would change it
  fireEvent.wheel(first!, { deltaY: 100 })
  expect(first).not.toHaveFocus()
  expect(await preview().findByRole('option', { name: 'The upper hut (12 left)' })).toBeEnabled()
  await user.click(await button('Save form'))
  await button('Edit form')
  expect(server.lastSaved().fields[0]?.config).toMatchObject({ Options: [{ ...options[0], Places: 12 }, options[1]] })
  await user.click(await button('Edit form'))
  await user.clear(card(1).getAllByRole('spinbutton', { name: 'Places' })[0]!)
  await user.click(await button('Save form'))
  await button('Edit form')
  expect(server.lastSaved().fields[0]).toEqual(hut)
})

it('are named where they are no number, and nothing is saved', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
  const server = serverWith(layout([field('select', { label: 'Hut', config: { Options: options } })]))
  const { user } = await editForm(server)
  const [first] = card(1).getAllByRole('spinbutton', { name: 'Places' })
  await user.type(first!, '1.5')
  await user.click(await button('Save form'))
  const text = 'A number is invalid: ‘Places’ of ‘1. Select’. Nothing has been saved: correct it first.'
  await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith(text))
  await waitFor(() => expect(first).toHaveFocus())
  expect(server.saves).toEqual([])
})
