import { ApiError } from '@sitewright/api-client'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import { sampleCodes, sampleInfo, sampleKey } from '../testing/sample-accounts.ts'
import { TestSite } from '../testing/TestSite.tsx'
import MyAccount from './MyAccount.tsx'

afterEach(() => void vi.restoreAllMocks())

const start = 'POST private/second-factor-start.json.php'
const confirm = 'POST private/second-factor-confirm.json.php'
const renew = 'POST private/second-factor-renew-recovery.json.php'
const remove = 'POST private/second-factor-remove.json.php'

const answers = {
  [start]: ({ password }) => (password === 'correct horse' ? sampleKey : {}),
  [confirm]: ({ code }) => (code === '123456' ? { recovery: sampleCodes } : {}),
  [renew]: ({ password }) => (password === 'correct horse' ? { recovery: sampleCodes } : {}),
  [remove]: ({ password }) => (password === 'correct horse' ? [0] : [1]),
} satisfies Answers

/** The screen of somebody with so many recovery codes, or without a second factor; the button of this name pressed. */
async function open(recoveryCodes: number | undefined, button?: string, more: Answers = {}) {
  const info = { ...sampleInfo, secondFactor: recoveryCodes !== undefined, recoveryCodes: recoveryCodes ?? 0 }
  const fake = fakeApi({ 'GET private/account-get-info.json.php': () => info, ...answers, ...more })
  render(
    <TestSite api={fake.api}>
      <MyAccount />
    </TestSite>,
  )
  const user = userEvent.setup()
  const panel = within(await screen.findByRole('region', { name: 'Two-step login' }))
  if (button) await user.click(panel.getByRole('button', { name: button }))
  // what was changed, not what the screen reads to begin with
  const sent = () => fake.calls.filter(([call]) => String(call).startsWith('POST '))
  return { user, panel, sent }
}

type User = Awaited<ReturnType<typeof open>>['user']

const fill = async (user: User, label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
  return field
}
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

/** The third step of turning the second factor on. */
async function turnOn() {
  const opened = await open(undefined, 'Turn on')
  await fill(opened.user, 'Your password', 'correct horse')
  await press(opened.user, 'CONTINUE')
  await fill(opened.user, 'Code', '123456')
  await press(opened.user, 'TURN ON')
  return { ...opened, dialog: await findDialog('Recovery codes') }
}

