import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { fetchWhileEditing } from '../editing/fetch-while-editing.ts'
import { useUnsavedChanges } from '../editing/use-unsaved-changes.ts'
import { useWorkingCopy, type WorkingCopy } from '../working-copies/use-working-copy.ts'
import * as editing from './document-editing.ts'
import type { DocumentConflict, DocumentEditing, StoredDocument } from './document-editing.ts'
import { rulesOf, type DocumentOptions } from './document-options.ts'
import { fetchConflictNotice } from './fetch-conflict-notice.ts'
import { useDocumentSaving, type Act } from './use-document-saving.ts'

/** A document while it is edited: what to show, and what can be done. */
export interface EditedDocument<Content> {
  content: Content
  stored: StoredDocument<Content>
  /** There are edits that are stored nowhere. */
  changed: boolean
  /** As it is now, also between two renderings. The same function with every rendering. */
  latest: () => Content
  /** The same function with every rendering. */
  change: (next: (now: Content) => Content) => void
  /** Goes on from another content, such as a former version, unsaved. */
  replace: (content: Content) => void
  /** Grows whenever the content is replaced from outside, so that uncontrolled fields can begin again. */
  revision: number
  /** Drops the edits without a question. */
  discard: () => void
  /** `saved`: since the last save nothing was changed. */
  status: 'idle' | 'saving' | 'saved'
  /** Milliseconds since 1970 of the last save; undefined: none so far. */
  savedAt: number | undefined
  /** Why the server refused the last save, once its message was answered. */
  reason: string | undefined
  conflict: DocumentConflict<Content> | undefined
  /** Stores what was changed, unless that is being done. A failure is told first. @returns true if it is stored. */
  save: () => Promise<boolean>
  /**
   * Saves over what somebody else saved. Based on the version that could be looked at, so that a third one is not
   * overwritten unseen. @returns true if it is stored.
   */
  overwrite: () => Promise<boolean>
  /** Drops the own changes for what is stored now. */
  loadOther: () => Promise<void>
  /** Puts off a conflict: the next save is refused again. */
  keepEditing: () => void
  /** Keeps the own changes, and bases them on what somebody else saved: the next save takes its place. */
  acknowledge: () => void
  /** What is stored was changed beside the document, such as by deleting a font: puts the same into the edits too. */
  amend: (change: (content: Content) => Content) => void
  /** What is kept of the edits, and what was kept before. */
  copy: WorkingCopy
}

/**
 * The editing of a document with a version and without a draft, such as the menu. Nothing that was edited is lost: a save
 * that fails or is refused leaves everything as it is, and what is edited meanwhile stays unsaved.
 */
export function useDocument<Content>(options: DocumentOptions<Content>): EditedDocument<Content> {
  const rules = rulesOf(options)
  const { state, now, act } = useEditingState(options.stored)
  const { content, stored, conflict } = state
  const changed = editing.isChanged(state, rules)
  useUnsavedChanges(changed)

  const copy = useWorkingCopy<Content>({
    ...{ subject: options.subject, editing: true, changed: state, ...options.text },
    read: () =>
      editing.isChanged(now(), rules) ? { content: now().content, base: { version: now().base } } : undefined,
    isNews: (kept) => !rules.isEqual(kept, now().stored.content),
    isOlder: (base) => (base.version ?? 0) < stored.version,
    onContinue: (kept, { version }) =>
      void act((before) => editing.restored(before, { content: kept, base: version }, rules)),
  })
  const settle = () => copy.settle()
  const { store, loadOther } = useDocumentSaving({ document: options, now, act, settle })

  useEffect(() => {
    // it is to be there when a save is refused
    if (changed) Promise.all([fetchWhileEditing(), fetchConflictNotice()]).catch(() => {})
  }, [changed])

  const stable = useMemo(
    () => ({
      latest: () => now().content,
      change: (next: (before: Content) => Content) =>
        void act((before) => ({ ...before, content: next(before.content) })),
      replace: (next: Content) => void act((before) => editing.withContent(before, next)),
      keepEditing: () => void act((before) => ({ ...before, conflict: undefined })),
      acknowledge: () => void act(editing.acknowledged),
      amend: (change: (before: Content) => Content) => void act((before) => editing.amended(before, change)),
    }),
    [now, act],
  )
  return {
    ...{ content, stored, changed, conflict, copy, loadOther, ...stable },
    revision: state.revision,
    status: state.saving ? 'saving' : state.savedAt !== undefined && !changed ? 'saved' : 'idle',
    savedAt: state.savedAt,
    reason: state.reason,
    discard: () => {
      if (now().saving) return
      act((before) => editing.discarded(before, rules))
      settle()
    },
    save: async () => !editing.isChanged(now(), rules) || store(now().base),
    overwrite: async () => {
      const { conflict: present } = now()
      return present !== undefined && store(present.other?.version)
    },
  }
}

/** The state, and what changes it. Handlers that wait for an answer go on with the state of that time. */
function useEditingState<Content>(stored: StoredDocument<Content>) {
  const [state, setState] = useState<DocumentEditing<Content>>(() => editing.startDocumentEditing(stored))
  const latest = useRef(state)
  const now = useCallback(() => latest.current, [])
  const act = useCallback<Act<Content>>((next) => {
    latest.current = next(latest.current)
    setState(latest.current)
    return latest.current
  }, [])
  return { state, now, act }
}
