import { useMessages } from '@sitewright/ui'
import { fetchWhileEditing } from '../editing/fetch-while-editing.ts'
import { useSite } from '../site-context.ts'
import type { PublishingNotes } from './publishing-notes.ts'

/**
 * Gives what is asked before a page is published: whether to do so although it lacks something, words of a template are
 * left in it, or its emails do not go out. What it answers is false where it is better left.
 */
export function useAskBeforePublishing(): (content: unknown, notes: PublishingNotes | undefined) => Promise<boolean> {
  const { api } = useSite()
  const messages = useMessages()
  return (content, notes) =>
    fetchWhileEditing().then(
      ({ askBeforePublishing }) => askBeforePublishing({ content, notes, api, messages }),
      () => true, // publishing does not depend on a question
    )
}
