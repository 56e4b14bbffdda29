import { ApiError, type Api } from '@sitewright/api-client'
import type { StoredDocument } from '../documents/document-editing.ts'
import type { Answers } from './fake-api.ts'

/** A document of plain text that is sent to a server. */
export interface SentDocument {
  content: string
  base?: number
}

export const getDocument = 'GET private/test-document.json.php'
export const putDocument = 'POST private/test-document.json.php'

/** A server in memory that keeps a document of plain text and its version; each call can be answered otherwise. */
export function documentStore() {
  const stored: StoredDocument<string> = { content: 'Stored words', version: 1 }
  const requests: SentDocument[] = []

  async function save(request: SentDocument): Promise<StoredDocument<string>> {
    requests.push(request)
    if (request.base !== undefined && request.base !== stored.version)
      throw new ApiError('stale base', { status: 409, body: { error: 'Changed meanwhile', by: 'Ann' } })
    stored.content = request.content
    stored.version += 1
    return { ...stored }
  }
  const answers: Answers = {
    [getDocument]: () => ({ ...stored }),
    [putDocument]: (input) => save(input as unknown as SentDocument),
  }

  return {
    stored,
    requests,
    save,
    answers,
    /** What somebody else does in the meantime. */
    saveElsewhere(content: string) {
      stored.content = content
      stored.version += 1
    },
  }
}

export type DocumentStore = ReturnType<typeof documentStore>

/** The calls of that server. */
export function documentCalls(api: Api) {
  const call = api as unknown as (key: string, input?: object) => Promise<StoredDocument<string>>
  return {
    reload: () => call(getDocument),
    save: (content: string, base: number | undefined) =>
      call(putDocument, { content, ...(base !== undefined && { base }) }),
  }
}
