import { useMessages } from '@sitewright/ui'
import type { RefObject } from 'react'
import type { DraftEditing } from './use-draft-editing.ts'

/** What an editor of many fields can be asked for. */
export interface EditorHandle {
  /** Hands on all pending input. */
  flush: () => void
  /** Shows the first field whose text cannot be taken over, if there is one. */
  showInvalid: () => boolean
}

/**
 * What is typed and makes no sense would be lost by a save, which ends with the editor being closed.
 *
 * @returns the same editing, but its saves show such a field instead, and say so.
 */
export function useInvalidFieldGuard<Content>(
  editing: DraftEditing<Content>,
  editor: RefObject<EditorHandle | null>,
): DraftEditing<Content> {
  const messages = useMessages()

  function unlessInvalid(store: () => Promise<void>) {
    return async () => {
      if (editor.current?.showInvalid()) {
        await messages.alert('A number is invalid. Nothing has been saved: correct it first.')
        editor.current?.showInvalid()
      } else await store()
    }
  }
  return {
    ...editing,
    save: unlessInvalid(editing.save),
    saveDraft: unlessInvalid(editing.saveDraft),
    saveChanges: unlessInvalid(editing.saveChanges),
  }
}
