import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayText } from '../model/day.ts'
import { field, layout, options } from '../testing/sample-forms.ts'
import { showForm, submitButton } from '../testing/show-form.tsx'

const required = 'This information is required'
const Options = options

/** A form of one field, all else filled in. */
async function showField(...given: Parameters<typeof field>) {
  const shown = await showForm(layout([field(...given)]))
  await shown.user.type(screen.getByLabelText('Email'), 'anna@example.org')
  return shown
}

/** The message that a screen reader announces for a control. */
const messageOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? undefined

beforeEach(() => {
  vi.restoreAllMocks()
})

describe('the email field', () => {
  it.each([
    { email: 'empty', typed: '', message: 'Email is required', id: 'FORM-121' },
    { email: 'no address', typed: 'anna', message: 'Address is invalid', id: 'FORM-122' },
  ])("that is $email tells '$message' once it was left, not before ($id)", async ({ typed, message }) => {
    const { user } = await showForm(layout([]))
    const email = screen.getByLabelText('Email')
    expect(email).toHaveAttribute('type', 'email')
    await user.click(email)
    if (typed !== '') await user.keyboard(typed)
    expect(screen.queryByText(message)).toBeNull()
    await user.tab()
    expect(messageOf(email)).toBe(message)
    expect(email).toBeInvalid()
    expect(submitButton()).toBeDisabled()
  })

  it('is required whatever its flag says, and accepts an address (FORM-121)', async () => {
    const { user } = await showForm(layout([]))
    const email = screen.getByLabelText('Email')
    expect(email).toBeRequired()
    await user.type(email, 'anna@example.org')
    await user.tab()
    expect(messageOf(email)).toBeUndefined()
    expect(submitButton()).toBeEnabled()
  })
})

describe('a required field', () => {
  it.each([
    { fieldType: 'text-single-input', typed: 'Anna', id: 'FORM-123' },
    { fieldType: 'text-multi-input', typed: 'Two nights', id: 'FORM-124' },
    { fieldType: 'number-input', typed: '3', id: 'FORM-125' },
    { fieldType: 'time', typed: '14:30', id: 'FORM-081' },
  ])('of type $fieldType is invalid while it is empty, and tells so ($id)', async ({ fieldType, typed }) => {
    const { user } = await showField(fieldType, { label: 'It', Required: true, config: { Value: '' } })
    const control = screen.getByLabelText('It')
    expect(control).toBeRequired()
    expect(submitButton()).toBeDisabled()
    expect(screen.queryByText(required)).toBeNull()
    await user.click(control)
    await user.tab()
    expect(messageOf(control)).toBe(required)
    await user.type(control, typed)
    expect(messageOf(control)).toBeUndefined()
    expect(submitButton()).toBeEnabled()
    await user.clear(control)
    expect(messageOf(control)).toBe(required)
  })

  it('of type select is invalid while nothing is chosen, and tells so (FORM-126)', async () => {
    const { user } = await showField('select', { label: 'Hut', Required: true, config: { Options } })
    const hut = screen.getByRole('combobox', { name: 'Hut' })
    await user.click(hut)
    await user.tab()
    expect(messageOf(hut)).toBe(required)
    await user.selectOptions(hut, 'The lower hut')
    expect(submitButton()).toBeEnabled()
  })

  it.each([
    ['radio', 'radiogroup'],
    ['multi-select', 'group'],
  ])('of type %s is invalid while nothing is chosen, and tells so when it is left', async (fieldType, role) => {
    const { user } = await showField(fieldType, { label: 'Hut', Required: true, config: { Options } })
    const group = screen.getByRole(role, { name: 'Hut' })
    const [first, second] = group.querySelectorAll('input')
    first?.focus()
    second?.focus()
    expect(messageOf(group)).toBeUndefined()
    await user.click(screen.getByLabelText('Email'))
    expect(messageOf(group)).toBe(required)
    await user.click(within(group).getByLabelText('The lower hut'))
    expect(messageOf(group)).toBeUndefined()
    expect(submitButton()).toBeEnabled()
  })

  it('of type checkbox turns its label red when it was touched and is not ticked (FORM-128)', async () => {
    const { user } = await showField('checkbox', { label: 'I agree', Required: true })
    const box = screen.getByRole('checkbox', { name: 'I agree' })
    const label = box.closest('label')!
    const isRed = () => label.style.color === 'var(--chakra-colors-fg-error)'
    expect(submitButton()).toBeDisabled()
    expect(isRed()).toBe(false)
    box.focus()
    await user.tab()
    expect(isRed()).toBe(true)
    expect(messageOf(box)).toBe(required)
    await user.click(box)
    expect(isRed()).toBe(false)
    expect(submitButton()).toBeEnabled()
    await user.click(box)
    expect(isRed()).toBe(true)
  })
})

