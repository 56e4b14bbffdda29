import { type Toasts, Tooltip, useToast, VisuallyHidden } from '@sitewright/ui'
import { FilePenLine, Rows2, Save, SquarePen, Trash2, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Fetched } from '../Fetched.tsx'
import { PeopleHere } from '../presence/PeopleHere.tsx'
import { SavedNotice } from '../presence/SavedNotice.tsx'
import { usePresence, type Presence } from '../presence/use-presence.ts'
import { usePageForStaff } from '../publishing/page-for-staff.ts'
import type { PublishingNotes } from '../publishing/publishing-notes.ts'
import { StatusLine } from '../publishing/StatusLine.tsx'
import { useAskBeforePublishing } from '../publishing/use-ask-before-publishing.ts'
import { usePublishing } from '../publishing/use-publishing.ts'
import { useScheduleDialog } from '../publishing/use-schedule-dialog.tsx'
import { isEditAsked, useDoneAhead, useFocusFromAhead } from './ahead.ts'
import { BarButton } from './BarButton.tsx'
import { SaveState } from '../working-copies/SaveState.tsx'
import { useFetched } from '../use-fetched.ts'
import { WorkingCopyOffer } from '../working-copies/WorkingCopyOffer.tsx'
import { DraftButtons } from './DraftButtons.tsx'
import { EditingBar } from './EditingBar.tsx'
import type { ConflictNoticeProps } from './on-demand/ConflictNotice.tsx'
import styles from './EditingToolbar.module.css'
import { fetchWhileEditing } from './fetch-while-editing.ts'
import type { DraftEditing } from './use-draft-editing.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { saveKeys, useSaveShortcut } from './use-save-shortcut.ts'
import { useSavedToast } from './use-saved-toast.ts'
import { texts as words } from './messages.ts'

/** The editing that the toolbar controls, and the buttons that a kind adds. */
export interface EditingToolbarProps<Content> {
  editing: DraftEditing<Content>
  /** Shows a content as visitors would see it: in a conflict, what somebody else saved. */
  show: (content: Content) => ReactNode
  /** What anyone who publishes the page is told. */
  notes?: PublishingNotes
  /**
   * Further buttons of the kind, such as `BarButton`: before the others, so that 'Edit' is where it was while their code was
   * on its way. In small windows they are not there while the page is edited.
   */
  children?: ReactNode
}

/**
 * The buttons of in-place editing, in the order of the specification (B§2.2), after those of the kind. Load and revert are there whenever they
 * can be used, the rest of editing only in edit mode (Q126).
 */
export function EditingToolbar<Content>({ editing, show, notes, children }: EditingToolbarProps<Content>) {
  const { texts, saving } = editing
  const busy = saving !== undefined
  const bar = useKeptFocus<HTMLDivElement>()
  useFocusFromAhead(bar)
  useSaveShortcut(() => void (busy || editing.saveChanges()), editing.editing)
  const { toast, showToast } = useToast(bar)
  const ask = useAskBeforePublishing()
  const { publish: publishStored, ...publishing } = usePublishing({
    showToast,
    mayPublish: () => ask(editing.stored.active, notes),
  })
  const askAbout = (content: Content) => ask(content, notes)
  /** With what is seen of it: what is typed, or the draft. */
  const publish = () => publishStored(saveOfSeen(editing, askAbout))
  const schedule = useScheduleDialog(publishing)
  useDoneAhead({ publish, schedule: schedule.open })
  useSavedToast({ editing, showToast, publish, publishing: publishing.busy })
  const ConflictNotice = useFetched<ConflictNoticeProps<Content>>(fetchWhileEditing, editing.conflict !== undefined)
  const pageId = usePageForStaff()?.status?.id
  const presence = usePresence(editing.editing ? pageId : undefined)
  const waitingId = useId()
  const discard = () => {
    editing.discard()
    showToast(words.discarded(), [{ label: words.undo(), onPress: editing.undoDiscard }])
  }
  useFocusAfterEditing(editing.editing, bar)

  return (
    <>
      <EditingBar
        ref={bar}
        aria-label={texts.toolbar}
        aria-busy={busy || publishing.busy}
        aria-describedby={editing.editing && editing.canLoadDraft ? waitingId : undefined}
        tabIndex={-1}
        state={
          <>
            <BarState
              {...{ editing, presence, showToast }}
              busy={busy || publishing.busy}
              onPublish={publish}
              onSchedule={schedule.open}
            />
            {editing.editing && <SaveState copy={editing.workingCopy} />}
          </>
        }
      >
        <VisuallyHidden>
          <span role="status">{busy ? texts.saving : ''}</span>
        </VisuallyHidden>
        {children && (
          <span className={styles.own} data-editing={editing.editing || undefined}>
            {children}
          </span>
        )}
        <DraftButtons {...{ editing, busy, showToast, askAbout }} noteId={waitingId} />
        <EditButtons editing={editing} busy={busy} onDiscard={discard} />
      </EditingBar>
      <WorkingCopyOffer copy={editing.workingCopy} busy={busy} />
      <SavedNotice editing={editing} saved={presence.saved} />
      {editing.conflict && ConflictNotice && (
        <Fetched component={ConflictNotice} {...{ editing, show }} conflict={editing.conflict} onDiscard={discard} />
      )}
      {schedule.dialog}
      {toast}
    </>
  )
}

