import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The dialog of this title, once it is there. */
export async function findDialog(name: string) {
  return within(await screen.findByRole('dialog', { name }))
}

/** The exact text of the message that is shown; `toHaveTextContent` would take two spaces for one. */
export async function findMessage(): Promise<string | null> {
  const message = await screen.findByRole('alertdialog')
  return message.querySelector('p')!.textContent
}

/** Answers the message that is shown, by the button of this name. */
export async function answer(user: UserEvent, button = 'OK'): Promise<void> {
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }))
}
