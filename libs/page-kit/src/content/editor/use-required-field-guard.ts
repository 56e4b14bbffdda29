import { useMessages } from '@sitewright/ui'
import { texts } from './messages.ts'
import type { DraftEditing } from '../../editing/use-draft-editing.ts'

/**
 * The same editing, but nothing is published that lacks a required field: a message says which, and drafts are stored.
 *
 * @param missing - says so of a content; undefined: nothing is missing.
 */
export function useRequiredFieldGuard<Content>(
  editing: DraftEditing<Content>,
  missing: (content: Content) => string | undefined,
): DraftEditing<Content> {
  const messages = useMessages()

  async function isComplete(content: Content): Promise<boolean> {
    const reason = missing(content)
    // what is published already is not published by this
    if (reason === undefined || editing.isEqual(content, editing.stored.active)) return true
    await messages.alert(texts.publishIncomplete({ reason }))
    return false
  }

  /** What `saveIf` asks about is all that was typed. */
  const saveComplete = (agree: (content: Content) => Promise<boolean> = () => Promise.resolve(true)) =>
    editing.saveIf(async (content) => (await isComplete(content)) && agree(content))

  return {
    ...editing,
    save: async () => void (await saveComplete()),
    saveIf: saveComplete,
    saveChanges: async () => {
      if (editing.draftActive || (await isComplete(editing.latest()))) await editing.saveChanges()
    },
  }
}
