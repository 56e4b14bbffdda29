import type { Api } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { createSessionStore, SessionProvider } from '@sitewright/session'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SiteProvider } from '../site-context.ts'
import { MailNote } from './MailNote.tsx'
import { StaffProvider } from '../staff.tsx'

const call = 'GET private/mail-goes-out.json.php'
const sentence = 'Nothing is sent: no mail server is set, so emails are only stored on this server.'

function show(answers: Answers, ...permissions: string[]) {
  const { api, calls } = fakeApi(answers)
  const session = createSessionStore({ api, account: { auth: 1, permissions } })
  const site = { api: api as Api, refresh: async () => {} }
  render(
    <SessionProvider value={session}>
      <SiteProvider value={site}>
        <StaffProvider>
          <MailNote />
          <MailNote text="Messages cannot be delivered yet." />
        </StaffProvider>
      </SiteProvider>
    </SessionProvider>,
  )
  return calls
}

it('leads those who may set up a mail server to the Mail screen', async () => {
  const calls = show({ [call]: () => ({ sends: false }) }, 'core.admin')
  const [note, other] = await screen.findAllByRole('status')
  expect(note).toHaveTextContent(`${sentence} Mail`)
  expect(other).toHaveTextContent('Messages cannot be delivered yet. Mail')
  for (const link of screen.getAllByRole('link', { name: 'Mail' })) expect(link).toHaveAttribute('href', '/pages/mail')
  expect(calls).toContainEqual([call, undefined])
})

it('asks all others to tell an administrator', async () => {
  show({ [call]: () => ({ sends: false }) }, 'core.account-manager')
  expect(await screen.findByText(`${sentence} Please tell an administrator.`)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it.each([
  ['emails go out', () => ({ sends: true })],
  [
    'it is not known whether they do',
    () => {
      throw new Error('down')
    },
  ],
])('says nothing where %s, also not to the log', async (_, answer) => {
  const log = vi.spyOn(console, 'error')
  const answered = vi.fn(answer)
  show({ [call]: answered as () => { sends: boolean } }, 'core.admin')
  await waitFor(() => expect(answered).toHaveBeenCalled())
  await new Promise((settled) => setTimeout(settled))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(log).not.toHaveBeenCalled()
})
