import { ApiError } from '@sitewright/api-client'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Field } from '../model/field.ts'
import { fillIn, collectAlerts, simple } from '../testing/fill-in-form.ts'
import { everyType, field, layout } from '../testing/sample-forms.ts'
import { formServer, showForm, submitButton } from '../testing/show-form.tsx'
import { notes } from './notes.ts'

let alerts: string[]
beforeEach(() => void (alerts = collectAlerts()))
afterEach(() => void vi.restoreAllMocks())

describe('submitting', () => {
  it('sends the whole field list with what was typed, as a visitor without an account (FORM-001)', async () => {
    const { sent, answers } = formServer()
    const { user } = await showForm(everyType, { answers })
    await fillIn(user)
    await user.type(screen.getByLabelText('Message'), 'Two nights.\nWith a dog.')
    await user.clear(screen.getByLabelText('People'))
    await user.type(screen.getByLabelText('People'), '3')
    await user.selectOptions(screen.getByLabelText('Hut'), 'The lower hut')
    for (const box of within(screen.getByRole('group', { name: 'Extras' })).getAllByRole('checkbox'))
      await user.click(box)
    await user.click(within(screen.getByRole('radiogroup', { name: 'Bed' })).getByLabelText('The lower hut'))
    await user.click(screen.getByLabelText('Terms'))
    await user.clear(screen.getByLabelText('Arrival'))
    await user.type(screen.getByLabelText('Arrival'), '24/12/2026')
    await user.type(screen.getByLabelText('At'), '14:30')
    await user.click(submitButton())
    await screen.findByText(/Thank you/)

    const [{ id, content, reCaptchaToken } = {}] = sent as Partial<(typeof sent)[number]>[]
    expect([sent.length, id, typeof reCaptchaToken]).toEqual([1, 7, 'string'])
    const fields = JSON.parse(content ?? '') as Field[]
    expect(fields.map(({ fieldType }) => fieldType)).toEqual(everyType.fields.map(({ fieldType }) => fieldType))
    const values = fields.map(({ SubmitLabel, config }) => [SubmitLabel, (config as { Value?: unknown }).Value])
    expect(Object.fromEntries(values)).toEqual({
      '': undefined,
      Name: 'Anna Berg',
      Message: 'Two nights.\nWith a dog.',
      People: 3,
      Hut: 'lower',
      Extras: ['upper', 'lower'],
      Bed: 'lower',
      Terms: true,
      Arrival: '24/12/2026',
      At: '14:30',
      Email: 'anna@example.org',
    })
  })

  it('sends a number as it was typed, leading zeros and comma included', async () => {
    const { sent, answers } = formServer()
    const numbers = ['Member number', 'Amount'].map((label) => field('number-input', { label, config: { Value: '' } }))
    const { user } = await showForm(layout(numbers), { answers })
    await user.type(screen.getByLabelText('Member number'), '007431')
    await user.type(screen.getByLabelText('Amount'), '12,50')
    await user.type(screen.getByLabelText('Email'), 'anna@example.org')
    await user.click(submitButton())
    await screen.findByText(/Thank you/)
    const fields = JSON.parse(sent[0]?.content ?? '') as Field[]
    expect(fields.map(({ config }) => (config as { Value?: unknown }).Value)).toEqual([
      '007431',
      '12,50',
      'anna@example.org',
    ])
  })

  it('shows a spinner, the button disabled, then what the layout says of its completion (FORM-013, FORM-014, FORM-092, FORM-093, FORM-132)', async () => {
    const answer = Promise.withResolvers<object>()
    const { answers } = formServer(() => answer.promise)
    const { user } = await showForm(
      { ...simple, SubmitCompletionText: '<p>Thanks, <b>all of you</b></p>' },
      { answers },
    )
    await fillIn(user)
    expect(screen.queryByText('Submitting Form')).toBeNull()
    await user.click(submitButton())
    expect(await screen.findByRole('status')).toHaveTextContent('Submitting Form')
    expect(submitButton()).toBeDisabled()
    await act(async () => answer.resolve({}))
    expect((await screen.findByText('all of you')).tagName).toBe('B')
    const done = screen.getByRole('status')
    expect(within(done).getByText('all of you')).toBeVisible()
    await waitFor(() => expect(done).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'SUBMIT' })).toBeNull()
    expect(screen.queryByText('Submitting Form')).toBeNull()
  })

  it('sends once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<object>()
    const { sent, answers } = formServer(() => answer.promise)
    const { user, container } = await showForm(simple, { answers })
    await fillIn(user)
    const form = container.querySelector('form')
    act(() => {
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await user.click(submitButton())
    await act(async () => answer.resolve({}))
    await screen.findByText(/Thank you/)
    expect(sent).toHaveLength(1)
  })

  it('asks to check the email, unless the answer has the auth marker (FORM-017, FORM-094)', async () => {
    const waiting = await showForm(
      simple,
      formServer(() => ({})),
    )
    await fillIn(waiting.user)
    await waiting.user.click(submitButton())
    expect(await screen.findByText(notes.checkEmail())).toBeVisible()
    expect(notes.checkEmail()).toBe(
      'Check your email. We need to verify your email address before your message can be delivered. An email has been sent to the email address you provided with a link to release your message.',
    )
    waiting.unmount()

    const { user } = await showForm(
      simple,
      formServer(() => ({ auth: 1 })),
    )
    await fillIn(user)
    await user.click(submitButton())
    expect(await screen.findByText(/Thank you/)).toBeVisible()
    expect(screen.queryByText(notes.checkEmail())).toBeNull()
  })

  it('says where no email goes out that the message is kept, and nothing of an email that has been sent', async () => {
    const { user } = await showForm(
      simple,
      formServer(() => ({ sends: false })),
    )
    await fillIn(user)
    await user.click(submitButton())
    expect(
      await screen.findByText(/^Your message is kept, but this site cannot send email at the moment/),
    ).toBeVisible()
    const usual = screen.getByText('Where the site can send email, it says here:').nextSibling
    expect(usual).toHaveTextContent(notes.checkEmail())
  })

  it.each([
    [3, 'Your email address was not valid, please correct and retry', 'FORM-135'],
    [4, 'Your submission was not processed due to repeated attempts.  Please try again in a few minutes.', 'FORM-136'],
    [1, 'This system has not been properly configured and your form could not be processed', 'FORM-137'],
    [2, 'This system has not been properly configured and your form could not be processed', 'FORM-137'],
    [99, 'This system has not been properly configured and your form could not be processed', 'FORM-137'],
  ])('alerts error %i: %s (%s), and shows the form again (FORM-095, FORM-096)', async (error, text) => {
    const { user } = await showForm(
      simple,
      formServer(() => ({ error })),
    )
    await fillIn(user)
    await user.click(submitButton())
    await waitFor(() => expect(alerts).toEqual([text]))
    expect(submitButton()).toBeEnabled()
    expect(screen.getByLabelText('Name')).toHaveValue('Anna Berg')
    expect(error === 3 ? screen.getByLabelText('Email') : submitButton()).toHaveFocus()
    expect(screen.queryByText('Submitting Form')).toBeNull()
  })

  it('alerts a failed call, loses nothing and can be retried (FORM-138, FORM-095, FORM-096)', async () => {
    const replies = [
      () => {
        throw new ApiError('refused', { status: 400, body: { error: 'Name: This text may have at most 5 characters' } })
      },
      () => ({ auth: 1 }),
    ]
    const { sent, answers } = formServer(() => replies[sent.length - 1]?.())
    const { user } = await showForm(simple, { answers })
    await fillIn(user)
    await user.click(submitButton())
    await waitFor(() => expect(alerts).toEqual(['Failed to submit form, see browser log for more information']))
    expect(console.error).toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('Name: This text may have at most 5 characters')
    expect(screen.getByLabelText('Name')).toHaveValue('Anna Berg')
    expect(screen.getByLabelText('Email')).toHaveValue('anna@example.org')
    await user.click(submitButton())
    expect(await screen.findByText(/Thank you/)).toBeVisible()
    expect(sent[0]?.reCaptchaToken).not.toBe(sent[1]?.reCaptchaToken)
  })
})
