import type { DocumentNews, DocumentNoun } from '@sitewright/api-client'
import { useEffect, useState } from 'react'
import { listenToEvents } from '../presence/listen-to-events.ts'

/**
 * Who saved a document last, heard of as soon as it is saved, on whichever server. Undefined while nothing was heard: a save
 * finds out for itself what was saved meanwhile.
 */
export function useDocumentNews(noun: DocumentNoun): DocumentNews | undefined {
  const [heard, setHeard] = useState<{ noun: DocumentNoun; news: DocumentNews }>()

  useEffect(
    () =>
      listenToEvents<DocumentNews>(`/api/1/private/document-news.php?noun=${noun}`, {
        onEvent: (news) => setHeard({ noun, news }),
      }),
    [noun],
  )

  return heard?.noun === noun ? heard.news : undefined
}
