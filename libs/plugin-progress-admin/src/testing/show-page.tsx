import { render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { Site } from '@sitewright/page-kit'
import { ProgressPage } from './ProgressPage.tsx'
import { storeApi, type Answers, type ProgressStore } from './progress-store.ts'
import { TestShell } from './TestShell.tsx'

export interface ShowOptions {
  /** Calls that are answered otherwise than by the store. */
  answers?: Answers
  permissions?: readonly string[]
  guardLeaving?: Site['guardLeaving']
}

/** Shows the page, and gives somebody who uses it. */
export function showPage(store: ProgressStore, { answers, ...shell }: ShowOptions = {}) {
  const { api, calls, sent } = storeApi(store, answers)
  const user = userEvent.setup()
  const view = render(
    <TestShell api={api} {...shell}>
      <ProgressPage />
    </TestShell>,
  )
  return { user, calls, sent, ...view }
}

/** The same for a page with a system, with its lists there. */
export async function editPage(store: ProgressStore, options?: ShowOptions) {
  const shown = showPage(store, options)
  await screen.findByRole('heading', { name: 'States' }, patient)
  return shown
}

/** The code is fetched when it is needed, which takes its time on a busy machine. */
export const patient = { timeout: 120_000 }
export const button = (name: string) => screen.getByRole('button', { name })
export const list = (name: 'States' | 'Stages') => within(screen.getByRole('region', { name }))
/** A state or a stage by its name. */
export const entry = (name: string) => within(screen.getByRole('group', { name }))
export const rowButton = (name: string, label: 'Move up' | 'Move down' | 'Rename' | 'Delete') =>
  entry(name).getByRole('button', { name: label })
/** What is in a list, in order. */
export const names = (of: 'States' | 'Stages') =>
  list(of)
    .queryAllByRole('group')
    .map((group) => group.getAttribute('aria-label'))

/** The exact text of the message that is shown. */
export async function findMessage(): Promise<string | null> {
  const message = await screen.findByRole('alertdialog', {}, patient)
  return message.querySelector('p')!.textContent
}

/** Answers the message that is shown, a question for a name with one. */
export async function answer(user: UserEvent, label = 'OK', name?: string): Promise<void> {
  const message = within(await screen.findByRole('alertdialog', {}, patient))
  if (name !== undefined) {
    const input = message.getByRole('textbox')
    await user.clear(input)
    if (name !== '') await user.type(input, name)
  }
  await user.click(message.getByRole('button', { name: label }))
}

/** True if the browser would let the page be left without a question. */
export function leavesUnasked(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
