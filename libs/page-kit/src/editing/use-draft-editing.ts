import { useMessages } from '@sitewright/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WorkingCopy } from '../working-copies/use-working-copy.ts'
import * as draft from './draft-editing.ts'
import type { DraftEditingAction, DraftEditingState, IsEqual, SaveTarget, Stored } from './draft-editing.ts'
import type { DraftEditingOptions } from './draft-editing-options.ts'
import { useDraftSaving } from './use-draft-saving.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useSplitScreen } from './use-split-screen.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'
import { discardAnswers } from './discard-answers.ts'
import { pageTexts, shownTexts, type ShownTexts } from './texts.ts'
import { texts as words } from './messages.ts'
import { isDraftAsked, useAskedAhead } from './ahead.ts'

/** The in-place editing of a page: what to show, and what can be done. Buttons call these as they are. */
export interface DraftEditing<Content> {
  content: Content
  /** The content as it is now, also before it is rendered. */
  latest: () => Content
  /** To be the editor's `key`: it changes when the content is replaced by another copy. */
  revision: number
  editing: boolean
  /** '[draft mode]': the content comes from the stored draft. */
  draftActive: boolean
  /** There are edits which closing would drop. */
  changed: boolean
  canSave: boolean
  canSaveDraft: boolean
  canLoadDraft: boolean
  canRevertDraft: boolean
  /** What is being saved at the moment. */
  saving: SaveTarget | undefined
  conflict: draft.SaveConflict<Content> | undefined
  split: boolean
  toggleSplit: () => void
  /** For the editor: takes over what was typed. */
  change: (content: Content) => void
  edit: () => void
  /** Leaves edit mode if nothing would be lost. */
  close: () => void
  /** Drops the edits without a question and leaves edit mode (Q119, Q123). */
  discard: () => void
  /** Brings back what was discarded last, unless the page has been edited or saved since. */
  undoDiscard: () => void
  /** Reads what is stored now and goes on from there, unless there are unsaved edits. */
  refresh: () => Promise<void>
  loadDraft: () => Promise<void>
  revertDraft: () => Promise<void>
  /** Publishes; without a change it only leaves edit mode (Q121). */
  save: () => Promise<void>
  /** Saves once `agree` has said so of the newest content. @returns false if it was not agreed to, or could not be stored. */
  saveIf: (agree: (content: Content) => Promise<boolean>) => Promise<boolean>
  /**
   * Makes the stored draft the page's content once `agree` has said so of it, also where it is not loaded. Not while the page
   * is edited.
   *
   * @returns false if it was not agreed to, or could not be stored.
   */
  publishDraft: (agree: (draft: Content) => Promise<boolean>) => Promise<boolean>
  saveDraft: () => Promise<void>
  /** The draft that was stored before one was saved that did not begin with it. */
  replaced: Content | undefined
  /** What was saved last was the page as it had been before. */
  undone: boolean | undefined
  /**
   * Stores again what was stored before, such a draft where nothing else is said; what took its place goes on being edited.
   *
   * @returns false if it could not be stored.
   */
  putBack: (former: Content, target?: SaveTarget) => Promise<boolean>
  /** The stored draft was dropped, by which the page is of this version. */
  draftGone: (version: number) => void
  /**
   * Stores what was changed as what it is: a draft stays one, and what is published is published. Does nothing where
   * nothing was changed.
   */
  saveChanges: () => Promise<void>
  /** Repeats the refused save over what somebody else saved. */
  overwrite: () => Promise<void>
  keepEditing: () => void
  /** What is kept of the edits, and what was kept before. */
  workingCopy: WorkingCopy
  /** What is stored now, as far as known: of use in a conflict. */
  stored: Stored<Content>
  /** True if a reader would see no difference. */
  isEqual: IsEqual<Content>
  texts: ShownTexts
}

/**
 * The editing that contact form, sectioned page and single page share. One hook edits one page: give the component that
 * uses it the page's id as its `key`.
 */
