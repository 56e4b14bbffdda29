import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fieldModels } from '../../field-types/models.ts'
import type { Field } from '../../model/field.ts'
import {
  button,
  card,
  configuration,
  editForm,
  NoResizes,
  patient,
  preview,
  serverWith,
  titles,
  writeHtml,
} from '../../testing/edit-form.tsx'
import { emailField, field, layout } from '../../testing/sample-forms.ts'

const models = fieldModels.list()

const line = field('text-single-input', { label: 'Name' })
const tick = field('checkbox', { label: 'Terms' })
const strange: Field = { ...line, fieldType: 'signature', config: { Pen: 'blue' }, SubmitLabel: 'Sign' }

/** Chooses a type from the menu that has just been opened, as the keyboard does. */
async function choose(user: Awaited<ReturnType<typeof editForm>>['user'], label: string) {
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toHaveFocus())
  const item = within(menu).getByRole('menuitem', { name: label })
  for (let step = 0; step <= models.findIndex((model) => model.label === label); step++)
    await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  await user.keyboard('{Enter}')
}

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  vi.stubGlobal('ResizeObserver', NoResizes)
})

describe('Form Configuration', () => {
  it('sets recipients, subjects, button and replies (FORM-027, FORM-028, FORM-030, FORM-031, FORM-032, FORM-033)', async () => {
    const server = serverWith(layout([], { TargetEmail: '' }))
    const { user } = await editForm(server)
    const recipients = configuration().getByRole('textbox', { name: 'Recipient email addresses' })
    expect(recipients).toHaveAccessibleDescription(/Separate several addresses with commas/)
    expect(recipients).toHaveAccessibleDescription(/Without a recipient/)
    await user.type(recipients, 'a')
    expect(recipients).toHaveAccessibleDescription(/This is no email address: without a recipient, nothing can be/)
    await user.type(recipients, '@example.org, b@example.org')
    expect(recipients).not.toHaveAccessibleDescription(/Without a recipient/)
    await user.type(recipients, '; nobody, c@example.org')
    const only = 'only the other recipients get what is submitted. Separate several addresses with commas.'
    expect(recipients).toHaveAccessibleDescription(`‘nobody’ is no email address: ${only}`)
    await user.type(recipients, ' d@')
    expect(recipients).toHaveAccessibleDescription(`‘nobody’, ‘d@’ are no email addresses: ${only}`)
    await user.clear(recipients)
    await user.type(recipients, 'a@example.org, b@example.org')
    expect(recipients).toHaveAccessibleDescription(/^Recipients of submissions\./)
    for (const [name, text] of [
      ['Validation email subject', 'Is it you?'],
      ['Submission email subject', 'A booking'],
      ['Submit button text', 'BOOK'],
    ] as const) {
      await user.clear(configuration().getByRole('textbox', { name }))
      await user.type(configuration().getByRole('textbox', { name }), text)
    }
    await user.click(configuration().getByRole('checkbox', { name: "Set the submitter's address as reply-to" }))
    expect(await preview().findByRole('button', { name: 'BOOK' })).toBeVisible()
    await user.click(await button('Save form'))
    await button('Edit form')
    expect(server.lastSaved()).toMatchObject({
      ...{ TargetEmail: 'a@example.org, b@example.org', ValidationEmailSubject: 'Is it you?' },
      ...{ SubmissionEmailSubject: 'A booking', SubmitButtonText: 'BOOK', SetReplyTo: false },
    })
  })

  it('sends the submitter a copy where it is ticked, and offers that only with the validation email', async () => {
    const server = serverWith(layout([]))
    const { user } = await editForm(server)
    const copy = configuration().getByRole<HTMLInputElement>('checkbox', { name: 'Send the submitter a copy' })
    expect(copy.checked).toBe(false)
    await user.click(copy)
    await user.click(await button('Save form'))
    await user.click(await button('Edit form'))
    expect(server.lastSaved().SendCopy).toBe(true)
    const again = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Send the submitter a copy' })
    expect(again.checked).toBe(true)
    await user.click(configuration().getByRole('checkbox', { name: 'Enable anti-spam validation email' }))
    expect(again).toBeDisabled()
    expect(again.checked).toBe(false)
    expect(again).toHaveAccessibleDescription(/Needs the validation email/)
    await user.click(configuration().getByRole('checkbox', { name: 'Enable anti-spam validation email' }))
    await user.click(again)
    await user.click(await button('Save form'))
    await button('Edit form')
    expect(server.lastSaved()).not.toHaveProperty('SendCopy')
  })

  it.each([true, false])(
    "has 'Enable anti-spam validation email', the opposite of SuppressAntispam %j (FORM-035, FORM-036)",
    async (SuppressAntispam) => {
      const server = serverWith(layout([], { SuppressAntispam }))
      const { user } = await editForm(server)
      const box = configuration().getByRole<HTMLInputElement>('checkbox', { name: 'Enable anti-spam validation email' })
      expect(box.checked).toBe(!SuppressAntispam)
      expect(box).toHaveAccessibleDescription(/click a link in an email to prove ownership/)
      await user.click(box)
      expect(box.checked).toBe(SuppressAntispam)
      await user.click(await button('Save form'))
      await button('Edit form')
      expect(server.lastSaved().SuppressAntispam).toBe(!SuppressAntispam)
    },
  )

  it('has the completion text as rich text (FORM-034)', async () => {
    const server = serverWith(layout([]))
    const { user } = await editForm(server)
    await writeHtml({ user, within: configuration(), label: 'Completion text' }, '<p><strong>Thanks</strong></p>')
    await user.click(await button('Save form'))
    await button('Edit form')
    expect(server.lastSaved().SubmitCompletionText).toBe('<p><strong>Thanks</strong></p>')
  })

  it('collapses, and keeps all that is typed into it', async () => {
    const { user } = await editForm(serverWith(layout([])))
    const panel = screen.getByRole('button', { name: 'Form Configuration' })
    await user.clear(configuration().getByRole('textbox', { name: 'Submit button text' }))
    await user.click(panel)
    expect(configuration().queryByRole('textbox', { name: 'Submit button text' })).toBeNull()
    await user.click(panel)
    expect(configuration().getByRole('textbox', { name: 'Submit button text' })).toHaveValue('')
  })
})

