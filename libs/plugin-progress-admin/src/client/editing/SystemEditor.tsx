import { Alert } from '@chakra-ui/react'
import {
  discardAnswers,
  DocumentConflictNotice,
  SaveState,
  saveKeys,
  saveShortcutText,
  takeFocus,
  useDeferredFocus,
  useSaveShortcut,
  WorkingCopyOffer,
  type EditedDocument,
} from '@sitewright/page-kit'
import { IconButton, useMessages, VisuallyHidden } from '@sitewright/ui'
import { LoaderCircle, Save, Undo2 } from 'lucide-react'
import { useState, type RefObject } from 'react'
import type { AttachedSystem } from '../load.ts'
import { SystemBar } from '../SystemBar.tsx'
import { changesBetween, overwriteQuestion } from './differences.ts'
import type { EditedSystem } from './edited-system.ts'
import { EntryList } from './EntryList.tsx'
import { Lists } from './Lists.tsx'
import { useEditedSystem } from './use-edited-system.ts'

export interface SystemEditorProps {
  pageId: number
  system: AttachedSystem
  heading: RefObject<HTMLHeadingElement | null>
}

/** A system's states and stages, changed here and stored by the toolbar's button. */
export function SystemEditor({ pageId, system, heading }: SystemEditorProps) {
  const messages = useMessages()
  const { edited, actions } = useEditedSystem({ pageId, system })
  const { content, stored, changed, copy, conflict } = edited
  const busy = edited.status === 'saving'
  const [news, setNews] = useState('')
  const wishFocus = useDeferredFocus()
  useSaveShortcut(() => void edited.save())

  /** A button that is disabled now would keep the focus, and no key would do anything. */
  function leaveFocus() {
    if (document.activeElement?.closest('[data-saves]')) wishFocus(() => heading.current)
  }

  async function save() {
    leaveFocus()
    await edited.save()
  }

  async function discard() {
    if (!(await messages.confirm('Discard all unsaved changes?', discardAnswers))) return
    edited.discard()
    wishFocus(() => heading.current)
  }

  async function overwrite() {
    const other = conflict?.other?.content
    const question = overwriteQuestion({ current: actions.now(), before: stored.content, other })
    if (!(await messages.confirm(question, { accept: 'Overwrite' }))) return
    wishFocus(() => heading.current)
    await edited.overwrite()
  }

  async function loadOther() {
    if (!(await messages.confirm('Discard your changes and load the other version?', { accept: 'Discard and load' })))
      return
    wishFocus(() => heading.current)
    await edited.loadOther()
  }

  return (
    <>
      <SystemBar name={system.SystemName} busy={busy} heading={heading}>
        <SaveState copy={copy} saved="Kept for you" />
        <span data-saying="" role="status">
          {sayingOf(edited)}
        </span>
        <IconButton
          label="Discard changes"
          icon={<Undo2 aria-hidden />}
          disabled={!changed || busy}
          onClick={discard}
        />
        <IconButton
          label="Save changes"
          tooltip={`Save changes (${saveShortcutText()})`}
          tone="accent"
          icon={busy ? <LoaderCircle aria-hidden data-turning="" /> : <Save aria-hidden />}
          aria-keyshortcuts={saveKeys}
          data-saves=""
          disabled={!changed || busy}
          onClick={save}
        />
      </SystemBar>
      <WorkingCopyOffer copy={copy} busy={busy} />
      {edited.reason !== undefined && (
        <Alert.Root ref={takeFocus} tabIndex={-1} status="error" role="alert" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>{edited.reason}</Alert.Title>
        </Alert.Root>
      )}
      {conflict && (
        <DocumentConflictNotice
          what="this system"
          by={conflict.by}
          known={conflict.other !== undefined}
          busy={busy}
          onLoad={loadOther}
          onOverwrite={overwrite}
          onKeepEditing={() => {
            wishFocus(() => heading.current)
            edited.keepEditing()
          }}
        >
          {conflict.other &&
            changesBetween(stored.content, conflict.other.content).map((change) => (
              <li key={change} dir="auto">
                {change}
              </li>
            ))}
        </DocumentConflictNotice>
      )}
      <Lists>
        <EntryList pageId={pageId} kind="state" entries={content.state} actions={actions} say={setNews} />
        <EntryList pageId={pageId} kind="stage" entries={content.stage} actions={actions} say={setNews} />
      </Lists>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  )
}

function sayingOf({ status, changed }: Pick<EditedDocument<EditedSystem>, 'status' | 'changed'>): string {
  if (status === 'saving') return 'Saving...'
  if (changed) return 'Not saved'
  return status === 'saved' ? 'Saved' : ''
}
