import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { dayText } from '../model/day.ts'
import type { Field } from '../model/field.ts'
import { everyType, field, layout } from '../testing/sample-forms.ts'
import { formElement, formServer, submitButton } from '../testing/show-form.tsx'

let root: Root | undefined

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
})

/** The document as the server sends it, with nothing awake in it. */
function deliver(element: ReactNode): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(element)
  return place
}

/** What a visitor does then: no part of React sees it. */
function type(label: string, text: string) {
  const control = screen.getByLabelText<HTMLInputElement>(label)
  control.value = text
  control.focus()
}

it('keeps what was typed into every field before (FORM-001)', async () => {
  const { sent, answers } = formServer(() => ({ auth: 1 }))
  const complaints: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said))
  const element = <StrictMode>{await formElement(everyType, { answers })}</StrictMode>
  const place = deliver(element)
  type('Name', 'Anna Berg')
  type('Message', 'Two nights')
  type('People', '3')
  screen.getByLabelText<HTMLSelectElement>('Hut').value = 'lower'
  for (const name of ['Extras', 'Bed'] as const)
    within(screen.getByText(name).parentElement!).getByLabelText<HTMLInputElement>('The lower hut').checked = true
  screen.getByLabelText<HTMLInputElement>('Terms').checked = true
  type('Arrival', '24/12/2026')
  type('At', '14:30')
  type('Email', 'anna@example.org')
  expect(submitButton()).toBeDisabled()

  await act(async () => {
    root = hydrateRoot(place, element, { onRecoverableError: (error) => void complaints.push(error) })
  })
  await waitFor(() => expect(submitButton()).toBeEnabled())
  expect(screen.getByLabelText('Email')).toHaveFocus()
  fireEvent.click(submitButton())
  await screen.findByText(/Thank you/)
  const fields = JSON.parse(sent[0]?.content ?? '') as Field[]
  expect(fields.map(({ config }) => (config as { Value?: unknown }).Value)).toEqual([
    ...[undefined, 'Anna Berg', 'Two nights', 3, 'lower', ['lower'], 'lower', true, '24/12/2026', '14:30'],
    'anna@example.org',
  ])
  expect(complaints).toEqual([])
})

it('keeps typed text when typing goes on in another field (FORM-001)', async () => {
  const element = await formElement(layout([field('text-single-input', { label: 'Name' })]))
  const place = deliver(element)
  type('Name', 'Anna')
  await act(async () => {
    root = hydrateRoot(place, element)
  })
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'anna@example.org' } })
  expect(screen.getByLabelText('Name')).toHaveValue('Anna')
  expect(submitButton()).toBeEnabled()
})

it("starts a date with the visitor's today, which the server cannot know (FORM-079)", async () => {
  const element = await formElement(layout([field('date', { label: 'Arrival', config: { Value: '01/02/2020' } })]))
  const place = deliver(element)
  expect(screen.getByLabelText('Arrival')).toHaveValue('')
  await act(async () => {
    root = hydrateRoot(place, element)
  })
  expect(screen.getByLabelText('Arrival')).toHaveValue(dayText())
})

it('says without JavaScript that it needs it', async () => {
  const html = renderToString(await formElement(layout([])))
  expect(html).toMatch(/<noscript><p>This form can only be sent with JavaScript/)
})
