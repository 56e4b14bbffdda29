import { allFetched } from '@sitewright/page-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayText } from '../../model/day.ts'
import { valueOf } from '../../model/field.ts'
import { button, card, configuration, editForm, openForm, preview, serverWith } from '../../testing/edit-form.tsx'
import { emailField, everyType, field, filledIn, layout } from '../../testing/sample-forms.ts'

const booking = layout([field('text-single-input', { label: 'Name' })])
const newBooking = layout([field('text-single-input', { label: 'Full name' })])
const toolbar = () => within(screen.getByRole('group', { name: 'Form editing' }))
const names = () =>
  toolbar()
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label'))
const preauth = ['Get pre-authorization link', 'Pre-authorize an email address', 'Pre-authorized links and addresses']
const refusing = () => Promise.reject(new Error('no answer'))

/** Has the first field called otherwise. */
async function rename(user: Awaited<ReturnType<typeof editForm>>['user'], label: string) {
  const input = await card(1).findByRole('textbox', { name: 'Input field label' })
  await user.clear(input)
  await user.type(input, label)
}

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('a form while no mail server is set', () => {
  const said = /^Messages of forms reach nobody by email yet: no mail server is set/

  it('says to those who edit it that nobody gets its messages, and leads to what changes that', async () => {
    const { answers } = serverWith(booking)
    const { user } = await openForm({
      answers: { ...answers, 'GET private/mail-goes-out.json.php': () => ({ sends: false }) },
    })
    await user.click(await button('Edit form'))
    const editor = within(await screen.findByRole('region', { name: 'Form Configuration' }))
    expect(await editor.findByText(said)).toHaveTextContent(/Please tell an administrator\.$/)
  })
})

describe('a form without a recipient', () => {
  const said = () => screen.queryByText('This form has no recipient, so visitors cannot send it.')

  it.each(['', 'office', ' , ;'])('says so to those who may edit it: ‘%s’', async (TargetEmail) => {
    const { user } = await openForm(serverWith({ ...booking, TargetEmail }))
    expect(said()).toBeVisible()
    expect(said()?.parentElement).toHaveTextContent(`Press ‘${(await button('Edit form')).textContent}’ and enter`)
    await user.click(await button('Edit form'))
    expect(said()).toBeNull()
  })

  it('is not one where a single address is fine', async () => {
    await openForm(serverWith({ ...booking, TargetEmail: 'nobody, office@example.org' }))
    expect(await button('Edit form')).toBeVisible()
    expect(said()).toBeNull()
  })
})

describe('the toolbar', () => {
  it('offers to edit, the draft where there is one, and both ways around verification (FORM-021)', async () => {
    const { unmount } = await openForm(serverWith(booking, newBooking))
    await allFetched()
    expect(names()).toEqual([...preauth, 'Load draft', 'Edit form'])
    expect(screen.queryByRole('region')).toBeNull()
    unmount()
    await openForm(serverWith(booking))
    expect(names()).toEqual([...preauth, 'Edit form'])
  })

  it('has close, split screen and both kinds of save, which are disabled without a change (FORM-021, FORM-101)', async () => {
    const { user } = await editForm(serverWith(booking))
    expect(names()).toEqual([...preauth, 'Close', 'Split screen', 'Save as draft', 'Save form'])
    expect(await button('Save as draft')).toBeDisabled()
    expect(await button('Save form')).toBeDisabled()
    await rename(user, 'Full name')
    expect(await button('Save as draft')).toBeEnabled()
    expect(await button('Save form')).toBeEnabled()
    await rename(user, 'Name')
    expect(await button('Save form')).toBeDisabled()
  })

  it('loads and reverts the draft, and says what saving it does (FORM-103, FORM-104, FORM-108)', async () => {
    const { user } = await openForm(serverWith(booking, newBooking))
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await user.click(await button('Load draft'))
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toBeVisible()
    expect(screen.getByText('[draft mode]')).toBeVisible()
    await user.click(await button('Edit form'))
    expect(await button('Publish draft as active form')).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Save form' })).toBeNull()
    await user.click(await button('Revert'))
    expect(await screen.findByRole('button', { name: 'Save form' })).toBeDisabled()
    expect(screen.queryByText('[draft mode]')).toBeNull()
  })
})

