import { Alert } from '@chakra-ui/react'
import {
  discardAnswers,
  SaveState,
  saveKeys,
  saveShortcutText,
  takeFocus,
  useDeferredFocus,
  useSaveShortcut,
  useUnsavedChanges,
  useWorkingCopy,
  WorkingCopyOffer,
} from '@sitewright/page-kit'
import { IconButton, useMessages, VisuallyHidden } from '@sitewright/ui'
import { LoaderCircle, Save, Undo2 } from 'lucide-react'
import { useState, type RefObject } from 'react'
import type { AttachedSystem } from '../load.ts'
import { SystemBar } from '../SystemBar.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { overwriteQuestion } from './differences.ts'
import { isChanged, type EditedSystem } from './edited-system.ts'
import { EntryList } from './EntryList.tsx'
import { parseSystem, writeSystem } from './kept-system.ts'
import { Lists } from './Lists.tsx'
import { useEditing } from './use-editing.ts'
import { useSaving, type Saving } from './use-saving.ts'

export interface SystemEditorProps {
  pageId: number
  system: AttachedSystem
  heading: RefObject<HTMLHeadingElement | null>
}

/** A system's states and stages, changed here and stored by the toolbar's button. */
export function SystemEditor({ pageId, system, heading }: SystemEditorProps) {
  const messages = useMessages()
  const edited = useEditing(system)
  const { editing, changed, actions } = edited
  const saving = useSaving({ pageId, system, edited })
  const [news, setNews] = useState('')
  const wishFocus = useDeferredFocus()
  useUnsavedChanges(changed)
  const copy = useWorkingCopy<EditedSystem>({
    ...{ subject: `page-${pageId}`, editing: true, changed: editing, write: writeSystem, parse: parseSystem },
    read: () => (changed ? { content: editing.current, base: { version: editing.version } } : undefined),
    isNews: (kept) => isChanged(kept, editing.stored),
    isOlder: (base) => (base.version ?? 0) < editing.version,
    onContinue: (kept, base) => actions.goOn(kept, base.version),
  })
  useSaveShortcut(() => void saving.save())

  /** A button that is disabled now would keep the focus, and no key would do anything. */
  function leaveFocus() {
    if (document.activeElement?.closest('[data-saves]')) wishFocus(() => heading.current)
  }

  async function save() {
    leaveFocus()
    await saving.save()
  }

  async function discard() {
    if (!(await messages.confirm('Discard all unsaved changes?', discardAnswers))) return
    actions.discard()
    wishFocus(() => heading.current)
  }

  async function overwrite() {
    const other = saving.conflict?.other
    const question = overwriteQuestion({ current: actions.now(), before: editing.stored, other })
    if (!(await messages.confirm(question, { accept: 'Overwrite' }))) return
    wishFocus(() => heading.current)
    await saving.overwrite()
  }

  async function loadOther() {
    if (!(await messages.confirm('Discard your changes and load the other version?', { accept: 'Discard and load' })))
      return
    wishFocus(() => heading.current)
    await saving.loadOther()
  }

  return (
    <>
      <SystemBar name={system.SystemName} busy={saving.busy} heading={heading}>
        <SaveState copy={copy} saved="Kept for you" />
        <span data-saying="" role="status">
          {sayingOf(saving, changed)}
        </span>
        <IconButton
          label="Discard changes"
          icon={<Undo2 aria-hidden />}
          disabled={!changed || saving.busy}
          onClick={discard}
        />
        <IconButton
          label="Save changes"
          tooltip={`Save changes (${saveShortcutText()})`}
          tone="accent"
          icon={saving.busy ? <LoaderCircle aria-hidden data-turning="" /> : <Save aria-hidden />}
          aria-keyshortcuts={saveKeys}
          data-saves=""
          disabled={!changed || saving.busy}
          onClick={save}
        />
      </SystemBar>
      <WorkingCopyOffer copy={copy} busy={saving.busy} />
      {saving.reason !== undefined && (
        <Alert.Root ref={takeFocus} tabIndex={-1} status="error" role="alert" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>{saving.reason}</Alert.Title>
        </Alert.Root>
      )}
      {saving.conflict && (
        <ConflictNotice
          before={editing.stored}
          other={saving.conflict.other}
          busy={saving.busy}
          onLoad={loadOther}
          onOverwrite={overwrite}
          onKeepEditing={() => {
            wishFocus(() => heading.current)
            saving.keepEditing()
          }}
        />
      )}
      <Lists>
        <EntryList pageId={pageId} kind="state" entries={editing.current.state} actions={actions} say={setNews} />
        <EntryList pageId={pageId} kind="stage" entries={editing.current.stage} actions={actions} say={setNews} />
      </Lists>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  )
}

function sayingOf({ busy, done }: Saving, changed: boolean): string {
  if (busy) return 'Saving...'
  if (changed) return 'Not saved'
  return done ? 'Saved' : ''
}
