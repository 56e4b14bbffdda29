import { ApiError } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noMailServer, operatorsMailServer, sampleMailServer, sampleOwnAccount } from '../testing/mail-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import MailScreen from './MailScreen.tsx'

afterEach(() => vi.restoreAllMocks())

const get = 'GET private/mail-get-server.json.php'
const set = 'POST private/mail-set-server.json.php'
const remove = 'POST private/mail-remove-server.json.php'
const test = 'POST private/mail-test.json.php'

async function open(answers: Answers = {}) {
  const fake = fakeApi({
    'GET private/mail-get-list.json.php': () => [],
    'GET private/account-get-info.json.php': () => sampleOwnAccount,
    [get]: () => noMailServer,
    [set]: () => ({}),
    [remove]: () => ({}),
    [test]: () => ({}),
    ...answers,
  })
  render(
    <TestSite api={fake.api}>
      <MailScreen />
    </TestSite>,
  )
  const panel = within(await screen.findByRole('region', { name: 'Mail server' }))
  const made = (key: string) => fake.calls.filter(([one]) => one === key).map(([, input]) => input)
  return { made, panel, user: userEvent.setup() }
}

type User = ReturnType<typeof userEvent.setup>
const dialog = async () => within(await screen.findByRole('dialog'))

async function openForm(user: User, button: string) {
  await user.click(await screen.findByRole('button', { name: button }))
  return dialog()
}

