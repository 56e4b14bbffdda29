import { LRUCache } from 'lru-cache'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '../db/database.ts'
import { isUnchanged } from '../http/entity-tags.ts'
import { fileAddressKey } from './file-address.ts'
import { fileTables } from './file-rights.ts'

/** What everyone gets who asks for an address, no matter who they are, until a file, a folder or a picture changes. */
export interface PublicAnswer {
  /** All of them, also those of every answer. */
  headers: Readonly<Record<string, string>>
  etag: string
  bytes: () => Uint8Array | undefined
}

/**
 * Answers for which it does not matter who asks, kept so that they need no routing: pictures are most of what visitors
 * ask for. Where the database cannot tell whether it was changed (PostgreSQL), nothing is kept.
 */
export interface PublicAnswers {
  /** @param version of `answerTables` from before the answer was found. */
  keep: (request: IncomingMessage, version: number | undefined, answer: PublicAnswer) => void
  /** @returns true if the request was answered; the answer then bears its id. */
  serve: (request: IncomingMessage, response: ServerResponse, id: string) => boolean
}

/** What such an answer is made of. */
export const answerTables = [...fileTables, 'renditions'] as const

/** The maximum number of cached answers. */
const maxAnswers = 5000

export function createPublicAnswers({ database }: { database: Pick<Database, 'version'> }): PublicAnswers {
  const kept = new LRUCache<string, PublicAnswer>({ max: maxAnswers })
  let keptVersion: number | undefined

  function find(request: IncomingMessage): PublicAnswer | undefined {
    const key = keyOf(request)
    const answer = key === undefined ? undefined : kept.get(key)
    return answer && keptVersion === database.version(answerTables) ? answer : undefined
  }

  return {
    keep(request, version, answer) {
      const key = keyOf(request)
      if (version === undefined || key === undefined) return
      if (version !== keptVersion) kept.clear()
      keptVersion = version
      kept.set(key, answer)
    },
    serve(request, response, id) {
      const { method, headers } = request
      if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return false
      const answer = find(request)
      if (!answer) return false
      if (isUnchanged(headers['if-none-match'], answer.etag)) {
        response.writeHead(304, { ...answer.headers, 'x-request-id': id }).end()
        return true
      }
      const bytes = answer.bytes()
      if (!bytes) return false
      const own = { 'x-request-id': id, 'content-length': bytes.byteLength }
      response.writeHead(200, { ...answer.headers, ...own }).end(method === 'HEAD' ? undefined : bytes)
      return true
    },
  }
}

/** What is in an answer depends on nothing else of a request; undefined for what is none for a file. */
function keyOf({ url = '', headers }: IncomingMessage): string | undefined {
  const address = fileAddressKey(url)
  return address === undefined ? undefined : `${acceptsAvif(headers.accept) ? 'avif' : ''} ${address}`
}

/** True for a visitor who can show AVIF. */
export function acceptsAvif(accept: string | undefined): boolean {
  return accept?.includes('image/avif') === true
}
