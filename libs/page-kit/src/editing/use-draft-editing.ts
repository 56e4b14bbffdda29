import { isApiError, type ApiError } from '@sitewright/api-client'
import { useMessages } from '@sitewright/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as draft from './draft-editing.ts'
import type { DraftEditingAction, DraftEditingState, IsEqual, SaveTarget, Stored } from './draft-editing.ts'
import { useSplitScreen } from './use-split-screen.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'
import { pageTexts, type EditingTexts } from './texts.ts'
import { useAskedAhead } from './ToolbarAhead.tsx'

/** A save as it is sent: the content, what it is to become and the version it is based on. */
export interface SaveRequest<Content> {
  content: Content
  /** True to store a draft, false to publish. */
  draft: boolean
  /** True if the stored draft is what is published, and so is done with (Q125). */
  fromDraft: boolean
  /** The version this editing started from; absent to overwrite whatever is there. */
  base?: number
}

/** The content that is edited, and how to store and reload it. */
export interface DraftEditingOptions<Content> {
  /** What `load` gave. A new object is taken over, unless there are unsaved edits. */
  stored: Stored<Content>
  /**
   * Stores, and gives the version to base the next save on.
   *
   * @throws {ApiError} with status 409 when somebody else saved since `base`.
   */
  save: (request: SaveRequest<Content>) => Promise<number>
  /** Reads what is stored now, to show what somebody else saved. */
  reload: () => Promise<Stored<Content>>
  /** True if a reader would see no difference. @default Object.is */
  isEqual?: IsEqual<Content>
  /** Applied before publishing, not before storing a draft. */
  clean?: (content: Content) => Content
  /** The newest content of an editor with pending input; undefined when there is none. Asked before anything is decided. */
  flush?: () => Content | undefined
  texts?: EditingTexts
}

/** The in-place editing of a page: what to show, and what can be done. Buttons call these as they are. */
export interface DraftEditing<Content> {
  content: Content
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
  loadDraft: () => Promise<void>
  revertDraft: () => Promise<void>
  /** Publishes; without a change it only leaves edit mode (Q121). */
  save: () => Promise<void>
  saveDraft: () => Promise<void>
  /**
   * Stores what was changed as what it is: a draft stays one, and what is published is published. Does nothing where
   * nothing was changed.
   */
  saveChanges: () => Promise<void>
  /** Repeats the refused save over what somebody else saved. */
  overwrite: () => Promise<void>
  keepEditing: () => void
  /** What is stored now, as far as known: of use in a conflict. */
  stored: Stored<Content>
  texts: EditingTexts
}

/**
 * The editing that contact form, sectioned page and single page share. One hook edits one page: give the component that
 * uses it the page's id as its `key`.
 */
export function useDraftEditing<Content>(options: DraftEditingOptions<Content>): DraftEditing<Content> {
  const { stored, isEqual = Object.is, clean = (content) => content, texts = pageTexts } = options
  const messages = useMessages()
  const { split, toggleSplit } = useSplitScreen()
  const { state, latest, act } = useEditingState(stored)
  const inFlight = useRef(false)

  /** The state with every word that the editor still holds back. */
  function upToDate(): DraftEditingState<Content> {
    const content = latest.current.editing ? options.flush?.() : undefined
    return content === undefined ? latest.current : act({ type: 'change', content })
  }

  const isUnsaved = () => draft.hasUnsavedEdits(upToDate(), isEqual)

  const adopt = useEffectEvent((next: Stored<Content>) => {
    if (next !== latest.current.stored && !inFlight.current && !isUnsaved()) act({ type: 'adopt', stored: next })
  })
  useEffect(() => adopt(stored), [stored])

  useUnsavedChanges(state.editing ? isUnsaved : false)

  async function store(target: SaveTarget, base: number | undefined): Promise<void> {
    if (inFlight.current) return
    inFlight.current = true
    let failure: unknown
    try {
      const { content, draftActive } = act({ type: 'saving', target })
      const sent = target === 'page' ? clean(content) : content
      const fromDraft = target === 'page' && draftActive
      const version = await options.save({ content: sent, draft: target === 'draft', fromDraft, base })
      const more = !isEqual(upToDate().content, content)
      act({ type: 'saved', target, content: sent, version, more })
    } catch (error) {
      if (isApiError(error) && error.status === 409) await refused(target, error)
      else failure = error
    } finally {
      inFlight.current = false
    }
    if (failure === undefined) return
    act({ type: 'failed' })
    await messages.fail(target === 'page' ? texts.saveFailed : texts.saveDraftFailed, failure)
  }

  async function refused(target: SaveTarget, { body }: ApiError): Promise<void> {
    const by = typeof body.by === 'string' ? body.by : ''
    const other = await options.reload().catch((error: unknown) => {
      console.error(error)
      return undefined
    })
    act({ type: 'refused', conflict: { target, by, ...(other ? { other } : {}) } })
  }

  async function swap(type: 'load-draft' | 'revert-draft', question: string): Promise<void> {
    if (inFlight.current) return
    if (isUnsaved() && !(await messages.confirm(question))) return
    act({ type })
  }

  return {
    ...shownState(state, isEqual),
    split,
    toggleSplit,
    texts,
    change: (content) => void act({ type: 'change', content }),
    edit: () => void act({ type: 'edit' }),
    close: () => {
      if (!inFlight.current && !isUnsaved()) act({ type: 'close' })
    },
    discard: () => {
      if (!inFlight.current) act({ type: 'discard' })
    },
    loadDraft: () => swap('load-draft', texts.confirmLoadDraft),
    revertDraft: () => swap('revert-draft', texts.confirmRevertDraft),
    save: async () => {
      if (draft.canSavePage(upToDate(), isEqual)) await store('page', latest.current.stored.version)
      // Without a change against the published copy; an edited draft that became equal to it goes with that (Q121).
      else if (!inFlight.current) act({ type: isUnsaved() ? 'discard' : 'close' })
    },
    saveDraft: async () => {
      if (draft.canSaveDraft(upToDate(), isEqual)) await store('draft', latest.current.stored.version)
    },
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
    return asked ? draft.draftEditing(first, { type: 'edit' }) : first
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
    changed: draft.hasUnsavedEdits(state, isEqual),
    canSave: draft.canSavePage(state, isEqual),
    canSaveDraft: draft.canSaveDraft(state, isEqual),
    canLoadDraft: draft.canLoadDraft(state),
    canRevertDraft: draft.canRevertDraft(state),
  }
}
