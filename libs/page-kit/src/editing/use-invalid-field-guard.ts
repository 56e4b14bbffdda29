import { useMessages } from '@sitewright/ui'
import type { RefObject } from 'react'
import { texts } from './invalid-messages.ts'
import type { DraftEditing } from './use-draft-editing.ts'

/** What an editor of many fields can be asked for. */
export interface EditorHandle {
  /** Hands on all pending input. */
  flush: () => void
  /** Shows the first field whose text cannot be taken over. @returns its name, '' if it has none; false if there is no such. */
  showInvalid: () => string | false
}

/** Says that a number is none. @param field its name, '' if it has none. */
export function invalidNumber(field: string): string {
  return field === '' ? texts.one() : texts.named({ field })
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

  /** @returns true once such a field was shown. */
  async function isInvalid(): Promise<boolean> {
    const name = editor.current?.showInvalid() ?? false
    if (name === false) return false
    await messages.alert(invalidNumber(name))
    editor.current?.showInvalid()
    return true
  }

  const unlessInvalid = (store: () => Promise<void>) => async () => void ((await isInvalid()) || (await store()))
  return {
    ...editing,
    save: unlessInvalid(editing.save),
    saveIf: async (agree) => !(await isInvalid()) && editing.saveIf(agree),
    saveDraft: unlessInvalid(editing.saveDraft),
    saveChanges: unlessInvalid(editing.saveChanges),
  }
}
