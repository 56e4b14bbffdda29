import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const requests = new AsyncLocalStorage<string>()

/** What proxies and tracing tools make, such as `4f1c…`, `Root=1-67891233-abcdef012345678912345678`. */
const wellFormed = /^[\dA-Za-z][\w.:=+/-]{7,127}$/

/** Ids that begin alike: making a new beginning takes longer than all else that a page out of memory needs. */
const block = 1000

/**
 * Gives each request an id of its own.
 *
 * @param trusted whether the proxy in front may have given it one already, in `X-Request-Id`.
 */
export function createRequestIds({ trusted }: { trusted: boolean }): (request: IncomingMessage) => string {
  let beginning = ''
  let count = block

  return function idOf({ headers }) {
    const given = trusted ? headers['x-request-id'] : undefined
    if (typeof given === 'string' && wellFormed.test(given)) return given
    if (count >= block) {
      beginning = `${randomBytes(8).toString('hex')}-`
      count = 0
    }
    return beginning + count++
  }
}

/** Does the work, and all that follows from it, under the id of a request. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return requests.run(id, work)
}

/** The id of the request that is being worked on; undefined for what the server does by itself. */
export function currentRequest(): string | undefined {
  return requests.getStore()
}
