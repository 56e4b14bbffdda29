import ky, { isHTTPError } from 'ky'
import type { Api, CallOptions } from './contract/api.ts'
import { ApiError } from './api-error.ts'
import { parseCallKey } from './contract/define.ts'
import { readHints } from './read-hints.ts'
import { ownScript } from './own-script.ts'

/** How the browser reaches the API. */
export interface BrowserApiOptions {
  /** Where the server is; the page's own origin unless told. */
  origin?: string
  /** For tests: what sends a request. */
  fetch?: typeof fetch
}

/** A client over HTTP. Nothing is repeated by itself: a call that changed something must not change it twice. */
export function createBrowserApi({ origin = '', fetch }: BrowserApiOptions = {}): Api {
  const http = ky.create({
    retry: 0,
    timeout: 30_000,
    credentials: 'same-origin',
    headers: ownScript,
    ...(fetch ? { fetch } : {}),
  })

  async function call(key: string, input?: Record<string, unknown>, { signal }: CallOptions = {}): Promise<unknown> {
    const { method, path } = parseCallKey(key)
    const url = `${origin}/api/1/${path}`
    const options = signal ? { signal } : {}
    try {
      const response =
        method === 'GET'
          ? await http.get(url, { ...options, searchParams: searchParams(input) })
          : await http.post(url, { ...options, json: input ?? {} })
      return await response.json()
    } catch (error) {
      throw toApiError(key, error)
    }
  }
  return call as Api
}

function searchParams(input: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
}

function toApiError(key: string, error: unknown): ApiError {
  if (!isHTTPError(error)) return new ApiError(`${key} got no answer`, { status: 0, call: key, cause: error })
  const status = error.response.status
  const data: unknown = error.data
  const body = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  const { headers } = error.response
  return new ApiError(`${key} answered ${status}`, {
    status,
    body,
    call: key,
    hints: readHints((name) => headers.get(name)),
    cause: error,
  })
}
