import type { Message } from './create-messages.ts'
import { texts } from './messages.ts'

/** What stands above and below the text of a message. */
export function aroundText(message: Message): { about?: string | undefined; more?: string | undefined } {
  return {
    about: message.kind === 'confirm' ? message.about : undefined,
    more: 'more' in message ? message.more : undefined,
  }
}

/** What its buttons say; an alert has one alone. What was done has Undo in place of no. */
export function buttonsOf(message: Message): { yes: string; no?: string } {
  if (message.kind === 'alert') return { yes: texts.ok() }
  if (message.kind === 'done') return { yes: texts.ok(), no: message.undo }
  if (message.kind === 'retry') return { yes: texts.tryAgain(), no: texts.ok() }
  if (message.kind === 'prompt') return { yes: texts.ok(), no: texts.cancel() }
  return { yes: message.accept || texts.ok(), no: message.refuse || texts.cancel() }
}

/** True where yes takes something away. */
export function isDangerous(message: Message): boolean {
  return message.kind === 'confirm' && message.danger === true
}

/** Answers as the primary button does, with what was typed. */
export function acceptMessage(message: Message, typed = ''): void {
  if (message.kind === 'alert') message.answer()
  else if (message.kind === 'done') message.answer(false)
  else if (message.kind !== 'prompt') message.answer(true)
  else message.answer(typed)
}

/** Answers as the other button does. */
export function refuseMessage(message: Message): void {
  if (message.kind === 'done') message.answer(true)
  else cancelMessage(message)
}

/** Answers as the browser's own dialogs do when they are left: an alert was read, a question was denied. */
export function cancelMessage(message: Message): void {
  if (message.kind === 'alert') message.answer()
  else if (message.kind !== 'prompt') message.answer(false)
  else message.answer(null)
}
