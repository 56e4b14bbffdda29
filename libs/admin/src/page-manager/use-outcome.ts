import type { ListedPage } from '@sitewright/api-client'
import type { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useState } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import type { NoticeText } from '../shared/Notice.tsx'
import { outcomeNotice, type CountMessage, type Outcome } from './change-pages.ts'
import { texts } from './messages.ts'

export type Undo = ReturnType<typeof useUndo>

/** How it is said. */
export interface Telling {
  /** How many were changed. */
  success: CountMessage
  /** What to say where none of them could be changed. */
  failure: string
  /** True if it can be undone. */
  undo?: boolean
}

export interface OutcomeOptions {
  onNotice: (notice: NoticeText | undefined) => void
  /** Called when some that were deleted are there again. */
  onRestored: () => void
  /** Gets those with which it can be tried once more. */
  onFailed: (pages: readonly ListedPage[]) => void
}

/** Says what became of pages, and lets that be undone. */
export function useOutcome(undo: Undo, { onNotice, onRestored, onFailed }: OutcomeOptions) {
  const messages = useMessages()
  const [restoring, setRestoring] = useState(false)

  async function tell(outcome: Outcome, { success, failure, undo: canUndo = false }: Telling) {
    const { done, failed } = outcome
    const errors = failed.flatMap(({ error }) => error ?? [])
    // so that it can be tried once more with these
    if (failed.length > 0) onFailed(failed.map(({ page }) => page))
    if (done.length === 0 && errors.length > 0) return messages.fail(failure, errors.length === 1 ? errors[0] : errors)
    for (const error of errors) console.error(error)
    const notice = outcomeNotice(outcome, success)
    onNotice(notice)
    if (canUndo && (await undo.isPossible()))
      onNotice({ ...notice, action: { label: texts.undo(), onPress: () => void bringBack(done) } })
  }

  async function bringBack(pages: readonly ListedPage[]) {
    setRestoring(true)
    const things = pages.map(({ id, name }) => ({ kind: 'page', id, name: shownTitle(name) }))
    await undo.bringBack(things, onRestored).finally(() => setRestoring(false))
  }

  return { tell, restoring }
}