describe('a field that is not required', () => {
  it.each([
    'text-single-input',
    'text-multi-input',
    'number-input',
    'select',
    'multi-select',
    'radio',
    'checkbox',
    'time',
  ])('of type %s may be left alone', async (fieldType) => {
    await showField(fieldType, { label: 'It', config: { Value: '', Options } })
    expect(submitButton()).toBeEnabled()
  })
})

describe('the inputs', () => {
  it('show a text block without a label (FORM-070)', async () => {
    const { container } = await showForm(layout([field('text', { config: { Content: '<p>Our <b>huts</b></p>' } })]))
    expect(screen.getByText('huts').tagName).toBe('B')
    expect(container.querySelectorAll('label')).toHaveLength(1)
  })

  it('begin with the value of their config (FORM-072 to FORM-078, FORM-082)', async () => {
    const fields = [
      field('text-single-input', { label: 'Name', config: { Value: 'Anna' } }),
      field('text-multi-input', { label: 'Message', config: { Value: 'Hello' } }),
      field('number-input', { label: 'People', config: { Value: 2 } }),
      field('select', { label: 'Hut', config: { Value: 'lower', Options } }),
      field('multi-select', { label: 'Extras', config: { Value: ['upper'], Options } }),
      field('radio', { label: 'Bed', config: { Value: 'lower', Options } }),
      field('checkbox', { label: 'Terms', config: { Value: true } }),
      field('time', { label: 'At', config: { Value: '08:00' } }),
    ]
    await showForm({ ...layout(fields) })
    expect(screen.getByLabelText('Name')).toHaveValue('Anna')
    expect(screen.getByLabelText('Message')).toHaveValue('Hello')
    expect(screen.getByLabelText('People')).toHaveValue('2')
    expect(screen.getByLabelText('Hut')).toHaveDisplayValue('The lower hut')
    expect(within(screen.getByRole('group', { name: 'Extras' })).getByLabelText('The upper hut')).toBeChecked()
    expect(within(screen.getByRole('radiogroup', { name: 'Bed' })).getByLabelText('The lower hut')).toBeChecked()
    expect(screen.getByLabelText('Terms')).toBeChecked()
    expect(screen.getByLabelText('At')).toHaveValue('08:00')
  })

  it('offer each option by its displayed text (FORM-083)', async () => {
    await showForm(layout([field('select', { label: 'Hut', config: { Options } })]))
    const offered = within(screen.getByLabelText('Hut')).getAllByRole<HTMLOptionElement>('option')
    expect(offered.map(({ text, value }) => [text, value])).toEqual([
      ['Please choose', ''],
      ['The upper hut', 'upper'],
      ['The lower hut', 'lower'],
    ])
  })

  it('give several lines three rows (FORM-127)', async () => {
    await showForm(layout([field('text-multi-input', { label: 'Message' })]))
    expect(screen.getByLabelText('Message')).toHaveAttribute('rows', '3')
  })

  it('refuse a number below Min and above Max (FORM-085)', async () => {
    const { user } = await showField('number-input', { label: 'People', config: { Value: 2, Min: 1, Max: 8 } })
    const people = screen.getByRole('textbox', { name: 'People' })
    await user.clear(people)
    await user.type(people, '9')
    await user.tab()
    expect(messageOf(people)).toBe('This number must be at most 8')
    await user.clear(people)
    await user.type(people, '0')
    expect(messageOf(people)).toBe('This number must be at least 1')
    expect(submitButton()).toBeDisabled()
  })

  it.each([
    ['many', 'This must be a number'],
    ['1.2.3', 'This must be a number'],
    ['12,000', 'Write this number without commas, such as 12000'],
  ])('refuse %j where a number is asked for, and leave it as it was typed', async (typed, problem) => {
    const { user } = await showField('number-input', { label: 'People', config: { Value: '' } })
    const people = screen.getByLabelText('People')
    await user.type(people, typed)
    await user.tab()
    expect(messageOf(people)).toBe(problem)
    expect(people).toHaveValue(typed)
    expect(submitButton()).toBeDisabled()
  })

  it('ask for a number with a keypad where it cannot be negative', async () => {
    await showForm(
      layout([
        field('number-input', { label: 'People', config: { Min: 0 } }),
        field('number-input', { label: 'Height' }),
      ]),
    )
    expect(screen.getByLabelText('People')).toHaveAttribute('inputmode', 'decimal')
    expect(screen.getByLabelText('Height')).not.toHaveAttribute('inputmode')
  })
})

