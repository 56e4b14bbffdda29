import { Alert } from '@chakra-ui/react'
import {
  BarButton,
  DocumentConflictNotice,
  SaveState,
  saveKeys,
  saveShortcutText,
  takeFocus,
  useSaveShortcut,
  WorkingCopyOffer,
  type EditedDocument,
} from '@sitewright/page-kit'
import { useToast, VisuallyHidden } from '@sitewright/ui'
import { LoaderCircle, Save, Undo2 } from 'lucide-react'
import { useCallback, useRef, useState, type RefObject } from 'react'
import type { AttachedSystem } from '../load.ts'
import { SystemBar } from '../SystemBar.tsx'
import { changesBetween } from './differences.ts'
import type { EditedSystem } from './edited-system.ts'
import { EntryList } from './EntryList.tsx'
import { Lists } from './Lists.tsx'
import { texts } from './messages.ts'
import { useSystemSaving, type SystemSaving } from './use-system-saving.ts'

export interface SystemEditorProps {
  pageId: number
  system: AttachedSystem
  heading: RefObject<HTMLHeadingElement | null>
}

/** A system's states and stages, changed here and stored by the toolbar's button. */
export function SystemEditor({ pageId, system: attached, heading }: SystemEditorProps) {
  const system = useSystemSaving({ pageId, system: attached, heading })
  const { edited, actions } = system
  const { content, copy } = edited
  const busy = edited.status === 'saving'
  const [news, setNews] = useState('')
  const { toast, offerUndo } = useUndoToast()
  const list = { pageId, actions, say: setNews, offerUndo }
  useSaveShortcut(() => void edited.save())

  return (
    <>
      <SystemBar name={attached.SystemName} busy={busy} heading={heading}>
        <SaveState copy={copy} saved={texts.kept()} />
        <span data-saying="" role="status">
          {sayingOf(edited)}
        </span>
        <SaveButtons changed={edited.changed} busy={busy} onDiscard={system.discard} onSave={system.save} />
      </SystemBar>
      <WorkingCopyOffer copy={copy} busy={busy} />
      {edited.reason !== undefined && (
        <Alert.Root ref={takeFocus} tabIndex={-1} status="error" role="alert" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>{edited.reason}</Alert.Title>
        </Alert.Root>
      )}
      <Conflict system={system} busy={busy} />
      <Lists>
        <EntryList {...list} kind="state" entries={content.state} />
        <EntryList {...list} kind="stage" entries={content.stage} />
      </Lists>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {toast}
    </>
  )
}

/** The function is the same with every rendering, so that no row is rendered for it. */
function useUndoToast() {
  const { toast, showToast } = useToast()
  const show = useRef(showToast)
  const offerUndo = useCallback(
    (news: string, undo: () => void) => show.current(news, [{ label: texts.undo(), onPress: undo }]),
    [],
  )
  return { toast, offerUndo }
}

interface SaveButtonsProps {
  changed: boolean
  busy: boolean
  onDiscard: () => Promise<void>
  onSave: () => Promise<void>
}

function SaveButtons({ changed, busy, onDiscard, onSave }: SaveButtonsProps) {
  return (
    <>
      <BarButton
        label={texts.discard()}
        short={texts.shortDiscard()}
        icon={<Undo2 aria-hidden />}
        disabled={!changed || busy}
        onClick={onDiscard}
      />
      <BarButton
        label={texts.save()}
        short={texts.shortSave()}
        tooltip={texts.saveKeys({ keys: saveShortcutText() })}
        tone="primary"
        icon={busy ? <LoaderCircle aria-hidden data-turning="" /> : <Save aria-hidden />}
        aria-keyshortcuts={saveKeys}
        data-saves=""
        disabled={!changed || busy}
        onClick={onSave}
      />
    </>
  )
}

/** Somebody else saved the system meanwhile. */
function Conflict({ system, busy }: { system: SystemSaving; busy: boolean }) {
  const { conflict, stored } = system.edited
  if (!conflict) return null
  return (
    <DocumentConflictNotice
      what={texts.thisSystem()}
      by={conflict.by}
      known={conflict.other !== undefined}
      busy={busy}
      onLoad={system.loadOther}
      onOverwrite={system.overwrite}
      onKeepEditing={system.keepEditing}
    >
      {conflict.other &&
        changesBetween(stored.content, conflict.other.content).map((change) => (
          <li key={change} dir="auto">
            {change}
          </li>
        ))}
    </DocumentConflictNotice>
  )
}

function sayingOf({ status, changed }: Pick<EditedDocument<EditedSystem>, 'status' | 'changed'>): string {
  if (status === 'saving') return texts.saving()
  if (changed) return texts.unsaved()
  return status === 'saved' ? texts.saved() : ''
}
