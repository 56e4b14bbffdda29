import type { ConfirmOptions } from '@sitewright/ui'
import { texts } from './messages.ts'

/** Asked before something is left that was not saved. */
export const discardQuestion = texts.discardQuestion

/** What its buttons say; Enter keeps what was typed. */
export const discardAnswers = (): ConfirmOptions & { accept: string; refuse: string } => ({
  accept: texts.discard(),
  refuse: texts.keepEditing(),
  danger: true,
})
