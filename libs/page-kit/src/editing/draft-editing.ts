/** What the server keeps of a page: the published copy and, for its editors, a draft. */
export interface Stored<Content> {
  active: Content
  draft: Content | null
  /** What a save is based on; a reader who may not edit has none. */
  version?: number
  /** The published copy was saved after the draft; absent: as the page's status says. */
  draftIsOlder?: boolean
}

/** What a save is to become: the published page, or its stored draft. */
export type SaveTarget = 'page' | 'draft'

/** A save that the server refused, because somebody else saved since this editing began (Q136). */
export interface SaveConflict<Content> {
  target: SaveTarget
  /** Name of the account that saved meanwhile; '' where it is not known. */
  by: string
  /** What is stored now, unless it could not be read. */
  other?: Stored<Content>
}

/**
 * One page being looked at and edited. What the specification calls the snapshot, and the flags 'viewing draft' and
 * 'draft active', are not kept twice: the snapshot is always `base(state)`, and both flags are `draftActive`.
 */
export interface DraftEditingState<Content> {
  stored: Stored<Content>
  /** The working copy, which is what the page shows. */
  content: Content
  /** The working copy comes from the stored draft. */
  draftActive: boolean
  editing: boolean
  /** Grows whenever the working copy is replaced from outside, so that an uncontrolled editor can start again. */
  revision: number
  /** The save in flight. */
  saving?: SaveTarget
  /** A save that failed and is sent again once that makes sense, unless it is of no use by then. */
  retry?: object | undefined
  conflict?: SaveConflict<Content>
  /** What was saved last was the page as it had been before. */
  undone?: boolean | undefined
  /** The draft that was stored before one was saved that did not begin with it. */
  replaced?: Content | undefined
}

/** What can happen to a page that is being edited. */
export type DraftEditingAction<Content> =
  | { type: 'edit' | 'close' | 'discard' | 'load-draft' | 'revert-draft' | 'keep-editing' }
  | { type: 'change'; content: Content }
  | { type: 'saving'; target: SaveTarget }
  | { type: 'failed'; retry: object }
  /**
   * `content` as it was stored; `more` if the working copy has been edited since it was sent; `keepsDraft` if the stored
   * draft is another than the one that was published.
   */
  | ({ type: 'saved'; target: SaveTarget } & Saved<Content>)
  /** The stored draft was dropped. */
  | { type: 'draft-gone'; version: number }
  /** What was stored before, and was replaced, is so again. */
  | ({ type: 'put-back' } & PutBack<Content>)
  | { type: 'refused'; conflict: SaveConflict<Content> }
  /** Goes back to how it was before edits were discarded. */
  | { type: 'undo-discard'; before: DraftEditingState<Content> }
  /** Goes on from what was typed before and not saved: from the draft or not, and based on which version. */
  | { type: 'restore'; content: Content; draft: boolean; version: number | undefined }
  /** The page was read again. Only for a working copy without unsaved edits. */
  | { type: 'adopt'; stored: Stored<Content> }

/** The first state: the published copy, not being edited. */
export function startDraftEditing<Content>(stored: Stored<Content>): DraftEditingState<Content> {
  return { stored, content: stored.active, draftActive: false, editing: false, revision: 0 }
}

/** The stored copy that the working copy started from: the snapshot. */
export function base<Content>({ stored, draftActive }: DraftEditingState<Content>): Content {
  return draftActive && stored.draft !== null ? stored.draft : stored.active
}

/** The next state. An action that does not fit the state changes nothing. */
export function draftEditing<Content>(
  state: DraftEditingState<Content>,
  action: DraftEditingAction<Content>,
): DraftEditingState<Content> {
  switch (action.type) {
    case 'edit':
      return { ...state, editing: true }
    case 'close':
      return { ...state, editing: false, conflict: undefined, replaced: undefined, retry: undefined }
    case 'discard':
      // With the words go those of the draft they were added to; the stored draft can be loaded again (Q123).
      return { ...show(state, known(state), false), editing: false }
    case 'change':
      return state.editing && action.content !== state.content ? { ...state, content: action.content } : state
    case 'load-draft':
      return canLoadDraft(state) ? show(state, state.stored, true) : state
    case 'revert-draft':
      return canRevertDraft(state) ? show(state, state.stored, false) : state
    case 'saving':
      return { ...state, saving: action.target, retry: undefined, undone: undefined }
    case 'failed':
      return { ...state, saving: undefined, retry: action.retry }
    case 'saved':
      return action.target === 'draft' ? draftSaved(state, action) : pageSaved(state, action)
    case 'put-back':
      return putBack(state, action)
    case 'draft-gone':
      return draftGone(state, action.version)
    case 'refused':
      return { ...state, saving: undefined, conflict: action.conflict }
    case 'keep-editing':
      return { ...state, conflict: undefined }
    case 'undo-discard':
      return state.editing ? state : { ...action.before, retry: undefined, revision: state.revision + 1 }
    case 'restore':
      return restored(state, action)
    case 'adopt':
      return adopted(state, action.stored)
  }
}

