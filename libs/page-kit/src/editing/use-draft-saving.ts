import { isApiError, isUnreachable, type ApiError } from '@sitewright/api-client'
import { useMessages } from '@sitewright/ui'
import { useEffect, useRef } from 'react'
import type { DraftEditingAction, DraftEditingState, SaveTarget } from './draft-editing.ts'
import type { DraftEditingOptions } from './draft-editing-options.ts'
import { fetchWhileEditing } from './fetch-while-editing.ts'
import { textOf } from '@sitewright/messages'
import { pageTexts } from './texts.ts'

export interface DraftSavingOptions<Content> {
  editing: DraftEditingOptions<Content>
  act: (action: DraftEditingAction<Content>) => DraftEditingState<Content>
  /** The state with every word that the editor still holds back. */
  upToDate: () => DraftEditingState<Content>
  /** What was typed is stored, and need not be kept besides. */
  settle: () => void
}

/** The saving of what is edited, and what follows from its outcome. */
export function useDraftSaving<Content>({ editing: options, act, upToDate, settle }: DraftSavingOptions<Content>) {
  const { isEqual = Object.is, clean = (content) => content, texts = pageTexts } = options
  const messages = useMessages()
  const inFlight = useRef(false)
  const lost = useRef<LostSave<Content>>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  /**
   * Publishes the content or stores it as a draft.
   *
   * @param base the version it is based on; undefined to overwrite.
   * @param words to be stored in place of the content.
   * @returns whether it is stored.
   */
  async function store(target: SaveTarget, base: number | undefined, words: Words<Content> = {}): Promise<boolean> {
    if (inFlight.current) return false
    inFlight.current = true
    const { former } = words
    const { content, draftActive, stored, conflict } = act({ type: 'saving', target })
    const { typed = content } = words
    let outcome: SaveOutcome
    try {
      const sent = former ?? (target === 'page' ? clean(typed) : typed)
      // another draft that somebody saved meanwhile is none that this one began with, and stays
      const [own, other] = [stored.draft, conflict?.other?.draft ?? null]
      const keepsDraft = own !== null && other !== null && !isEqual(own, other)
      const fromDraft = target === 'page' && draftActive && !keepsDraft && former === undefined
      outcome = await send({ target, typed, sent, base, former, keepsDraft }, fromDraft)
    } finally {
      inFlight.current = false
    }
    if ('again' in outcome) return store(target, outcome.again, { former })
    if ('stored' in outcome) return outcome.stored
    const retry = {}
    act({ type: 'failed', retry })
    const text = textOf(target === 'page' ? texts.saveFailed : texts.saveDraftFailed)
    // the version tells a save that was stored although nobody was told so
    const again = await messages.failOrRetry(text, outcome.failure, { byItself: base !== undefined })
    // what was saved, discarded or begun again since then is not to be stored by that
    return again && !isGone.current && upToDate().retry === retry && store(target, base, { former, typed })
  }

  async function send(attempt: LostSave<Content>, fromDraft: boolean): Promise<SaveOutcome> {
    const { target, sent, base } = attempt
    try {
      const version = await options.save({ content: sent, draft: target === 'draft', fromDraft, base })
      took(attempt, version)
      return { stored: true }
    } catch (error) {
      if (isUnreachable(error)) lost.current = attempt
      if (!isApiError(error) || error.status !== 409) return { failure: error }
      return refused(attempt, error).catch((failure: unknown) => ({ failure }))
    }
  }

  /** It is stored. @returns whether there are words that it did not have. */
  function took({ target, typed, sent, former, keepsDraft }: LostSave<Content>, version: number): boolean {
    lost.current = undefined
    const more = !isEqual(upToDate().content, typed)
    if (former !== undefined) {
      act({ type: 'put-back', target, former, version })
      return more
    }
    act({ type: 'saved', target, content: sent, version, more, keepsDraft })
    settle()
    return more
  }

  async function refused({ target, former }: LostSave<Content>, error: ApiError): Promise<SaveOutcome> {
    const own = lost.current
    const { lookAfterRefusal } = await fetchWhileEditing()
    const { by, other, isOwn } = await lookAfterRefusal(options, { error, lost: own })
    const ownVersion = isOwn ? other?.version : undefined
    if (own && ownVersion !== undefined)
      return took(own, ownVersion) || own.target !== target ? { again: ownVersion } : { stored: true }
    // what is edited is not in conflict by that, and is stored
    if (former !== undefined) return { failure: error }
    act({ type: 'refused', conflict: { target, by, ...(other ? { other } : {}) } })
    return { stored: false }
  }

  return { store, isSaving: () => inFlight.current }
}

interface Words<Content> {
  /** What was stored before, and was replaced. */
  former?: Content | undefined
  /** What was in the editor when a save was asked for that failed: what was typed since is not part of it. */
  typed?: Content
}

/** What became of a save: stored or in conflict, failed, or to be sent once more on another base. */
type SaveOutcome = { failure: unknown } | { again: number } | { stored: boolean }

/** A save that got no answer: it may have been stored all the same. */
export interface LostSave<Content> {
  target: SaveTarget
  /** The working copy at that time. */
  typed: Content
  /** What was sent of it. */
  sent: Content
  base: number | undefined
  former: Content | undefined
  /** The stored draft is another than the one that this began with. */
  keepsDraft: boolean
}