/** @returns what stores what is seen of a page, once `agree` has said so of it; undefined where that is stored. */
function saveOfSeen<Content>(editing: DraftEditing<Content>, agree: (content: Content) => Promise<boolean>) {
  if (editing.editing) return () => editing.saveIf(agree)
  return editing.draftActive ? () => editing.publishDraft(agree) : undefined
}

function useFocusAfterEditing(isEditing: boolean, bar: RefObject<HTMLDivElement | null>) {
  const wasEditing = useRef(false)
  useEffect(() => {
    // What had the focus may have gone with the editor, as after a save by key.
    const left = wasEditing.current && !isEditing
    wasEditing.current = isEditing
    if (!left) return
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true })
    // the address that led to editing: reloaded, it would lead there again
    if (isEditAsked()) history.replaceState(history.state, '', location.href.split('#')[0])
  }, [isEditing, bar])
}

interface EditButtonsProps<Content> {
  editing: DraftEditing<Content>
  busy: boolean
  onDiscard: () => void
}

/** 'Edit', and in edit mode what ends it. */
function EditButtons<Content>({ editing, busy, onDiscard }: EditButtonsProps<Content>) {
  if (!editing.editing)
    return (
      <BarButton
        label={editing.texts.edit}
        short={editing.texts.short.edit}
        icon={<SquarePen />}
        onClick={editing.edit}
      />
    )
  return <EditModeButtons editing={editing} busy={busy} onDiscard={onDiscard} />
}

interface BarStateProps<Content> {
  editing: DraftEditing<Content>
  busy: boolean
  presence: Presence
  showToast: Toasts['showToast']
  onPublish: () => void
  onSchedule: () => void
}

/** How the page stands: with the public, and whether it is the draft that is seen. */
function BarState<Content>({ editing, busy, presence, showToast, onPublish, onSchedule }: BarStateProps<Content>) {
  const { texts } = editing
  return (
    <StatusLine
      draft={editing.stored.draft !== null}
      draftIsOlder={editing.stored.draftIsOlder}
      editing={editing.editing}
      draftActive={editing.draftActive}
      busy={busy}
      onPublish={onPublish}
      onSchedule={onSchedule}
      showToast={showToast}
    >
      {editing.draftActive && (
        <Tooltip label={texts.draftModeHint}>
          <span className={styles.draftMode} data-draft-mode tabIndex={0}>
            {texts.draftMode}
          </span>
        </Tooltip>
      )}
      <PeopleHere people={presence.people} />
    </StatusLine>
  )
}

interface EditModeButtonsProps<Content> {
  editing: DraftEditing<Content>
  busy: boolean
  onDiscard: () => void
}

function EditModeButtons<Content>({ editing, busy, onDiscard }: EditModeButtonsProps<Content>) {
  const { texts } = editing
  return (
    <>
      {editing.changed ? (
        <BarButton
          label={texts.discard}
          short={texts.short.discard}
          icon={<Trash2 />}
          tone="danger"
          disabled={busy}
          onClick={onDiscard}
        />
      ) : (
        <BarButton label={texts.close} icon={<X />} disabled={busy} onClick={editing.close} />
      )}
      <BarButton label={texts.split} icon={<Rows2 />} aria-pressed={editing.split} onClick={editing.toggleSplit} />
      <BarButton
        label={texts.saveDraft}
        short={texts.short.saveDraft}
        icon={<FilePenLine />}
        aria-keyshortcuts={editing.draftActive ? saveKeys : undefined}
        disabled={busy || !editing.canSaveDraft}
        onClick={editing.saveDraft}
      />
      <BarButton
        label={editing.draftActive ? texts.publishDraft : texts.save}
        short={editing.draftActive ? texts.short.publishDraft : texts.short.save}
        icon={<Save />}
        tone="primary"
        aria-keyshortcuts={editing.draftActive ? undefined : saveKeys}
        disabled={busy || !editing.canSave}
        onClick={editing.save}
      />
    </>
  )
}
