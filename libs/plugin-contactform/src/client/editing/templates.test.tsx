import { withKey } from '@sitewright/page-kit/cards'
import { allFetched } from '@sitewright/page-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { blankLayout } from '../../form.ts'
import { readLayout, writeLayout } from '../../model/layout.ts'
import { cleanLayout } from '../../server/clean-layout.ts'
import {
  button,
  card,
  configuration,
  editForm,
  patient,
  preview,
  serverWith,
  titles,
} from '../../testing/edit-form.tsx'
import { field, layout } from '../../testing/sample-forms.ts'
import { formTemplates, withTemplate } from './on-demand/form-templates.ts'
import sampleWords from './on-demand/sample-words.ts'

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

const offer = () => screen.queryByRole('region', { name: 'What is this form for?' })
const choose = async (user: Awaited<ReturnType<typeof editForm>>['user'], name: string) => {
  await offered()
  await user.click(within(offer()!).getByRole('button', { name }))
}
/** Their code is fetched only where they are offered. */
const offered = () => screen.findByRole('region', { name: 'What is this form for?' }, patient)

describe('an empty new form', () => {
  it('offers templates, each with what it asks for, and an empty form', async () => {
    await editForm(serverWith(blankLayout()))
    const buttons = within(await offered()).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      ...['Contact', 'Membership', 'Booking'],
      'Start with an empty form',
    ])
    expect(buttons[0]).toHaveAccessibleDescription('Visitors ask you something. Fields: Name, Email, Message.')
    // before all that is to be set
    const settings = screen.getByRole('region', { name: 'Form Configuration' })
    expect(offer()!.compareDocumentPosition(settings)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('is filled by a template, saved only when the form is saved', async () => {
    const server = serverWith({ ...blankLayout(), TargetEmail: 'office@example.org' })
    const { user } = await editForm(server)
    await choose(user, 'Contact')
    expect(offer()).toBeNull()
    expect(titles()).toEqual(['Text blockContact', 'Single line textName', 'EmailEmail', 'Multi-line textMessage'])
    expect(await preview().findByRole('heading', { name: 'Contact', level: 1 })).toBeVisible()
    expect(screen.getByText(/‘Contact’ was filled in/)).toBeVisible()
    expect(screen.getByText(/‘Contact’ was filled in/).parentElement).toHaveFocus()
    expect(await preview().findByRole('textbox', { name: 'Message' })).toBeVisible()
    expect(server.saves).toEqual([])
    await user.click(await button('Save form'))
    await button('Edit form')
    expect(server.lastSaved()).toMatchObject({ TargetEmail: 'office@example.org', SubmitButtonText: 'SEND' })
    expect(server.lastSaved().fields.map(({ SubmitLabel, Required }) => [SubmitLabel, Required])).toEqual([
      ['', false],
      ['Name', true],
      ['Email', false],
      ['Message', true],
    ])
  })

  it('is empty again by Undo, and offers them again', async () => {
    const { user } = await editForm(serverWith(blankLayout()))
    await choose(user, 'Booking')
    const told = within(screen.getByText(/‘Booking’ was filled in/).parentElement!)
    await user.click(told.getByRole('button', { name: 'Undo' }))
    expect(titles()).toEqual(['EmailEmail'])
    expect(await button('Save form')).toBeDisabled()
    expect(await offered()).toBeVisible()
  })

  it('keeps what was changed since: there is no Undo any more', async () => {
    const { user } = await editForm(serverWith(blankLayout()))
    await choose(user, 'Contact')
    await user.click(card(1).getByRole('button', { name: 'Delete field' }))
    await waitFor(() => expect(screen.queryByText(/was filled in/)).toBeNull())
    // of the deletion alone, beside that of the texts' toolbar once it is there
    const undo = screen.getAllByRole('button', { name: 'Undo' })
    const groups = undo.map((each) => each.closest('[role=group]')?.getAttribute('aria-label'))
    expect(groups.filter((group) => group !== 'History')).toEqual(['Deleted field'])
    expect(titles()).toEqual(['Single line textName', 'EmailEmail', 'Multi-line textMessage'])
  })

  it('keeps settings that were made before', async () => {
    const { user } = await editForm(serverWith({ ...blankLayout(), SubmitButtonText: 'ASK US' }))
    await choose(user, 'Contact')
    expect(configuration().getByRole('textbox', { name: 'Submit button text' })).toHaveValue('ASK US')
    expect(configuration().getByRole('textbox', { name: 'Submission email subject' })).toHaveValue(
      'Message from the website',
    )
  })

  it('can be started with nothing more', async () => {
    const { user } = await editForm(serverWith(blankLayout()))
    await choose(user, 'Start with an empty form')
    expect(offer()).toBeNull()
    expect(titles()).toEqual(['EmailEmail'])
    expect(await button('Save form')).toBeDisabled()
  })
})

it('never offers templates over fields', async () => {
  await editForm(serverWith(layout([field('text-single-input', { label: 'Name' })])))
  await allFetched()
  expect(titles()).toHaveLength(2)
  expect(offer()).toBeNull()
})

it.each(formTemplates)('is stored as it is: $name', (template) => {
  const { fields, ...settings } = blankLayout()
  const filled = withTemplate({ fields: fields.map(withKey), settings }, template)
  const content = writeLayout({ ...filled.settings, fields: filled.fields.map(({ item }) => item) })
  expect(readLayout(cleanLayout(content))).toEqual(readLayout(content))
})

it('have all the sample words that those who publish a form are told of, the dates of a booking among them', () => {
  const booking = JSON.stringify(formTemplates.find(({ name }) => name === 'Booking'))
  expect(sampleWords()).toEqual(expect.arrayContaining(['First date', 'Second date']))
  expect(sampleWords().filter((word) => !booking.includes(word))).toEqual([])
})