interface Saved<Content> {
  content: Content
  version: number
  more: boolean
  keepsDraft?: boolean
}

/** Publishing leaves edit mode, unless that would drop words typed while the save was under way. */
function pageSaved<Content>(
  state: DraftEditingState<Content>,
  { content, version, more, keepsDraft = false }: Saved<Content>,
) {
  // A stored draft that was not loaded is kept (Q125).
  const draft = state.draftActive && !keepsDraft ? null : known(state).draft
  const stored = { active: content, draft, version, ...(draft !== null && { draftIsOlder: true }) }
  const next = { ...state, stored, draftActive: false, saving: undefined, conflict: undefined }
  return more ? next : { ...next, content, editing: false }
}

function draftSaved<Content>(state: DraftEditingState<Content>, { content, version }: Saved<Content>) {
  const { active, draft } = known(state)
  const isOwn = state.draftActive && draft === state.stored.draft
  const replaced = isOwn ? state.replaced : (draft ?? undefined)
  const stored = { active, draft: content, version, draftIsOlder: false }
  return { ...state, stored, draftActive: true, saving: undefined, conflict: undefined, replaced }
}

interface PutBack<Content> {
  target: SaveTarget
  former: Content
  version: number
}

/** What took its place goes on being edited; where it is not what is shown, it can be put back in turn. */
function putBack<Content>(state: DraftEditingState<Content>, { target, former, version }: PutBack<Content>) {
  const { stored, draftActive, editing } = state
  if (target === 'page') {
    const { draft } = stored
    const before = { active: former, draft, version, ...(draft !== null && { draftIsOlder: true }) }
    const page = { ...state, stored: before, saving: undefined, undone: true }
    return editing || draftActive ? page : { ...page, content: former }
  }
  const replaced = draftActive ? undefined : (stored.draft ?? undefined)
  const now = { active: stored.active, draft: former, version, draftIsOlder: false }
  const next = { ...state, stored: now, saving: undefined, replaced }
  return { ...next, draftActive: false, editing: editing || draftActive }
}

function draftGone<Content>(state: DraftEditingState<Content>, version: number): DraftEditingState<Content> {
  const stored = { active: state.stored.active, draft: null, version }
  // anyone who edits by now goes on with the words that they see
  return state.editing ? { ...state, stored, draftActive: false } : show(state, stored, false)
}

function adopted<Content>(state: DraftEditingState<Content>, stored: Stored<Content>): DraftEditingState<Content> {
  const { version, draftIsOlder } = state.stored
  const next = { ...stored, ...(version === stored.version && draftIsOlder !== undefined && { draftIsOlder }) }
  return { ...show(state, next, state.draftActive && next.draft !== null), replaced: undefined }
}

/** The newest stored copies that are known of. */
function known<Content>({ stored, conflict }: DraftEditingState<Content>): Stored<Content> {
  return conflict?.other ?? stored
}

function show<Content>(state: DraftEditingState<Content>, stored: Stored<Content>, draftActive: boolean) {
  const next = { ...state, stored, draftActive, conflict: undefined, retry: undefined, revision: state.revision + 1 }
  return { ...next, content: base(next) }
}

interface Restored<Content> {
  content: Content
  draft: boolean
  version: number | undefined
}

/** A save is based on the version of that time, so that what was stored since is not overwritten unseen. */
function restored<Content>(state: DraftEditingState<Content>, { content, draft, version }: Restored<Content>) {
  const stored = { ...state.stored, ...(version !== undefined && state.stored.version !== undefined && { version }) }
  return { ...show(state, stored, draft && stored.draft !== null), content, editing: true }
}

/** Tells whether two contents are the same to a reader. */
export type IsEqual<Content> = (left: Content, right: Content) => boolean

/** The working copy holds edits that are stored nowhere. */
export function hasUnsavedEdits<Content>(state: DraftEditingState<Content>, isEqual: IsEqual<Content>): boolean {
  return state.editing && !isEqual(state.content, base(state))
}

/** Compared with the published copy, so that a loaded draft can be published as it is (Q122). */
export function canSavePage<Content>(state: DraftEditingState<Content>, isEqual: IsEqual<Content>): boolean {
  return state.editing && !isEqual(state.content, state.stored.active)
}

/** Compared with the draft if that is what is edited, otherwise with the published copy (Q122). */
export function canSaveDraft<Content>(state: DraftEditingState<Content>, isEqual: IsEqual<Content>): boolean {
  return hasUnsavedEdits(state, isEqual)
}

/** True if there is a stored draft that is not shown yet. */
export function canLoadDraft<Content>({ stored, draftActive }: DraftEditingState<Content>): boolean {
  return stored.draft !== null && !draftActive
}

/** True if the stored draft is shown, so that the published copy can be shown again. */
export function canRevertDraft<Content>({ draftActive }: DraftEditingState<Content>): boolean {
  return draftActive
}
