import { isApiError } from './api-error.ts'

/**
 * A short code of a call that failed, for somebody to read out to who helps them: what was asked for, the status, and the
 * request's id as far as it finds the request in the server's log, such as `page-get-paged-503-9f86-17`.
 *
 * @param error several of them for what took several calls: the code is the first one's.
 * @returns undefined for what is no error of a call.
 */
export function failureCode(error: unknown): string | undefined {
  const failed = [error].flat().find(isApiError)
  if (!failed) return undefined
  const { call = '', status, hints } = failed
  const name = /([\w-]+)\.json\.php$/.exec(call)?.[1]
  return [name, status, hints.request && shortened(hints.request)].filter((part) => part !== undefined).join('-')
}

/** Of an id that the server made, four digits and the number at its end; of a proxy's its beginning. */
function shortened(id: string): string {
  const [, beginning, number] = /^([\da-f]{4})[\da-f]{12}-(\d+)$/.exec(id) ?? []
  return beginning ? `${beginning}-${number}` : id.slice(0, 8)
}
