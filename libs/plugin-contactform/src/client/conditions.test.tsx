import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Field } from '../model/field.ts'
import { collectAlerts } from '../testing/fill-in-form.ts'
import { field, layout, options } from '../testing/sample-forms.ts'
import { formElement, formServer, showForm, submitButton } from '../testing/show-form.tsx'

beforeEach(() => void collectAlerts())
afterEach(() => void vi.restoreAllMocks())

const form = layout([
  field('select', { label: 'Hut', config: { Options: options } }),
  field('checkbox', { label: 'Dog', ShowIf: { Field: 'Hut', Value: 'lower' } }),
  field('text-single-input', { label: 'Its name', Required: true, ShowIf: { Field: 'Dog', Value: 'yes' } }),
])

it('shows a field once another one has its answer, and asks for it only then', async () => {
  const { sent, answers } = formServer()
  const { user } = await showForm(form, { answers })
  const [dog, name] = [screen.getByLabelText('Dog'), screen.getByLabelText('Its name')]
  expect(dog).not.toBeVisible()
  expect(name).not.toBeVisible()
  await user.type(screen.getByLabelText('Email'), 'anna@example.org')
  expect(submitButton()).toBeEnabled()
  await user.selectOptions(screen.getByLabelText('Hut'), 'The lower hut')
  expect(dog).toBeVisible()
  expect(name).not.toBeVisible()
  await user.click(dog)
  expect(name).toBeVisible()
  expect(submitButton()).toBeDisabled()
  await user.type(name, 'Rex')
  // back and forth, nothing that was typed is lost
  await user.selectOptions(screen.getByLabelText('Hut'), 'The upper hut')
  expect(name).not.toBeVisible()
  expect(submitButton()).toBeEnabled()
  await user.selectOptions(screen.getByLabelText('Hut'), 'The lower hut')
  expect(name).toBeVisible()
  expect(name).toHaveValue('Rex')
  await user.click(submitButton())
  await screen.findByText(/Thank you/)
  expect(labels(sent[0])).toEqual(['Hut', 'Dog', 'Its name', 'Email'])
})

it('submits nothing of a field that is not shown', async () => {
  const { sent, answers } = formServer()
  const { user } = await showForm(form, { answers })
  await user.selectOptions(screen.getByLabelText('Hut'), 'The lower hut')
  await user.click(screen.getByLabelText('Dog'))
  await user.type(screen.getByLabelText('Its name'), 'Rex')
  await user.click(screen.getByLabelText('Dog'))
  await user.type(screen.getByLabelText('Email'), 'anna@example.org')
  await user.click(submitButton())
  await screen.findByText(/Thank you/)
  expect(labels(sent[0])).toEqual(['Hut', 'Dog', 'Email'])
})

it('has every field in the document, each with what shows it, for those without JavaScript', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(await formElement(form))
  const shown = within(place)
  const name = shown.getByLabelText('Its name').closest('[data-field]')
  expect(name).toHaveAttribute('data-away')
  expect(name?.firstElementChild).toHaveTextContent(/^Only if ‘Dog’ is ticked$/)
  expect(shown.getByLabelText('Dog').closest('[data-field]')).toHaveTextContent(/^Only if ‘Hut’ is ‘The lower hut’Dog$/)
  expect(shown.getByLabelText('Hut').closest('[data-field]')).not.toHaveAttribute('data-away')
})

const labels = (sent: { content: string } | undefined) =>
  (JSON.parse(sent?.content ?? '[]') as Field[]).map(({ SubmitLabel }) => SubmitLabel)
