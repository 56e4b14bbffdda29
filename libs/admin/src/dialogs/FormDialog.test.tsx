import { ApiError } from '@sitewright/api-client'
import { fakeApi } from '@sitewright/api-client/testing'
import { SiteProvider } from '@sitewright/page-kit'
import { createMessages, MessageHost, MessagesProvider, openDialogs } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'
import { useSaving } from './use-saving.ts'

afterEach(() => void vi.restoreAllMocks())

const failure = 'Failed to create page'

type LeaveQuestion = FormDialogProps['leaveQuestion']

interface NamingProps {
  save: () => Promise<void>
  leaveQuestion: LeaveQuestion
}

function Naming({ save, leaveQuestion }: NamingProps) {
  const [name, setName] = useState('')
  const saving = useSaving(save, failure)
  return (
    <FormDialog
      title="Name"
      submit="SAVE"
      changed={name !== ''}
      saving={saving}
      {...(leaveQuestion && { leaveQuestion })}
      onClose={() => {}}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
    </FormDialog>
  )
}

function open(save: () => Promise<void>, leaveQuestion?: LeaveQuestion) {
  const guards = new Set<() => boolean>()
  const guardLeaving = (unsaved: () => boolean) => {
    guards.add(unsaved)
    return () => void guards.delete(unsaved)
  }
  const site = { api: fakeApi({}).api, refresh: () => Promise.resolve(), guardLeaving }
  const messages = createMessages({ advise: (error) => (error instanceof ApiError ? 'It is too late.' : undefined) })
  render(
    <FullSystemProvider>
      <MessagesProvider value={messages}>
        <SiteProvider value={site}>
          <Naming {...{ save, leaveQuestion }} />
        </SiteProvider>
        <MessageHost />
      </MessagesProvider>
    </FullSystemProvider>,
  )
  const asked = () => messages.queue.getState().pending[0]
  return { user: userEvent.setup(), asks: () => [...guards].some((unsaved) => unsaved()), asked }
}

const name = () => screen.getByRole('textbox', { name: 'Name' })
const save = () => screen.getByRole('button', { name: 'SAVE' })

it('has the site ask before Back leaves what was typed, until that is being saved', async () => {
  let done = () => {}
  const { user, asks } = open(() => new Promise((resolve) => (done = resolve)))
  expect(asks()).toBe(false)
  await user.type(name(), 'Huts')
  expect(asks()).toBe(true)
  expect(openDialogs.topmost()?.isChanged()).toBe(true)
  await user.click(save())
  expect(asks()).toBe(false)
  done()
})

it.each([
  ['Discard your changes?', undefined],
  ['Close without the codes?', { text: 'Close without the codes?', accept: 'Close', refuse: 'Stay' }],
])('has Enter keep what was typed once Escape asked whether to leave it: %s', async (text, leaveQuestion) => {
  const { user, asked } = open(() => Promise.resolve(), leaveQuestion)
  await user.type(name(), 'Huts{Escape}')
  await screen.findByRole('alertdialog', { name: text })
  expect(asked()).toMatchObject({ text, danger: true })
})

it('says the reason of a failure in one place at a time: below the alert, then in the dialog', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = open(() => Promise.reject(new ApiError('409', { status: 409, body: { error: 'Too late' } })))
  await user.click(save())
  const alert = within(await screen.findByRole('alertdialog'))
  expect(alert.getByText(failure)).toBeVisible()
  expect(alert.getByText('It is too late.')).toBeVisible()
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
  await user.click(alert.getByRole('button', { name: 'OK' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Too late')
})

it('leaves it to the alert where nothing is known of it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = open(() => Promise.reject(new Error('odd')))
  await user.click(save())
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(failure)
  expect(screen.queryByRole('alert')).toBeNull()
})