describe('the cards', () => {
  it('are one for each field, of its type, in order (FORM-037)', async () => {
    await editForm(serverWith(layout([field('text', { config: { Content: '<p>Huts</p>' } }), line, strange])))
    expect(titles()).toEqual(['Text blockHuts', 'Single line textName', 'Unknown field type: signature', 'EmailEmail'])
  })

  it('hide and show their field (FORM-045)', async () => {
    const server = serverWith(layout([line, tick]))
    const { user } = await editForm(server)
    await user.click(card(1).getByRole('button', { name: 'Hide field' }))
    await user.click(card(2).getByRole('button', { name: 'Hide field' }))
    await user.click(card(2).getByRole('button', { name: 'Show field' }))
    await waitFor(() => expect(preview().queryByRole('textbox', { name: 'Name' })).toBeNull())
    await user.click(await button('Save form'))
    await button('Edit form')
    expect(server.lastSaved().fields.map(({ hidden }) => hidden)).toEqual([true, false, false])
  })

  it('delete their field, which can be restored unchanged (FORM-044)', async () => {
    const server = serverWith(layout([line, tick]))
    const { user } = await editForm(server)
    await user.click(card(1).getByRole('button', { name: 'Delete field' }))
    expect(titles()).toEqual(['CheckboxTerms', 'EmailEmail'])
    expect(card(1).getByRole('button', { name: /^Checkbox/ })).toHaveFocus()
    await user.click(within(screen.getByRole('group', { name: 'Deleted field' })).getByRole('button', { name: 'Undo' }))
    expect(titles()).toEqual(['Single line textName', 'CheckboxTerms', 'EmailEmail'])
    expect(await button('Save form')).toBeDisabled()
    await user.click(card(2).getByRole('button', { name: 'Delete field' }))
    await user.click(await button('Save form'))
    await button('Edit form')
    expect(server.lastSaved().fields).toEqual([line, emailField])
  })

  it('keep the email field: it cannot be deleted or hidden, and is required (FORM-046, FORM-047)', async () => {
    await editForm(serverWith(layout([line])))
    expect(card(2).getByRole('button', { name: 'Delete field' })).toBeDisabled()
    expect(card(2).getByRole('button', { name: 'Hide field' })).toBeDisabled()
    const required = card(2).getByRole('checkbox', { name: 'Required' })
    expect(required).toBeDisabled()
    expect(required).toBeChecked()
  })

  it('allow a second email field to be deleted, which does not verify the submitter', async () => {
    const { user } = await editForm(serverWith(layout([])))
    await user.click(await button('Add field'))
    await choose(user, 'Email')
    await waitFor(() => expect(titles()).toEqual(['EmailEmail', 'EmailEmail']))
    expect(card(1).getByRole('button', { name: 'Delete field' })).toBeDisabled()
    await user.click(card(2).getByRole('button', { name: 'Delete field' }))
    expect(titles()).toEqual(['EmailEmail'])
  })

  it('move their field, not beyond the ends (FORM-041, FORM-042, FORM-043)', async () => {
    const server = serverWith(layout([line, tick]))
    const { user } = await editForm(server)
    const enabled = (name: string) =>
      [1, 2, 3].map((place) => !card(place).getByRole<HTMLButtonElement>('button', { name }).disabled)
    expect(enabled('Move up')).toEqual([false, true, true])
    expect(enabled('Move down')).toEqual([true, true, false])
    await user.click(card(1).getByRole('button', { name: 'Move down' }))
    expect(card(2).getByRole('button', { name: 'Move down' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(titles()).toEqual(['CheckboxTerms', 'EmailEmail', 'Single line textName'])
    // where it cannot go on, the keyboard does not lose its place
    expect(card(3).getByRole('button', { name: 'Move up' })).toHaveFocus()
    expect(screen.getByText('Single line text moved to place 3 of 3')).toBeInTheDocument()
    await user.click(await button('Save form'))
    await button('Edit form')
    expect(server.lastSaved().fields).toEqual([tick, emailField, line])
  })

  it('point out answers that could not be distinguished, until a label is changed', async () => {
    const { user } = await editForm(serverWith(layout([line, line])))
    const hint = /Another field has the same label/
    for (const place of [1, 2]) expect(card(place).getByText(hint)).toBeVisible()
    await user.type(card(1).getByRole('textbox', { name: 'Input field label' }), ' of the dog')
    expect(screen.queryByText(hint)).toBeNull()
  })
})

describe('adding', () => {
  it.each(models.map(({ fieldType, label, blank }) => ({ fieldType, label, config: blank() })))(
    'a field above another one, as its type begins: $fieldType (FORM-039, FORM-040)',
    async ({ fieldType, label, config }) => {
      const server = serverWith(layout([line]))
      const { user } = await editForm(server)
      await user.click(card(2).getByRole('button', { name: 'Add field above' }))
      const menu = await screen.findByRole('menu', { name: 'Add field above' })
      expect(
        within(menu)
          .getAllByRole('menuitem')
          .map((each) => each.textContent),
      ).toEqual(models.map((model) => model.label))
      await choose(user, label)
      await waitFor(() => expect(titles()[1]).toMatch(new RegExp(`^${label}`)))
      await waitFor(() => expect(card(2).getByRole('button', { expanded: true })).toHaveFocus())
      await user.click(await button('Save form'))
      await button('Edit form')
      expect(server.lastSaved().fields[1]).toMatchObject({ fieldType, config, hidden: false })
    },
  )

  it('a field at the end, with its label as its name in the email (FORM-038, FORM-040)', async () => {
    const server = serverWith(layout([]))
    const { user } = await editForm(server)
    await user.click(await button('Add field'))
    await choose(user, 'Time')
    await waitFor(() => expect(titles()).toEqual(['EmailEmail', 'TimeTime']))
    const label = card(2).getByRole('textbox', { name: 'Input field label' })
    await user.clear(label)
    await user.type(label, 'Arrival')
    await user.click(await button('Save form'))
    await button('Edit form')
    expect(server.lastSaved().fields.at(-1)).toMatchObject({
      ...{ fieldType: 'time', config: { Label: 'Arrival', Value: '' }, SubmitLabel: 'Arrival' },
    })
  })

  it('ends with 100 fields, and says so', async () => {
    const { user } = await editForm(serverWith(layout(Array.from({ length: 98 }, () => tick))))
    expect(screen.queryByRole('textbox', { name: 'Input field label' })).toBeNull()
    await user.click(await button('Add field'))
    await choose(user, 'Checkbox')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add field' })).toBeDisabled(), patient)
    expect(screen.getByText('A form can have up to 100 fields.')).toBeVisible()
  }, 60_000)
})

describe('a field of an unknown type', () => {
  it('can be moved and deleted, and is otherwise saved as it was', async () => {
    const server = serverWith(layout([line, strange]))
    const { user } = await editForm(server)
    expect(card(2).getByText(/cannot edit it/)).toBeVisible()
    expect(card(2).queryByRole('checkbox')).toBeNull()
    await user.click(card(2).getByRole('button', { name: 'Move up' }))
    await user.click(await button('Save form'))
    await button('Edit form')
    expect(server.lastSaved().fields).toEqual([strange, line, emailField])
  })
})
