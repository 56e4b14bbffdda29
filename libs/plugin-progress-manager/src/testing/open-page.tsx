import { render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { load } from '../client/load.ts'
import { View } from '../client/View.tsx'
import { progressStore, type ProgressStore } from './progress-store.ts'
import { withoutResizes } from './without-resizes.ts'
import { ProgressShell, type ProgressShellProps } from './ProgressShell.tsx'

/** Code is fetched when it is needed, which takes its time on a busy machine. */
export const patient = { timeout: 120_000 }

/** The page as its staff see it, over a server in memory. */
export async function openPage(
  store: ProgressStore = progressStore(),
  shell: Partial<Pick<ProgressShellProps, 'permissions' | 'guardLeaving'>> = {},
) {
  withoutResizes()
  const user = userEvent.setup()
  const data = await load({ api: store.api, pageId: 7 })
  const view = render(
    <ProgressShell store={store} {...shell}>
      <View pageId={7} data={data} />
    </ProgressShell>,
  )
  return { user, store, ...view }
}

/** The same with somebody chosen. */
export async function openPerson(name: string, store?: ProgressStore, shell?: Parameters<typeof openPage>[1]) {
  const page = await openPage(store, shell)
  await choosePerson(page.user, name)
  await card('Progression Records')
  return page
}

export const people = () => screen.findByRole('combobox', { name: 'Manage user progression' }, patient)
export const button = (name: string) => screen.findByRole('button', { name }, patient)

/** Types a name and takes what is found first. */
export async function choosePerson(user: UserEvent, name: string) {
  await user.type(await people(), name)
  await screen.findAllByRole('option', { name: new RegExp(name, 'i') })
  await user.keyboard('{Enter}')
}

/** A card, once it is there. */
export async function card(title: string) {
  return within(await screen.findByRole('region', { name: title }, patient))
}

/** The exact text of the message that is shown. */
export async function findMessage(): Promise<string | null> {
  const message = await screen.findByRole('alertdialog', {}, patient)
  return message.querySelector('p')!.textContent
}

/** Answers the message that is shown; a question for a text with `typed`. */
export async function answer(user: UserEvent, name: string, typed?: string) {
  const message = within(await screen.findByRole('alertdialog', {}, patient))
  if (typed !== undefined) {
    const field = message.getByRole('textbox')
    await user.clear(field)
    if (typed) await user.type(field, typed)
  }
  await user.click(message.getByRole('button', { name }))
}
