import { IconButton, Tooltip, VisuallyHidden } from '@sitewright/ui'
import { FileClock, FilePenLine, Rows2, Save, SquarePen, Trash2, Undo2, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { ConflictNotice } from './ConflictNotice.tsx'
import styles from './EditingToolbar.module.css'
import { StickyBar } from './StickyBar.tsx'
import { useFocusFromAhead } from './ToolbarAhead.tsx'
import type { DraftEditing } from './use-draft-editing.ts'
import { saveKeys, useSaveShortcut } from './use-save-shortcut.ts'

/** The editing that the toolbar controls, and the buttons that a kind adds. */
export interface EditingToolbarProps<Content> {
  editing: DraftEditing<Content>
  /** Shows a content as visitors would see it: in a conflict, what somebody else saved. */
  show: (content: Content) => ReactNode
  /** Further buttons of the kind: before the others, so that 'Edit' is where it was while their code was on its way. */
  children?: ReactNode
}

/**
 * The buttons of in-place editing, in the order of the specification (B§2.2), after those of the kind. Load and revert are there whenever they
 * can be used, the rest of editing only in edit mode (Q126).
 */
export function EditingToolbar<Content>({ editing, show, children }: EditingToolbarProps<Content>) {
  const { texts, saving } = editing
  const busy = saving !== undefined
  const bar = useKeptFocus<HTMLDivElement>()
  useFocusFromAhead(bar, texts.edit)
  useSaveShortcut(() => void (busy || editing.saveChanges()), editing.editing)
  const wasEditing = useRef(false)
  useEffect(() => {
    // What had the focus may have gone with the editor, as after a save by key.
    const left = wasEditing.current && !editing.editing
    wasEditing.current = editing.editing
    if (left && document.activeElement === document.body) bar.current?.focus({ preventScroll: true })
  }, [editing.editing, bar])

  return (
    <>
      <StickyBar
        ref={bar}
        className={styles.toolbar}
        role="group"
        aria-label={texts.toolbar}
        aria-busy={busy}
        tabIndex={-1}
      >
        {editing.draftActive && (
          <Tooltip label={texts.draftModeHint}>
            <span className={styles.draftMode} tabIndex={0}>
              {texts.draftMode}
            </span>
          </Tooltip>
        )}
        <span className={styles.space} />
        <VisuallyHidden>
          <span role="status">{busy ? texts.saving : ''}</span>
        </VisuallyHidden>
        {children}
        {editing.canLoadDraft && (
          <IconButton label={texts.loadDraft} icon={<FileClock />} disabled={busy} onClick={editing.loadDraft} />
        )}
        {editing.canRevertDraft && (
          <IconButton label={texts.revertDraft} icon={<Undo2 />} disabled={busy} onClick={editing.revertDraft} />
        )}
        {editing.editing ? (
          <EditModeButtons editing={editing} busy={busy} />
        ) : (
          <IconButton label={texts.edit} icon={<SquarePen />} onClick={editing.edit} />
        )}
      </StickyBar>
      {editing.conflict && <ConflictNotice editing={editing} conflict={editing.conflict} show={show} />}
    </>
  )
}

function EditModeButtons<Content>({ editing, busy }: { editing: DraftEditing<Content>; busy: boolean }) {
  const { texts } = editing
  return (
    <>
      {editing.changed ? (
        <IconButton label={texts.discard} icon={<Trash2 />} tone="danger" disabled={busy} onClick={editing.discard} />
      ) : (
        <IconButton label={texts.close} icon={<X />} disabled={busy} onClick={editing.close} />
      )}
      <IconButton label={texts.split} icon={<Rows2 />} aria-pressed={editing.split} onClick={editing.toggleSplit} />
      <IconButton
        label={texts.saveDraft}
        icon={<FilePenLine />}
        aria-keyshortcuts={editing.draftActive ? saveKeys : undefined}
        disabled={busy || !editing.canSaveDraft}
        onClick={editing.saveDraft}
      />
      <IconButton
        label={editing.draftActive ? texts.publishDraft : texts.save}
        icon={<Save />}
        tone="accent"
        aria-keyshortcuts={editing.draftActive ? undefined : saveKeys}
        disabled={busy || !editing.canSave}
        onClick={editing.save}
      />
    </>
  )
}

/**
 * Keeps the keyboard's place when the button it was on disappears or is disabled: the focus then goes to the element
 * that holds the returned ref, which needs a `tabIndex` of -1.
 */
function useKeptFocus<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null)
  const within = useRef(false)

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const track = ({ target }: FocusEvent) => (within.current = target instanceof Node && element.contains(target))
    document.addEventListener('focusin', track)
    return () => document.removeEventListener('focusin', track)
  }, [])

  // After every change: what vanished or was disabled leaves the focus on the body, without any event.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    const disabled = document.activeElement?.matches(':disabled') ?? false
    if (within.current && (lost || disabled)) place.current?.focus({ preventScroll: true })
  })
  return place
}
