import { allFetched, fakeApi, KitProviders } from '@sitewright/page-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillIn, collectAlerts, simple } from '../testing/fill-in-form.ts'
import { emailField, everyType, field, layout, options } from '../testing/sample-forms.ts'
import { formElement, formServer, showForm, submitButton } from '../testing/show-form.tsx'
import { View } from './View.tsx'

beforeEach(() => void collectAlerts())
afterEach(() => void vi.restoreAllMocks())

describe('the public form', () => {
  it('is built from the fields of the layout in their order, with the button behind them (FORM-011, FORM-012)', async () => {
    const { container } = await showForm({ ...everyType, SubmitButtonText: 'Send it off' })
    const form = container.querySelector('form')
    const names = [...(form?.querySelectorAll('[data-field] > label, legend, [data-choice]') ?? [])]
      .filter((label) => !label.closest('fieldset') || label.tagName === 'LEGEND')
      .map((label) => label.textContent)
    const labels = ['Name', 'Message', 'People', 'Hut', 'Extras', 'Bed', 'Terms', 'Arrival', 'At', 'Email']
    expect(names).toEqual(labels)
    expect(form?.textContent).toMatch(/^Our huts/)
    const button = screen.getByRole('button', { name: 'Send it off' })
    expect(form?.querySelector('[data-send] button')).toBe(button)
    for (const each of form?.querySelectorAll('[data-field]') ?? [])
      expect(each.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows neither hidden fields nor those of a type that it does not know', async () => {
    await showForm(layout([field('text-single-input', { label: 'Secret', hidden: true }), field('signature')]))
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Email')])
  })

  it('has its button disabled while any input is invalid, and names the first such field (FORM-131)', async () => {
    const { user } = await showForm(simple)
    expect(submitButton()).toBeDisabled()
    await user.type(screen.getByLabelText('Email'), 'anna@example.org')
    expect(submitButton()).toBeDisabled()
    const missing = screen.getByRole('link', { name: 'Name' })
    await user.click(missing)
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(screen.getByText('This information is required')).toBeVisible()
    await user.type(screen.getByLabelText('Name'), 'A')
    expect(submitButton()).toBeEnabled()
    expect(screen.queryByText(/To be completed/)).toBeNull()
  })

  it('says of what is there and wrong what is wrong with it, of the address only beside it once it was left', async () => {
    const people = field('number-input', { label: 'People', config: { Max: 6, Value: '' }, Required: true })
    const { user, container } = await showForm(layout([people]))
    const line = () => container.querySelector('[data-first]')?.textContent
    expect(line()).toBe('To be completed: People')
    await user.type(screen.getByLabelText('People'), '8')
    expect(line()).toBe('To be corrected: People')
    expect(screen.getByRole('link', { name: 'People' })).toBeVisible()
    await user.clear(screen.getByLabelText('People'))
    await user.type(screen.getByLabelText('People'), '4')
    expect(line()).toBe('To be completed: Email')
    await user.type(screen.getByLabelText('Email'), 'anna')
    expect(line()).toBe('To be corrected: Email')
    await user.type(screen.getByLabelText('Email'), '@example.org')
    expect(line()).toBeUndefined()
  })

  it('treats Enter in an incomplete form as an attempt, which shows all errors', async () => {
    const { user } = await showForm(simple)
    await user.type(screen.getByLabelText('Email'), 'anna{Enter}')
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(screen.getByText('This information is required')).toBeVisible()
    expect(screen.getByText('Address is invalid')).toBeVisible()
  })

  it('resets when the page changes (FORM-008)', async () => {
    const { user, rerender } = await showForm(simple)
    await fillIn(user)
    rerender(await formElement(simple, { pageId: 8 }))
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(submitButton()).toBeDisabled()
  })
})

describe('verification', () => {
  const note =
    'To reduce spam, we require verification of your email address to accept this information. You will receive an email after submitting this form containing a verification link if you were not pre-verified. Once your email has been confirmed, your message will be delivered.'

  it('is announced by a note (FORM-015)', async () => {
    await showForm(simple)
    expect(screen.getByText(note)).toBeVisible()
  })

  it('is not promised where no email goes out, neither on the page as it comes nor in a browser that asks itself', async () => {
    const offer = 'GET public/human-check.json.php'
    const mute = async () => ({ ...((await formServer().answers[offer]?.({})) as object), sends: false })
    const told = /^This site cannot send email at the moment, so no link to verify your email address will reach you\./
    await showForm(simple, { answers: { [offer]: mute } })
    expect(await screen.findByText(told)).toBeVisible()
    expect(screen.getByText('Where the site can send email, it says here:').nextSibling).toHaveTextContent(note)

    const known = { layout: simple, draft: null, check: { key: '', sends: false as const } }
    const html = renderToString(
      <KitProviders api={fakeApi({})} permissions={[]}>
        <View pageId={7} data={known} />
      </KitProviders>,
    )
    expect(html).toContain('so no link to verify your email address will reach you')
  })

  it('is not announced if it is suppressed (FORM-016)', async () => {
    await showForm({ ...simple, SuppressAntispam: true })
    await allFetched()
    expect(submitButton()).toBeVisible()
    expect(screen.queryByText(note)).toBeNull()
  })

  it("is not announced to visitors with a key in the query 'pa', which is sent with the form (FORM-007, FORM-016)", async () => {
    const { sent, answers } = formServer(() => ({ auth: 1 }))
    const withKey = { answers, query: { pa: 'k y' } }
    expect(renderToString(await formElement(simple))).toContain(note)
    expect(renderToString(await formElement(simple, withKey))).not.toContain(note)
    const { user } = await showForm(simple, withKey)
    await allFetched()
    expect(screen.queryByText(note)).toBeNull()
    await fillIn(user)
    await user.click(submitButton())
    await screen.findByText(/Thank you/)
    expect(sent[0]?.pauth).toBe('k y')
  })

  it('sends no key if there is none (FORM-007)', async () => {
    const { sent, answers } = formServer()
    const { user } = await showForm(simple, { answers })
    await fillIn(user)
    await user.click(submitButton())
    await screen.findByText(/Thank you/)
    expect(sent[0]).not.toHaveProperty('pauth')
  })
})

describe('the toolbar for editing', () => {
  const toolbar = () => screen.queryByRole('group', { name: 'Form editing' })

  it('is there for editors only (FORM-020)', async () => {
    const shown = await showForm(simple, { permissions: ['plugin.contactform.editor'] })
    await waitFor(() => expect(toolbar()).toBeVisible())
    shown.unmount()
    await showForm(simple, { permissions: ['plugin.sectionedpage.editor', 'core.admin'] })
    await allFetched()
    expect(submitButton()).toBeVisible()
    expect(toolbar()).toBeNull()
  })
})

describe('the hit counter', () => {
  const hits = (total: number) => ({ 'GET private/page-get-hit-count.json.php': vi.fn(() => [total, 3]) })

  it('is shown to page managers, above 0 (FORM-018, FORM-019)', async () => {
    const permissions = ['core.page-manager']
    const shown = await showForm(simple, { permissions, answers: hits(12) })
    expect(await screen.findByText('3/12')).toBeVisible()
    shown.unmount()
    const none = hits(0)
    await showForm(simple, { permissions, answers: none })
    await waitFor(() => expect(Object.values(none)[0]).toHaveBeenCalledOnce())
    await allFetched()
    expect(screen.queryByText('3/0')).toBeNull()
  })

  it('is neither shown to visitors nor loaded (FORM-019)', async () => {
    const answers = hits(12)
    await showForm(simple, { answers })
    await allFetched()
    expect(submitButton()).toBeVisible()
    expect(screen.queryByText('3/12')).toBeNull()
    expect(Object.values(answers)[0]).not.toHaveBeenCalled()
  })
})

it('uses a field that only the form itself has, even if it is hidden', async () => {
  await showForm({
    ...layout([]),
    fields: [{ ...emailField, hidden: true }, field('select', { config: { Options: options } })],
  })
  expect(screen.getByLabelText('Email')).toBeVisible()
})
