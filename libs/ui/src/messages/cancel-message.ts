import type { Message } from './create-messages.ts'

/** Answers as the browser's own dialogs do when they are left: an alert was read, a question was denied. */
export function cancelMessage(message: Message) {
  if (message.kind === 'alert') message.answer()
  else if (message.kind === 'confirm') message.answer(false)
  else message.answer(null)
}
