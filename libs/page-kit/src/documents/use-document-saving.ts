import { isApiError, isUnreachable, keepTrying, refusalReason, type ApiError } from '@sitewright/api-client'
import { useMessages } from '@sitewright/ui'
import { useEffect, useRef } from 'react'
import { fetchWhileEditing } from '../editing/fetch-while-editing.ts'
import * as editing from './document-editing.ts'
import type { DocumentEditing, StoredDocument } from './document-editing.ts'
import { rulesOf, type DocumentOptions } from './document-options.ts'

/** Puts the next state in place of the present one, and gives it. */
export type Act<Content> = (
  next: (now: DocumentEditing<Content>) => DocumentEditing<Content>,
) => DocumentEditing<Content>

export interface DocumentSavingOptions<Content> {
  document: DocumentOptions<Content>
  now: () => DocumentEditing<Content>
  act: Act<Content>
  /** What was edited is stored, and need not be kept besides. */
  settle: () => void
}

/** A save as it is sent. */
interface Attempt<Content> {
  sent: Content
  base: number | undefined
}

type Outcome = { failure: unknown } | { stored: boolean }

/** The saving of a document, one call at a time, and what follows from its outcome. */
export function useDocumentSaving<Content>({ document, now, act, settle }: DocumentSavingOptions<Content>) {
  const messages = useMessages()
  const rules = rulesOf(document)
  const inFlight = useRef(false)
  /** A save that got no answer: it may have been stored all the same. */
  const lost = useRef<Attempt<Content>>(undefined)
  const isGone = useRef(false)
  const giveUp = useRef<() => void>(undefined)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      giveUp.current?.()
    }
  }, [])

  /** @returns whether it is stored, which is known once a failure was answered. */
  async function store(base: number | undefined, sent = now().content): Promise<boolean> {
    if (inFlight.current) return false
    const outcome = await alone(() => send({ sent, base }).catch((failure: unknown) => ({ failure })))
    if ('stored' in outcome) {
      if (outcome.stored) document.onSaved?.(now().stored)
      return outcome.stored
    }
    const { failure } = outcome
    const retry = {}
    act((state) => editing.failed(state, retry))
    const isWanted = () => !isGone.current && now().retry === retry
    const tell = document.onFailure ?? tellFailure
    // what was saved, discarded or begun again since then is not to be stored by that
    if (await tell(failure, base)) return isWanted() && store(base, sent)
    if (isWanted()) act((state) => ({ ...state, reason: refusalReason(failure) }))
    return false
  }

  /** The version tells a save that was stored although nobody was told so. */
  function tellFailure(failure: unknown, base: number | undefined): Promise<boolean> {
    return messages.failOrRetry(document.failure, failure, { byItself: base !== undefined })
  }

  async function alone<Result>(task: () => Promise<Result>): Promise<Result> {
    inFlight.current = true
    act(editing.saving)
    try {
      return await task()
    } finally {
      inFlight.current = false
      act((state) => ({ ...state, saving: false }))
    }
  }

  async function send(attempt: Attempt<Content>): Promise<Outcome> {
    let stored: StoredDocument<Content>
    try {
      stored = await document.save(attempt.sent, attempt.base)
    } catch (error) {
      if (isUnreachable(error)) lost.current = attempt
      if (!isApiError(error) || error.status !== 409) throw error
      return refused(attempt, error)
    }
    took(attempt.sent, stored)
    const read = document.reloadsAfterSave ? await untilRead() : undefined
    if (read) act((state) => editing.readAgain(state, read, rules))
    return { stored: true }
  }

  function took(sent: Content, stored: StoredDocument<Content>): DocumentEditing<Content> {
    lost.current = undefined
    const after = act((state) => editing.saved(state, { sent, stored, at: Date.now() }, rules))
    settle()
    return after
  }

  /** Somebody saved meanwhile: perhaps this very editor, which was not told so. */
  async function refused({ sent }: Attempt<Content>, error: ApiError): Promise<Outcome> {
    const own = lost.current
    const { lookAfterRefusedSave } = await fetchWhileEditing()
    const { by, other, isOwn } = await lookAfterRefusedSave<StoredDocument<Content>>({
      error,
      reload: document.reload,
      lost: own && { base: own.base, isIn: ({ content }) => rules.wasStored(own.sent, content) },
    })
    if (!own || !other || !isOwn) {
      act((state) => editing.inConflict(state, { by, other }))
      return { stored: false }
    }
    const { stored } = took(own.sent, other)
    if (rules.isEqual(sent, own.sent)) return { stored: true }
    // what it did not have is saved after it
    return send({ sent: rules.rebase(sent, own.sent, stored.content), base: other.version })
  }

  /** Reads until it is there. */
  function untilRead(): Promise<StoredDocument<Content> | undefined> {
    return new Promise((resolve) => {
      giveUp.current = keepTrying(document.reload, resolve)
    })
  }

  async function loadOther(): Promise<void> {
    if (inFlight.current) return
    await alone(async () => {
      const other = now().conflict?.other ?? (await untilRead())
      act((state) => (other ? editing.withStored(state, other, rules) : { ...state, conflict: undefined }))
    })
    settle()
  }

  return { store, loadOther }
}
