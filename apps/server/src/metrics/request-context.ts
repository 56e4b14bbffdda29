import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string>()

/** Does the work, and all that follows from it, under the id of a request. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return requests.run(id, work)
}

/** The id of the request that is being worked on; undefined for what the server does by itself. */
export function currentRequest(): string | undefined {
  return requests.getStore()
}
