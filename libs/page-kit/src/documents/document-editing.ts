/** A document as the server has it. */
export interface StoredDocument<Content> {
  content: Content
  /** Another one after each save. */
  version: number
}

/** A save was refused, because somebody else saved since this editing began. */
export interface DocumentConflict<Content> {
  /** Name of the account that saved meanwhile; '' where it is not known. */
  by: string
  /** What is stored now; undefined where it could not be read. */
  other: StoredDocument<Content> | undefined
}

/** A document that is edited, beside what is stored of it. */
export interface DocumentEditing<Content> {
  stored: StoredDocument<Content>
  content: Content
  /** The version that the next save is based on. An older one than the stored one, where that was not edited from. */
  base: number
  /** Grows whenever the content is replaced from outside. */
  revision: number
  /** It is on its way to the server, or from there. */
  saving: boolean
  /** Milliseconds since 1970 of the last save; undefined: none so far. */
  savedAt: number | undefined
  /** Why the server refused the last save. */
  reason: string | undefined
  /** Stands for a failed save that may be sent again; gone once that is of no use. */
  retry: object | undefined
  conflict: DocumentConflict<Content> | undefined
}

/** How contents are compared, and put onto each other. */
export interface DocumentRules<Content> {
  isEqual: (left: Content, right: Content) => boolean
  /** True if `stored` is what was sent, but for what the server adds, such as ids. */
  wasStored: (sent: Content, stored: Content) => boolean
  /** What was edited since `sent`, put onto what is stored now. */
  rebase: (now: Content, sent: Content, stored: Content) => Content
  /** What was read, with what only the editor knows of the content before, such as keys of rows. */
  adopt: (read: Content, before: Content) => Content
}

const settled = { conflict: undefined, reason: undefined, retry: undefined }

export function startDocumentEditing<Content>(stored: StoredDocument<Content>): DocumentEditing<Content> {
  const { content, version } = stored
  return { ...settled, stored, content, base: version, revision: 0, saving: false, savedAt: undefined }
}

export function isChanged<Content>(
  { content, stored }: DocumentEditing<Content>,
  { isEqual }: Pick<DocumentRules<Content>, 'isEqual'>,
): boolean {
  return content !== stored.content && !isEqual(content, stored.content)
}

/** Another content takes the place of what is edited, unsaved. */
export function withContent<Content>(state: DocumentEditing<Content>, content: Content): DocumentEditing<Content> {
  return { ...state, content, revision: state.revision + 1, retry: undefined }
}

/** What was kept of edits, and the version that they were based on; undefined where that is not known. */
export interface KeptDocument<Content> {
  content: Content
  base: number | undefined
}

/** Goes on from what was kept, based on the version of that time; where it is not known, on none that can be current. */
export function restored<Content>(
  state: DocumentEditing<Content>,
  { content, base = 0 }: KeptDocument<Content>,
  { adopt }: DocumentRules<Content>,
): DocumentEditing<Content> {
  return { ...withContent(state, adopt(content, state.content)), ...settled, base }
}

/** Goes back to the newest stored content that is known of. */
export function discarded<Content>(
  state: DocumentEditing<Content>,
  rules: DocumentRules<Content>,
): DocumentEditing<Content> {
  return withStored(state, state.conflict?.other ?? state.stored, rules)
}

/** What is stored, in place of all edits. */
export function withStored<Content>(
  state: DocumentEditing<Content>,
  { content: read, version }: StoredDocument<Content>,
  { adopt }: DocumentRules<Content>,
): DocumentEditing<Content> {
  const content = read === state.stored.content ? read : adopt(read, state.stored.content)
  const stored = { content, version }
  return { ...state, ...settled, stored, content, base: version, revision: state.revision + 1 }
}

export function saving<Content>(state: DocumentEditing<Content>): DocumentEditing<Content> {
  return { ...state, saving: true, reason: undefined, retry: undefined }
}

export function failed<Content>(state: DocumentEditing<Content>, retry: object): DocumentEditing<Content> {
  return { ...state, saving: false, retry }
}

export function inConflict<Content>(
  state: DocumentEditing<Content>,
  conflict: DocumentConflict<Content>,
): DocumentEditing<Content> {
  return { ...state, saving: false, conflict }
}

/** What somebody else saved is what is stored, and the own edits are based on it now. */
export function acknowledged<Content>(state: DocumentEditing<Content>): DocumentEditing<Content> {
  const stored = state.conflict?.other
  return { ...state, conflict: undefined, ...(stored && { stored, base: stored.version }) }
}

/** What is stored was changed without a save: the edits, and what is stored, with the same change. */
export function amended<Content>(
  state: DocumentEditing<Content>,
  change: (content: Content) => Content,
): DocumentEditing<Content> {
  const { content, version } = state.stored
  return { ...state, content: change(state.content), stored: { content: change(content), version } }
}

/** What was sent, and what the server has by that. */
export interface SavedDocument<Content> {
  sent: Content
  stored: StoredDocument<Content>
  /** Milliseconds since 1970. */
  at: number
}

/** It is stored. What was edited while that was under way stays, and is not saved. */
export function saved<Content>(
  state: DocumentEditing<Content>,
  { sent, stored, at }: SavedDocument<Content>,
  rules: DocumentRules<Content>,
): DocumentEditing<Content> {
  return { ...onto(state, { before: sent, read: stored }, rules), ...settled, base: stored.version, savedAt: at }
}

/** After a save it was read again. Edits are based on that save: what others have saved since must not be lost unseen. */
export function readAgain<Content>(
  state: DocumentEditing<Content>,
  read: StoredDocument<Content>,
  rules: DocumentRules<Content>,
): DocumentEditing<Content> {
  const base = isChanged(state, rules) ? state.base : read.version
  return { ...onto(state, { before: state.stored.content, read }, rules), base }
}

interface Reading<Content> {
  before: Content
  read: StoredDocument<Content>
}

function onto<Content>(
  state: DocumentEditing<Content>,
  { before, read }: Reading<Content>,
  { isEqual, wasStored, rebase, adopt }: DocumentRules<Content>,
): DocumentEditing<Content> {
  const content = adopt(read.content, before)
  const stored = { content, version: read.version }
  if (!isEqual(state.content, before)) return { ...state, stored, content: rebase(state.content, before, content) }
  const isSame = wasStored(before, content)
  return { ...state, stored, content, revision: isSame ? state.revision : state.revision + 1 }
}