describe('edit mode', () => {
  it('has two panels, which are only there in edit mode (FORM-004, FORM-022)', async () => {
    const { user } = await editForm(serverWith(booking))
    expect(screen.getByRole('region', { name: 'Form Configuration' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Form Fields' })).toBeVisible()
    await user.click(await button('Close'))
    expect(screen.queryByRole('region', { name: 'Form Configuration' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Form Fields' })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible()
  })

  it('shows a live preview below, each area 45vh high and scrolling; without split screen the editor alone (FORM-023, FORM-024, FORM-025, FORM-026)', async () => {
    const { user } = await editForm(serverWith(booking))
    for (const name of ['Form Editor', 'Form Preview']) {
      const styles = getComputedStyle(screen.getByRole('region', { name }).querySelector(':scope > div')!)
      expect(Number.parseFloat(styles.height)).toBeCloseTo(0.45 * window.innerHeight)
      expect(styles.overflow).toBe('auto')
    }
    const [editor, below] = ['Form Editor', 'Form Preview'].map((name) => screen.getByRole('region', { name }))
    expect(editor!.compareDocumentPosition(below!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await rename(user, 'Full name')
    expect(await preview().findByRole('textbox', { name: 'Full name' })).toBeVisible()
    await user.click(await button('Split screen'))
    expect(screen.queryByRole('region', { name: 'Form Preview' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Form Fields' })).toBeVisible()
  })

  it('restores the form when it is discarded (FORM-097, FORM-100)', async () => {
    const server = serverWith(booking)
    const { user } = await editForm(server)
    await rename(user, 'Full name')
    await user.click(await button('Discard changes'))
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull()
    expect(server.saves).toEqual([])
  })
})

describe('saving', () => {
  it('sends nothing without a change: edit mode only ends (FORM-102)', async () => {
    const server = serverWith(booking)
    const { user } = await editForm(server)
    await rename(user, 'Full name')
    await rename(user, 'Name')
    expect(await button('Save form')).toBeDisabled()
    await user.click(await button('Close'))
    expect(await button('Edit form')).toBeVisible()
    expect(server.saves).toEqual([])
  })

  it('publishes what was written last and leaves edit mode and the draft (FORM-098, FORM-099, FORM-107, API-051)', async () => {
    const server = serverWith(booking, newBooking)
    const { user } = await openForm(server)
    await user.click(await button('Load draft'))
    await user.click(await button('Edit form'))
    await screen.findByRole('region', { name: 'Form Fields' })
    await rename(user, 'Your name')
    await user.click(await button('Publish draft as active form'))
    expect(await button('Edit form')).toBeVisible()
    expect(screen.queryByText('[draft mode]')).toBeNull()
    expect(names()).toEqual([...preauth, 'Edit form'])
    expect(server.saves).toMatchObject([{ id: 7, draft: false, fromDraft: true, base: 1 }])
    expect(server.lastSaved().fields[0]).toMatchObject({ config: { Label: 'Your name' }, SubmitLabel: 'Your name' })
  })

  it('as a draft keeps the editor open, in draft mode (FORM-005, FORM-105, FORM-106)', async () => {
    const server = serverWith(booking)
    const { user } = await editForm(server)
    await rename(user, 'Full name')
    await user.click(await button('Save as draft'))
    expect(await screen.findByText('[draft mode]')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Form Fields' })).toBeVisible()
    expect(await button('Publish draft as active form')).toBeEnabled()
    expect(server.saves).toMatchObject([{ draft: true }])
  })

  it('clears what was typed into the fields, but not in a draft (FORM-111 to FORM-120, Q103)', async () => {
    const typed = { ...everyType, fields: everyType.fields.map(withTyped) }
    const server = serverWith(typed)
    const { user } = await editForm(server)
    await user.click(configuration().getByRole('checkbox', { name: /reply-to/ }))
    await user.click(await button('Save as draft'))
    await screen.findByText('[draft mode]')
    expect(server.lastSaved().fields.map(valueOf)).toEqual(typed.fields.map(valueOf))
    await user.click(await button('Publish draft as active form'))
    await button('Edit form')
    const values = Object.fromEntries(server.lastSaved().fields.map((each) => [each.fieldType, valueOf(each)]))
    expect(values).toEqual({
      ...{ text: undefined, 'text-single-input': '', 'text-multi-input': '', 'number-input': 2, select: '' },
      ...{ 'multi-select': [], radio: 'upper', checkbox: false, date: dayText(), time: '', email: '' },
    })
    expect(server.lastSaved().fields[0]?.config).toEqual({ Content: '<p>Our huts</p>' })
  })

  it('needs more than what is typed into the preview (FORM-101, Q120)', async () => {
    const { user } = await editForm(serverWith(booking))
    await user.type(await preview().findByRole('textbox', { name: 'Name' }), 'Anna')
    expect(await button('Save form')).toBeDisabled()
    expect(await button('Close')).toBeVisible()
  })

  it.each([
    ['Save form', 'Failed to save form, see browser log for more information', 'FORM-139'],
    ['Save as draft', 'Failed to save draft, see browser log for more information', 'FORM-140'],
  ])('that fails keeps every word: %s (FORM-139, FORM-140)', async (name, text) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const server = serverWith(booking)
    const { user } = await editForm({
      answers: { ...server.answers, 'POST protected/plugin/form/save-form.json.php': refusing },
    })
    await rename(user, 'Full name')
    await user.click(await button(name))
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith(text))
    expect(log).toHaveBeenCalled()
    expect(card(1).getByRole('textbox', { name: 'Input field label' })).toHaveValue('Full name')
  })

  it('over a newer version of somebody else needs a decision (Q136)', async () => {
    const server = serverWith(booking)
    const { user } = await editForm(server)
    await rename(user, 'Full name')
    server.page.version = 5
    await user.click(await button('Save form'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ann saved this form')
    await user.click(await button('Overwrite it with mine'))
    await button('Edit form')
    expect(server.saves.at(-1)?.base).toBe(5)
  })

  it('does not happen while a number is invalid', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const server = serverWith(booking)
    const { user } = await editForm(server)
    await rename(user, 'Full name')
    const days = configuration().getByRole('spinbutton', { name: 'Keep submissions for (days)' })
    await user.clear(days)
    await user.click(await button('Save form'))
    const text = 'A number is invalid: ‘Keep submissions for (days)’. Nothing has been saved: correct it first.'
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith(text))
    await waitFor(() => expect(days).toHaveFocus())
    expect(days).toHaveAccessibleDescription('Enter a whole number from 1 to 3650.')
    expect(server.saves).toEqual([])
    await user.type(days, '30')
    await user.click(await button('Save form'))
    await button('Edit form')
    expect(server.lastSaved().KeepDays).toBe(30)
  })
})

function withTyped(each: (typeof everyType.fields)[number]) {
  const value = filledIn[each.SubmitLabel]
  if (value === undefined && each !== emailField) return each
  return { ...each, config: { ...each.config, Value: value } }
}