describe('turning the second factor on', () => {
  it('asks for the own password, and says beside the field when it was wrong', async () => {
    const { user, sent } = await open(undefined, 'Turn on')
    const dialog = await findDialog('Turn on two-step login')
    expect(dialog.getByRole('button', { name: 'CONTINUE' })).toBeDisabled()
    const password = await fill(user, 'Your password', 'wrong horse')
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    await press(user, 'CONTINUE')
    await waitFor(() => expect(password).toHaveAccessibleDescription('This password was incorrect'))
    expect(password).toHaveFocus()
    expect(password).toHaveValue('wrong horse')
    expect(sent()).toEqual([[start, { password: 'wrong horse' }]])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('shows the key as a QR code and as text in groups, and copies it', async () => {
    const { user } = await open(undefined, 'Turn on')
    await fill(user, 'Your password', 'correct horse')
    await press(user, 'CONTINUE')
    expect(await screen.findByRole('img', { name: 'QR code of the key' })).toBeVisible()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await press(user, 'Copy key')
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(sampleKey.secret)
  })

  it('says so when the key could not be copied', async () => {
    const { user } = await open(undefined, 'Turn on')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await fill(user, 'Your password', 'correct horse')
    await press(user, 'CONTINUE')
    await user.click(await screen.findByRole('button', { name: 'Copy key' }))
    expect(await screen.findByText(/select the text and copy it/)).toBeVisible()
  })

  it('takes six digits, as the app groups them too, and says beside the field when they were wrong', async () => {
    const { user, sent } = await open(undefined, 'Turn on')
    await fill(user, 'Your password', 'correct horse')
    await press(user, 'CONTINUE')
    const code = await fill(user, 'Code', '12345')
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expect(screen.getByRole('button', { name: 'TURN ON' })).toBeDisabled()
    await fill(user, 'Code', '000 000')
    await press(user, 'TURN ON')
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^This code was wrong/))
    expect(code).toHaveFocus()
    expect(code).toHaveValue('000 000')
    await fill(user, 'Code', '123 456')
    expect(code).not.toHaveAccessibleDescription(/wrong/)
    await press(user, 'TURN ON')
    await findDialog('Recovery codes')
    expect(sent().slice(1)).toEqual([
      [confirm, { code: '000000' }],
      [confirm, { code: '123456' }],
    ])
  })

  it('shows the recovery codes, to be copied and downloaded', async () => {
    const { user, dialog } = await turnOn()
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(sampleCodes)
    await press(user, 'Copy')
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(sampleCodes.join('\n'))
    const download = dialog.getByRole('link', { name: 'Download' })
    expect(download).toHaveAttribute('download', 'recovery-codes.txt')
    const file = await (await fetch(download.getAttribute('href')!)).text()
    expect(file.split('\n')).toEqual(expect.arrayContaining(sampleCodes))
  })

  it('closes only once the codes were saved, or on second thoughts', async () => {
    const { user, panel, dialog } = await turnOn()
    const done = dialog.getByRole('button', { name: 'DONE' })
    expect(done).toBeDisabled()
    expect(dialog.queryByRole('button', { name: 'CANCEL' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(await findMessage()).toBe('Close without saving the recovery codes? They are not shown again.')
    await answer(user, 'Keep open')
    await user.click(dialog.getByRole('checkbox', { name: 'I have saved them' }))
    await user.click(done)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(panel.getByText(/^10 recovery codes are left/)).toBeVisible()
    expect(panel.getByRole('button', { name: 'Turn off' })).toBeVisible()
    expect(panel.queryByRole('button', { name: 'Turn on' })).not.toBeInTheDocument()
    // 'Turn on', which had it before, is gone
    await waitFor(() => expect(panel.getByRole('heading')).toHaveFocus())
  })

  it('changes nothing when it is called off', async () => {
    const { user, panel } = await open(undefined, 'Turn on')
    await fill(user, 'Your password', 'correct horse')
    await press(user, 'CONTINUE')
    await screen.findByLabelText('Code')
    await press(user, 'CANCEL')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(panel.getByText('Off')).toBeVisible()
    expect(panel.getByRole('button', { name: 'Turn on' })).toHaveFocus()
  })

  it('alerts and logs a failure, and keeps what was typed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refusal = new ApiError('429', { status: 429, body: { error: 'Too many attempts, please try again later' } })
    const { user } = await open(undefined, 'Turn on', {
      [start]: () => {
        throw refusal
      },
    })
    const password = await fill(user, 'Your password', 'correct horse')
    await press(user, 'CONTINUE')
    expect(await findMessage()).toBe('Failed to turn on two-step login, see browser log for more information')
    expect(log.mock.calls.flat()).toContain(refusal)
    await answer(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts, please try again later')
    expect(password).toHaveValue('correct horse')
  })
})

describe('the second factor that is on', () => {
  it.each([
    [0, 'No recovery codes are left. Make new ones', true],
    [1, '1 recovery code is left. Make new ones', true],
    [3, '3 recovery codes are left. Make new ones', true],
    [4, '4 recovery codes are left, for the day', false],
  ])('says that %i recovery codes are left', async (count, text, warns) => {
    const { panel } = await open(count)
    expect(panel.getByText(new RegExp(`^${text}`))).toBeVisible()
    expect(panel.queryAllByRole('status')).toHaveLength(warns ? 1 : 0)
  })

  it('makes new recovery codes for the own password', async () => {
    const { user, panel, sent } = await open(1, 'New recovery codes')
    const password = await fill(user, 'Your password', 'wrong horse')
    await press(user, 'CONTINUE')
    await waitFor(() => expect(password).toHaveAccessibleDescription('This password was incorrect'))
    await fill(user, 'Your password', 'correct horse')
    await press(user, 'CONTINUE')
    const dialog = await findDialog('Recovery codes')
    expect(dialog.getAllByRole('listitem')).toHaveLength(10)
    await user.click(dialog.getByRole('checkbox', { name: 'I have saved them' }))
    await press(user, 'DONE')
    expect(await panel.findByText(/^10 recovery codes are left/)).toBeVisible()
    expect(panel.getByRole('button', { name: 'New recovery codes' })).toHaveFocus()
    expect(sent()).toEqual([
      [renew, { password: 'wrong horse' }],
      [renew, { password: 'correct horse' }],
    ])
  })

  it('is turned off for the own password', async () => {
    const { user, panel, sent } = await open(10, 'Turn off')
    const password = await fill(user, 'Your password', 'wrong horse')
    await press(user, 'TURN OFF')
    await waitFor(() => expect(password).toHaveAccessibleDescription('This password was incorrect'))
    expect(password).toHaveValue('wrong horse')
    await fill(user, 'Your password', 'correct horse')
    await press(user, 'TURN OFF')
    expect(await panel.findByText('Off')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(panel.getByRole('heading')).toHaveFocus()
    expect(sent()).toHaveLength(2)
  })
})
