import { ApiError } from '@sitewright/api-client'
import type { Stored } from '../editing/draft-editing.ts'
import type { SaveRequest } from '../editing/draft-editing-options.ts'

/** A server in memory that keeps one page of plain text, its draft and a version. */
export function pageStore(draft: string | null = null) {
  const stored = { active: 'Published words', draft, version: 1 }
  const requests: SaveRequest<string>[] = []
  return {
    stored,
    requests,
    read: (): Stored<string> => ({ ...stored }),
    async save(request: SaveRequest<string>): Promise<number> {
      requests.push(request)
      if (request.base !== undefined && request.base !== stored.version) {
        throw new ApiError('stale base', { status: 409, body: { error: 'Changed meanwhile', by: 'Ann' } })
      }
      if (request.draft) stored.draft = request.content
      else stored.active = request.content
      if (request.fromDraft) stored.draft = null
      return ++stored.version
    },
    /** What another editor does in the meantime. */
    publishElsewhere(content: string) {
      stored.active = content
      stored.version += 1
    },
  }
}

/** The same, but a save waits until `answer` is called. */
export function slowPageStore(draft: string | null = null) {
  const store = pageStore(draft)
  const waiting: (() => void)[] = []
  return {
    ...store,
    answer: () => waiting.shift()?.(),
    async save(request: SaveRequest<string>) {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return store.save(request)
    },
  }
}
