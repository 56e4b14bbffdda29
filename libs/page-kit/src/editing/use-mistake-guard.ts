import { useMessages } from '@sitewright/ui'
import type { RefObject } from 'react'
import type { DraftEditing } from './use-draft-editing.ts'

/** What an editor of many fields can be asked for. */
export interface EditorHandle {
  /** Hands on every word that is held back. */
  flush: () => void
  /** Shows the first field whose text cannot be taken over, if there is one. */
  showMistake: () => boolean
}

/**
 * What is typed and makes no sense would be lost by a save, which ends with the editor being closed.
 *
 * @returns the same editing, but its saves show such a field instead, and say so.
 */
export function useMistakeGuard<Content>(
  editing: DraftEditing<Content>,
  editor: RefObject<EditorHandle | null>,
): DraftEditing<Content> {
  const messages = useMessages()

  function unlessMistaken(store: () => Promise<void>) {
    return async () => {
      if (editor.current?.showMistake()) {
        await messages.alert('A number is invalid. Nothing has been saved: correct it first.')
        editor.current?.showMistake()
      } else await store()
    }
  }
  return {
    ...editing,
    save: unlessMistaken(editing.save),
    saveDraft: unlessMistaken(editing.saveDraft),
    saveChanges: unlessMistaken(editing.saveChanges),
  }
}
