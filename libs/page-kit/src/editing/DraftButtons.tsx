import { type Toasts, useMessages } from '@sitewright/ui'
import { FileClock, Globe, Trash2, Undo2 } from 'lucide-react'
import { describeWaiting } from '../publishing/describe-status.ts'
import { usePageForStaff } from '../publishing/page-for-staff.ts'
import { useMinute } from '../publishing/use-minute.ts'
import { visibilityOf } from '../publishing/visibility.ts'
import { useSite } from '../site-context.ts'
import { BarButton } from './BarButton.tsx'
import styles from './EditingToolbar.module.css'
import { fetchWhileEditing } from './fetch-while-editing.ts'
import type { DraftEditing } from './use-draft-editing.ts'
import { texts as words } from './messages.ts'

export interface DraftButtonsProps<Content> extends LoadDraftProps<Content> {
  showToast: Toasts['showToast']
  /** Asked before the draft is published. */
  askAbout: (draft: Content) => Promise<boolean>
}

/** What can be done with a stored draft. */
export function DraftButtons<Content>({ editing, busy, noteId, showToast, askAbout }: DraftButtonsProps<Content>) {
  const { texts } = editing
  const hasNews = useNewsInDraft(editing)
  return (
    <>
      {hasNews && (
        <BarButton
          label={texts.short.publishDraft ?? texts.publishDraft}
          icon={<Globe />}
          tone="primary"
          disabled={busy}
          onClick={() => void editing.publishDraft(askAbout)}
        />
      )}
      {editing.canLoadDraft && <LoadDraft {...{ editing, busy }} noteId={noteId} />}
      {editing.canRevertDraft && (
        <BarButton
          label={texts.revertDraft}
          tooltip={words.revertTooltip({ revert: texts.revertDraft })}
          icon={<Undo2 />}
          disabled={busy}
          onClick={editing.revertDraft}
        />
      )}
      {!editing.editing && editing.stored.draft !== null && <DiscardDraft {...{ editing, busy, showToast }} />}
    </>
  )
}

/** True where visitors see the page, and there is a draft that is newer. Not while the page is edited. */
function useNewsInDraft<Content>({ editing, stored }: DraftEditing<Content>): boolean {
  const status = usePageForStaff()?.status
  const now = useMinute()
  if (!status || editing || stored.draft === null) return false
  return visibilityOf(status, now) === 'visible' && !(stored.draftIsOlder ?? status.draftIsOlder)
}

interface LoadDraftProps<Content> {
  editing: DraftEditing<Content>
  busy: boolean
  noteId: string
}

/** Shows the draft. While something else is edited, its row says so: nobody is to write again what was written. */
function LoadDraft<Content>({ editing, busy, noteId }: LoadDraftProps<Content>) {
  const status = usePageForStaff()?.status
  const button = (
    <BarButton label={editing.texts.loadDraft} icon={<FileClock />} disabled={busy} onClick={editing.loadDraft} />
  )
  if (!editing.editing) return button
  return (
    <span className={styles.waiting} data-waiting>
      <span id={noteId}>{describeWaiting(status, editing.stored.draftIsOlder ?? status?.draftIsOlder)}</span>
      {button}
    </span>
  )
}

interface DiscardDraftProps<Content> {
  editing: DraftEditing<Content>
  busy: boolean
  showToast: Toasts['showToast']
}

/** Drops the stored draft, for who may save one; not where it is not known which page it is of. */
function DiscardDraft<Content>({ editing, busy, showToast }: DiscardDraftProps<Content>) {
  const { api } = useSite()
  const messages = useMessages()
  const pageId = usePageForStaff()?.status?.id
  if (pageId === undefined) return null
  const drop = () =>
    fetchWhileEditing()
      .then(({ discardDraft }) => discardDraft({ api, messages, showToast, pageId, editing }))
      .catch((error: unknown) => messages.fail(words.discardDraftFailed(), error))
  return (
    <BarButton
      label={words.discardDraft()}
      tooltip={words.discardDraftTooltip()}
      icon={<Trash2 />}
      tone="danger"
      disabled={busy}
      onClick={() => void drop()}
    />
  )
}
