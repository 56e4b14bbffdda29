import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { button, card, editForm, patient, preview, serverWith } from '../../testing/edit-form.tsx'
import { field, layout, options } from '../../testing/sample-forms.ts'

/** jsdom lays nothing out, so that there is nothing to be observed. */
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  vi.stubGlobal('ResizeObserver', NoResizes)
})

const hut = field('select', { label: 'Hut', config: { Options: options } })
const dog = field('checkbox', { label: 'Dog' })
const line = field('text-single-input', { label: 'More' })
const summary = (place: number) => card(place).getByText(/^Show this field only if/)
const names = (list: HTMLElement) => [...(list as HTMLSelectElement).options].map(({ text }) => text)

it('lets a field depend on an answer above it, saved and taken back', async () => {
  const server = serverWith(layout([hut, dog, line]))
  const { user } = await editForm(server)
  expect(
    card(3)
      .getByText(/^Show this field only if/)
      .closest('details'),
  ).not.toHaveAttribute('open')
  await user.click(summary(3))
  const other = await card(3).findByLabelText('Other field', {}, patient)
  expect(names(other)).toEqual(['Always show this field', 'Hut', 'Dog'])
  await user.selectOptions(other, 'Hut')
  const answer = card(3).getByLabelText('is')
  expect(names(answer)).toEqual(['The upper hut', 'The lower hut'])
  await user.selectOptions(answer, 'The lower hut')
  expect(summary(3)).toHaveTextContent('Show this field only if ‘Hut’ is ‘The lower hut’')
  await waitFor(() => expect(preview().getByLabelText('More')).not.toBeVisible())
  await user.click(await button('Save form'))
  await button('Edit form')
  expect(server.lastSaved().fields[2]).toEqual({ ...line, ShowIf: { Field: 'Hut', Value: 'lower' } })
  await user.click(await button('Edit form'))
  await user.click(await waitFor(() => summary(3)))
  await user.selectOptions(await card(3).findByLabelText('Other field', {}, patient), 'Always show this field')
  await user.click(await button('Save form'))
  await button('Edit form')
  expect(server.lastSaved().fields[2]).toEqual(line)
})

it('says where a condition has no effect, and what to do', async () => {
  const depends = { ...line, ShowIf: { Field: 'Hut', Value: 'lower' } }
  const { user } = await editForm(serverWith(layout([hut, depends])))
  expect(card(2).queryByText(/always shown/)).toBeNull()
  await user.type(card(1).getByRole('textbox', { name: 'Input field label' }), 's')
  expect(
    await card(2).findByText(/There is no field ‘Hut’ with choices any more, so this field is always shown/),
  ).toBeVisible()
  await user.type(card(1).getByRole('textbox', { name: 'Input field label' }), '{Backspace}')
  const value = card(1).getAllByRole('textbox', { name: 'Value' })[1]!
  await user.type(value, 'most')
  expect(await card(2).findByText(/‘Hut’ has no choice ‘lower’ any more/)).toBeVisible()
  await user.clear(value)
  await user.type(value, 'lower')
  expect(card(2).queryByText(/always shown/)).toBeNull()
  await user.click(card(2).getByRole('button', { name: 'Move up' }))
  expect(await card(1).findByText(/‘Hut’ comes after this field/)).toBeVisible()
})

it('has none for the email field, and says what it needs where there is nothing to depend on', async () => {
  const { user } = await editForm(serverWith(layout([line])))
  expect(card(2).queryByText(/^Show this field only if/)).toBeNull()
  await user.click(summary(1))
  expect(await card(1).findByText(/There is no field above this one whose answer could decide/)).toBeVisible()
})
