import type { ScreenQuery } from '@sitewright/page-kit'
import { StaffProvider } from '@sitewright/page-kit/staff'
import { fakeApi, KitProviders, type Answers } from '@sitewright/page-kit/testing'
import { MessageHost } from '@sitewright/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import Inbox from '../client/inbox/Inbox.tsx'
import { inboxServer } from './sample-submissions.ts'

/** The inbox’s calls. */
export const inboxCalls = {
  list: 'GET private/form-inbox-paged.json.php',
  read: 'GET private/form-inbox-message.json.php',
  mark: 'POST private/form-inbox-mark.json.php',
  note: 'POST private/form-inbox-note.json.php',
  remove: 'GET private/form-submission-delete.json.php',
} as const

/** The screen over a server that answers so, and what was asked of it; `hosted`: questions are dialogs of the page. */
export function openInbox(answers: Answers = {}, server = inboxServer(), hosted = false, query?: ScreenQuery) {
  const asked: [string, unknown][] = []
  const all: Answers = { ...server.answers, ...answers }
  const api = fakeApi(
    Object.fromEntries(
      Object.entries(all).map(([key, answer]) => [key, (input) => (asked.push([key, input]), answer(input))]),
    ),
  )
  const view = (asks: ScreenQuery | undefined) => (
    <KitProviders api={api} permissions={['core.page-manager']}>
      <StaffProvider>
        <Inbox {...(asks && { query: asks })} />
        {hosted && <MessageHost />}
      </StaffProvider>
    </KitProviders>
  )
  const { rerender } = render(view(query))
  const made = (key: string) => asked.filter(([one]) => one === key).map(([, input]) => input)
  return { made, server, user: userEvent.setup(), goTo: (to: ScreenQuery) => rerender(view(to)) }
}

type User = ReturnType<typeof userEvent.setup>

export const row = (text: RegExp) => screen.findByRole('row', { name: text })
export const press = async (user: User, of: RegExp, name: string) =>
  user.click(within(await row(of)).getByRole('button', { name }))
export const refusing = () => Promise.reject(new Error('no answer'))

/** Anna's message, opened. */
export async function openMessage(user: User) {
  await press(user, /anna/, 'anna@example.org: read message')
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a hut' }))
  await dialog.findByText('Two nights.', { exact: false })
  return dialog
}

/** What the browser asks or tells, and the answer. */
export function answering(yes: boolean) {
  return {
    confirm: vi.spyOn(window, 'confirm').mockReturnValue(yes),
    alert: vi.spyOn(window, 'alert').mockImplementation(() => {}),
    log: vi.spyOn(console, 'error').mockImplementation(() => {}),
  }
}