describe('the date input', () => {
  it('shows today as DD/MM/YYYY in the locale en-nz, whatever is stored (FORM-079, FORM-129, FORM-130)', async () => {
    await showForm(layout([field('date', { label: 'Arrival', config: { Value: '01/02/2020' } })]))
    const arrival = screen.getByLabelText('Arrival')
    expect(arrival).toHaveValue(dayText())
    expect(arrival).toHaveAttribute('placeholder', 'DD/MM/YYYY')
    expect(arrival.closest('[lang]')).toHaveAttribute('lang', 'en-nz')
  })

  it.each([
    ['1/2/2026', '01/02/2026'],
    ['1.12.2026', '01/12/2026'],
    ['24122026', '24/12/2026'],
    [' 24-12-2026 ', '24/12/2026'],
  ])('puts %s as %s when it is left: the day comes first (FORM-129, FORM-130)', async (typed, day) => {
    const { user } = await showField('date', { label: 'Arrival' })
    const arrival = screen.getByLabelText('Arrival')
    await user.clear(arrival)
    await user.type(arrival, typed)
    expect(submitButton()).toBeEnabled()
    await user.tab()
    expect(arrival).toHaveValue(day)
  })

  it.each(['31/02/2026', '12/24/2026', '2026', 'tomorrow'])('refuses %s (FORM-129)', async (typed) => {
    const { user } = await showField('date', { label: 'Arrival' })
    const arrival = screen.getByLabelText('Arrival')
    await user.clear(arrival)
    await user.type(arrival, typed)
    await user.tab()
    await user.tab()
    expect(messageOf(arrival)).toBe('This must be a date, written as DD/MM/YYYY')
    expect(submitButton()).toBeDisabled()
  })

  it("accepts a day from the browser's calendar", async () => {
    const { user, container } = await showField('date', { label: 'Arrival' })
    const calendar = container.querySelector<HTMLInputElement>('[type=date]')!
    calendar.showPicker = () => {
      expect(calendar).toHaveValue('2026-12-24')
      calendar.value = '2026-12-31'
      calendar.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const arrival = screen.getByLabelText('Arrival')
    await user.clear(arrival)
    await user.type(arrival, '24/12/2026')
    await user.click(screen.getByRole('button', { name: 'Open calendar' }))
    expect(arrival).toHaveValue('31/12/2026')
    expect(submitButton()).toBeEnabled()
  })

  it('may be emptied, unless it is required', async () => {
    const { user } = await showField('date', { label: 'Arrival' })
    await user.clear(screen.getByLabelText('Arrival'))
    expect(submitButton()).toBeEnabled()
  })
})
