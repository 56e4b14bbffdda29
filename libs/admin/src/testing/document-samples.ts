import { ApiError, type Revision, type DocumentState } from '@sitewright/api-client'
import type { Answers } from '@sitewright/api-client/testing'

const editors = ['Kim Example', 'Ana Māhina', '']
const day = 86_400

/** So many versions, the newest first; version 0 is what was there before. The id of version 3 is 103. */
export function sampleRevisions(count: number): Revision[] {
  return Array.from({ length: count }, (_, place) => {
    const version = count - 1 - place
    const known = { saved: 1_790_000_000 + version * day, by: editors[version % editors.length]! }
    return { id: 100 + version, version, current: place === 0, ...(version === 0 ? { saved: 0, by: '' } : known) }
  })
}

/** A server that lists these versions, and has this content of each. */
export function documentAnswers(
  revisions: readonly Revision[],
  contentOf: (id: number) => unknown = () => [],
): Answers {
  const [newest] = revisions
  const state: DocumentState = { version: newest?.version ?? 0, saved: newest?.saved ?? 0, by: newest?.by ?? '' }
  return {
    'GET private/document-get-state.json.php': () => state,
    'GET private/document-get-history-paged.json.php': ({ limit = 100, cursor = '0' }) => {
      const end = Number(cursor) + limit
      return { items: revisions.slice(Number(cursor), end), next: end < revisions.length ? String(end) : null }
    },
    'GET private/document-get-revision.json.php': ({ id }) => {
      if (!revisions.some((revision) => revision.id === id)) throw new ApiError('404', { status: 404 })
      return { id, content: JSON.stringify(contentOf(id)) }
    },
  }
}

/** A server that counts the saves of a document, this editor's and somebody else's, from version 3 on. */
export function countedSaves() {
  let version = 3
  let by = ''
  return {
    answers: {
      ...documentAnswers(sampleRevisions(4)),
      'GET private/document-get-state.json.php': () => ({ version, saved: 1_790_000_000, by }),
    } satisfies Answers,
    /** What the server does with each save. */
    save(base: number | undefined) {
      if (base !== undefined && base !== version) {
        const body = { error: 'Somebody else has saved this meanwhile', by, saved: 1_790_000_000 }
        throw new ApiError('409', { status: 409, body })
      }
      version += 1
    },
    saveElsewhere() {
      version += 1
      by = 'Ana Māhina'
    },
  }
}
