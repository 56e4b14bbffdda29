import type { ConfirmOptions } from '@sitewright/ui'

/** Asked before something is left that was not saved. */
export const discardQuestion = 'Discard your changes?'

/** What its buttons say. */
export const discardAnswers = { accept: 'Discard', refuse: 'Keep editing' } satisfies ConfirmOptions