export function useDraftEditing<Content>(options: DraftEditingOptions<Content>): DraftEditing<Content> {
  const { stored, isEqual = Object.is } = options
  const texts = shownTexts(options.texts ?? pageTexts)
  const messages = useMessages()
  const { split, toggleSplit } = useSplitScreen()
  const { state, latest, act } = useEditingState(stored)
  const discarded = useRef<Record<'before' | 'after', DraftEditingState<Content>>>(undefined)

  /** The state with every word that the editor still holds back. */
  function upToDate(): DraftEditingState<Content> {
    const content = latest.current.editing ? options.flush?.() : undefined
    return content === undefined ? latest.current : act({ type: 'change', content })
  }

  const { store, isSaving } = useDraftSaving({ editing: options, act, upToDate, settle: () => workingCopy.settle() })

  const isUnsaved = () => draft.hasUnsavedEdits(upToDate(), isEqual)

  function takeOver(next: Stored<Content>): void {
    if (next !== latest.current.stored && !isSaving() && !isUnsaved()) act({ type: 'adopt', stored: next })
  }
  const adopt = useEffectEvent(takeOver)
  useEffect(() => adopt(stored), [stored])

  useUnsavedChanges(state.editing ? isUnsaved : false)

  const workingCopy = useKeptDraft({ editing: options, state, now: () => latest.current, act, upToDate })

  async function swap(type: 'load-draft' | 'revert-draft', question: string): Promise<void> {
    if (isSaving()) return
    if (isUnsaved() && !(await messages.confirm(question, discardAnswers))) return
    act({ type })
  }

  /** @returns false if it could not be stored. */
  async function savePage(): Promise<boolean> {
    if (draft.canSavePage(upToDate(), isEqual)) return store('page', latest.current.stored.version)
    if (isSaving()) return false
    // Without a change against the published copy; an edited draft that became equal to it goes with that (Q121).
    act({ type: isUnsaved() ? 'discard' : 'close' })
    return true
  }

  async function publishDraft(agree: (draft: Content) => Promise<boolean>): Promise<boolean> {
    const { draft: wanted } = latest.current.stored
    if (wanted === null || !(await agree(wanted))) return false
    // what was begun while that was asked goes on
    const { stored: now, editing } = latest.current
    if (editing || isSaving() || now.draft !== wanted) return false
    act({ type: 'load-draft' })
    const isStored = await store('page', now.version)
    // what it is in conflict with is looked at beside the draft in its editor
    if (latest.current.conflict) act({ type: 'edit' })
    return isStored
  }

  return {
    ...shownState(state, isEqual),
    split,
    toggleSplit,
    texts,
    isEqual,
    workingCopy,
    latest: () => latest.current.content,
    change: (content) => void act({ type: 'change', content }),
    edit: () => void act({ type: 'edit' }),
    close: () => {
      if (!isSaving() && !isUnsaved()) act({ type: 'close' })
    },
    discard: () => {
      if (isSaving()) return
      const before = upToDate()
      discarded.current = { before, after: act({ type: 'discard' }) }
      workingCopy.settle()
    },
    undoDiscard: () => {
      const { before, after } = discarded.current ?? {}
      if (before && after?.stored === latest.current.stored) act({ type: 'undo-discard', before })
    },
    refresh: async () => {
      try {
        takeOver(await options.reload())
      } catch (error) {
        await messages.fail(words.refreshFailed(), error)
      }
    },
    loadDraft: () => swap('load-draft', texts.confirmLoadDraft),
    revertDraft: () => swap('revert-draft', texts.confirmRevertDraft),
    save: async () => void (await savePage()),
    saveIf: async (agree) => (await agree(upToDate().content)) && savePage(),
    publishDraft,
    saveDraft: async () => {
      if (draft.canSaveDraft(upToDate(), isEqual)) await store('draft', latest.current.stored.version)
    },
    draftGone: (version) => void act({ type: 'draft-gone', version }),
    putBack: (former, target = 'draft') => store(target, upToDate().stored.version, { former }),
    saveChanges: async () => {
      if (!isUnsaved()) return
      const now = latest.current
      await store(now.draftActive ? 'draft' : 'page', now.stored.version)
    },
    overwrite: async () => {
      const { conflict } = latest.current
      upToDate()
      // Based on the version that could be looked at, so that a third one is not overwritten unseen.
      if (conflict) await store(conflict.target, conflict.other?.version)
    },
    keepEditing: () => void act({ type: 'keep-editing' }),
  }
}

/** The state, and what changes it. Handlers that wait for an answer go on with the state of that time, `latest`. */
function useEditingState<Content>(stored: Stored<Content>) {
  const asked = useAskedAhead()
  const [state, setState] = useState<DraftEditingState<Content>>(() => {
    const first = draft.startDraftEditing(stored)
    if (!asked) return first
    const begun = draft.draftEditing(first, { type: 'edit' })
    return isDraftAsked() ? draft.draftEditing(begun, { type: 'load-draft' }) : begun
  })
  const latest = useRef(state)

  function act(action: DraftEditingAction<Content>): DraftEditingState<Content> {
    latest.current = draft.draftEditing(latest.current, action)
    setState(latest.current)
    return latest.current
  }

  return { state, latest, act }
}

/** Of the state what is shown, and what can be done in it. */
function shownState<Content>(state: DraftEditingState<Content>, isEqual: IsEqual<Content>) {
  return {
    content: state.content,
    revision: state.revision,
    editing: state.editing,
    draftActive: state.draftActive,
    saving: state.saving,
    conflict: state.conflict,
    stored: state.stored,
    undone: state.undone,
    replaced: state.replaced,
    changed: draft.hasUnsavedEdits(state, isEqual),
    canSave: draft.canSavePage(state, isEqual),
    canSaveDraft: draft.canSaveDraft(state, isEqual),
    canLoadDraft: draft.canLoadDraft(state),
    canRevertDraft: draft.canRevertDraft(state),
  }
}
