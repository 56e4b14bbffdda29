import { texts } from './messages.ts'

/** What the buttons of a question say that is asked before unsaved edits are dropped; Enter keeps them. */
export const discardAnswers = {
  get accept(): string {
    return texts.discardAnswer()
  },
  get refuse(): string {
    return texts.keepEditing()
  },
  danger: true,
}