describe('without a mail server', () => {
  it('says plainly that nobody receives anything, and offers no test', async () => {
    const { panel } = await open()
    expect(await panel.findByText('Emails are only stored as files')).toBeVisible()
    expect(panel.getByText(/nobody receives what the site sends/)).toBeVisible()
    expect(panel.queryByRole('button', { name: 'Send a test email' })).not.toBeInTheDocument()
  })

  it('one can be set: SAVE sends it, says so, and the screen shows it', async () => {
    let state = noMailServer
    const { made, panel, user } = await open({
      [get]: () => state,
      [set]: () => {
        state = sampleMailServer
        return {}
      },
    })
    const form = await openForm(user, 'Set up a mail server')
    expect(form.getByRole('button', { name: 'SAVE' })).toBeDisabled()
    await user.type(form.getByLabelText('Server'), ' smtp.example.org ')
    await user.selectOptions(form.getByLabelText('Security'), 'TLS from the start')
    expect(form.getByLabelText('Port')).toHaveValue('465')
    await user.type(form.getByLabelText('User'), 'club@example.org')
    await user.type(form.getByLabelText('Password'), 'secret word')
    await user.click(form.getByRole('button', { name: 'SAVE' }))
    expect(await panel.findByText('smtp.example.org')).toBeVisible()
    expect(screen.getByText('Saved')).toBeVisible()
    expect(made(set)).toEqual([
      { host: 'smtp.example.org', port: 465, security: 'tls', user: 'club@example.org', password: 'secret word' },
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('what was typed can be tested before it is saved, with the own address proposed', async () => {
    const { made, user } = await open()
    const form = await openForm(user, 'Set up a mail server')
    const send = form.getByRole('button', { name: 'Send a test email' })
    expect(send).toBeDisabled()
    await user.type(form.getByLabelText('Server'), 'smtp.example.org')
    await waitFor(() => expect(form.getByLabelText('Send the test to')).toHaveValue('kim@example.org'))
    await user.click(send)
    expect(await form.findByText(/The server took the email to kim@example.org/)).toBeVisible()
    const server = { host: 'smtp.example.org', port: 587, security: 'starttls', user: '', password: '' }
    expect(made(test)).toEqual([{ to: 'kim@example.org', server }])
    expect(made(set)).toEqual([])
  })

  it('a test keeps the focus on its button while it is being sent, and shows what came of it', async () => {
    const sent = Promise.withResolvers<object>()
    const scrolled = vi.fn()
    Element.prototype.scrollIntoView = scrolled // jsdom has no layout
    const { made, user } = await open({ [test]: () => sent.promise })
    const form = await openForm(user, 'Set up a mail server')
    await user.type(form.getByLabelText('Server'), 'smtp.example.org')
    await waitFor(() => expect(form.getByLabelText('Send the test to')).toHaveValue('kim@example.org'))
    const send = form.getByRole('button', { name: 'Send a test email' })
    await user.click(send)
    expect(send).toHaveAccessibleName('Sending')
    expect(send).toHaveFocus()
    expect(send).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Enter}')
    sent.resolve({})
    expect(await form.findByText(/kim@example.org/)).toBeVisible()
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
    expect(made(test)).toHaveLength(1)
    expect(send).not.toHaveAttribute('aria-disabled')
  })

  it('a test that fails says why, with what the server said', async () => {
    const reply = { error: 'The server did not accept the user and the password.', reply: '535 5.7.8 failed' }
    const { user } = await open({ [test]: () => reply })
    const form = await openForm(user, 'Set up a mail server')
    await user.type(form.getByLabelText('Server'), 'smtp.example.org')
    await user.type(form.getByLabelText('Send the test to'), '{Enter}')
    expect(await form.findByText(reply.error)).toBeVisible()
    expect(form.getByText(reply.reply)).toBeVisible()
  })
})

describe('with a mail server', () => {
  it('its password is kept unless it is replaced', async () => {
    const { made, user } = await open({ [get]: () => sampleMailServer })
    const form = await openForm(user, 'Change')
    expect(form.getByLabelText('Password')).toHaveValue('')
    expect(form.getByText('A password is set. It is never shown; type to replace it.')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'SAVE' }))
    const { host, port, security, user: name } = sampleMailServer
    await waitFor(() => expect(made(set)).toEqual([{ host, port, security, user: name }]))
  })

  it('its password can be removed', async () => {
    const { made, user } = await open({ [get]: () => sampleMailServer })
    const form = await openForm(user, 'Change')
    await user.click(form.getByRole('button', { name: 'Remove the password' }))
    expect(form.getByText('The current password will be removed.')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'SAVE' }))
    await waitFor(() => expect(made(set)).toMatchObject([{ password: '' }]))
  })

  it('its password has to be typed again for another server', async () => {
    const { user } = await open({ [get]: () => sampleMailServer })
    const form = await openForm(user, 'Change')
    await user.type(form.getByLabelText('Server'), '.evil')
    expect(form.getByText(/Type the password again/)).toBeVisible()
    expect(form.getByRole('button', { name: 'SAVE' })).toBeDisabled()
    expect(form.getByRole('button', { name: 'Send a test email' })).toBeDisabled()
    await user.type(form.getByLabelText('Password'), 'secret word')
    expect(form.getByRole('button', { name: 'SAVE' })).toBeEnabled()
  })

  it('can be removed, after a question', async () => {
    let state = sampleMailServer
    const { panel, user } = await open({
      [get]: () => state,
      [remove]: () => {
        state = noMailServer
        return {}
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await panel.findByText('Emails are only stored as files')).toBeVisible()
  })

  it('a refusal of the server is shown, and the form stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const error = 'The port must be 25, 465, 587, or one from 1024 on'
    const { user } = await open({
      [get]: () => sampleMailServer,
      [set]: () => {
        throw new ApiError('400', { status: 400, body: { error } })
      },
    })
    const form = await openForm(user, 'Change')
    await user.click(form.getByRole('button', { name: 'SAVE' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    expect((await dialog()).getByText(error)).toBeVisible()
  })
})

it("shows the operator's mail server, which can be tested and not changed", async () => {
  const { made, panel, user } = await open({ [get]: () => operatorsMailServer })
  expect(await panel.findByText(/set by the operator/)).toBeVisible()
  expect(panel.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument()
  expect(panel.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
  const form = await openForm(user, 'Send a test email')
  await waitFor(() => expect(form.getByLabelText('Send the test to')).toHaveValue('kim@example.org'))
  await user.click(form.getByRole('button', { name: 'Send a test email' }))
  expect(await form.findByText(/The server took the email/)).toBeVisible()
  expect(made(test)).toEqual([{ to: 'kim@example.org' }])
})
