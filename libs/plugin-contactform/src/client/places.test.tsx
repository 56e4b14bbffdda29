import { act, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Field } from '../model/field.ts'
import type { Layout } from '../model/layout.ts'
import type { Place } from '../places.ts'
import { collectAlerts } from '../testing/fill-in-form.ts'
import { field, layout } from '../testing/sample-forms.ts'
import { formElement, formServer, showForm, submitButton } from '../testing/show-form.tsx'

let alerts: string[]
beforeEach(() => void (alerts = collectAlerts()))
afterEach(() => void vi.restoreAllMocks())

const Options = [
  { Value: 'first', Display: 'The first', Places: 5 },
  { Value: 'second', Display: 'The second', Places: 2 },
  { Value: 'any', Display: 'Any other' },
]
const name = field('text-single-input', { label: 'Name', Required: true })
const form = layout([name, field('select', { label: 'Date', Required: true, config: { Options } })])
const asRadio = layout([name, field('radio', { label: 'Date', Required: true, config: { Options, Value: 'first' } })])
const places = (first: number, second: number): Place[] => [
  { field: 'Date', value: 'first', left: first },
  { field: 'Date', value: 'second', left: second },
]

/** A server with these places, which takes a submission or refuses it. */
function server(told: Place[][], reply: () => unknown = () => ({ auth: 1 })) {
  const { sent, answers } = formServer(reply)
  const next = () => (told.length > 1 ? told.shift() : told[0])
  return { sent, answers: { ...answers, 'GET protected/plugin/form/places.json.php': next } }
}

const texts = (select: HTMLElement) => [...(select as HTMLSelectElement).options].map(({ text }) => text)

it('tells visitors what is left of each choice, and lets nobody choose what is fully booked', async () => {
  const { answers } = server([places(3, 0)])
  await showForm(form, { answers })
  const select = screen.getByLabelText('Date')
  expect(texts(select)).toEqual([...['Please choose', 'The first (3 left)', 'The second (fully booked)'], 'Any other'])
  expect(within(select).getByRole('option', { name: /second/ })).toBeDisabled()
  expect(within(select).getByRole('option', { name: /first/ })).toBeEnabled()
})

it('tells it of radio buttons too, of which none begins chosen that is fully booked', async () => {
  const { answers } = server([places(0, 2)])
  await showForm(asRadio, { answers })
  expect(screen.getByRole('radio', { name: 'The first (fully booked)' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'The first (fully booked)' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'The second (2 left)' })).toBeEnabled()
})

it('is in the first view, without JavaScript', async () => {
  const html = renderToString(await formElement(form, { answers: server([places(3, 0)]).answers }))
  expect(html).toMatch(/<option value="second" disabled="">The second \(fully booked\)<\/option>/)
  expect(html).toContain('The first (3 left)')
})

it('follows what is left by the time a visitor touches the form', async () => {
  const element = await formElement(form, { answers: server([places(3, 0), places(0, 1)]).answers })
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(element)
  expect(texts(screen.getByLabelText('Date'))[1]).toBe('The first (3 left)')
  const root = await act(async () => hydrateRoot(place, element))
  await waitFor(() => expect(texts(screen.getByLabelText('Date'))[1]).toBe('The first (fully booked)'))
  expect(within(screen.getByLabelText('Date')).getByRole('option', { name: /1 left/ })).toBeEnabled()
  act(() => root.unmount())
  place.remove()
})

it.each([
  ['a select', form, () => screen.getByLabelText('Date')],
  ['radio buttons', asRadio, () => screen.getByRole('radio', { name: /The second/ })],
] as [string, Layout, () => HTMLElement][])(
  'says what is fully booked by the time it is sent, of %s, and loses nothing that was typed',
  async (_, shown, control) => {
    const { sent, answers } = server([places(1, 1)], () =>
      sent.length === 1 ? { error: 5, places: places(0, 1) } : { auth: 1 },
    )
    const { user } = await showForm(shown, { answers })
    await user.type(screen.getByLabelText('Name'), 'Anna Berg')
    await user.type(screen.getByLabelText('Email'), 'anna@example.org')
    if (shown === form) await user.selectOptions(screen.getByLabelText('Date'), 'first')
    await user.click(submitButton())
    expect(await screen.findByText('‘The first’ is fully booked, please choose another one')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/fully booked in the meantime, so nothing was sent/)
    expect(control()).toHaveFocus()
    expect(alerts).toEqual([])
    expect(screen.getByLabelText('Name')).toHaveValue('Anna Berg')
    expect(screen.getByLabelText('Email')).toHaveValue('anna@example.org')
    expect(submitButton()).toBeDisabled()
    if (shown === form) await user.selectOptions(screen.getByLabelText('Date'), 'second')
    else await user.click(screen.getByRole('radio', { name: 'The second (1 left)' }))
    expect(screen.queryByText(/please choose another one/)).toBeNull()
    await user.click(submitButton())
    await screen.findByText(/Thank you/)
    const fields = JSON.parse(sent.at(-1)?.content ?? '[]') as Field[]
    expect(fields[1]?.config).toMatchObject({ Value: 'second' })
  },
)

it('names what is fully booked also where it was limited after the page was loaded', async () => {
  const before = layout([
    name,
    field('select', { label: 'Date', config: { Options: Options.map(({ Places: _, ...option }) => option) } }),
  ])
  const { answers } = formServer(() => ({ error: 5, places: places(0, 1) }))
  const { user } = await showForm(before, { answers })
  await user.type(screen.getByLabelText('Name'), 'Anna Berg')
  await user.type(screen.getByLabelText('Email'), 'anna@example.org')
  await user.selectOptions(screen.getByLabelText('Date'), 'first')
  await user.click(submitButton())
  expect(await screen.findByText('‘The first’ is fully booked, please choose another one')).toBeVisible()
  expect(texts(screen.getByLabelText('Date'))[2]).toBe('The second (1 left)')
})

it('works where the places cannot be told', async () => {
  const { sent, answers } = formServer(() => ({ auth: 1 }))
  const { user } = await showForm(form, { answers })
  expect(texts(screen.getByLabelText('Date'))).toContain('The first')
  await user.type(screen.getByLabelText('Name'), 'Anna Berg')
  await user.type(screen.getByLabelText('Email'), 'anna@example.org')
  await user.selectOptions(screen.getByLabelText('Date'), 'first')
  await user.click(submitButton())
  await screen.findByText(/Thank you/)
  expect(sent).toHaveLength(1)
})
