/** What the headers of a refusal say beside its body. */
export interface RefusalHints {
  /** Seconds after which it makes sense to try again. */
  retryAfter?: number
  /** The permissions of which one was missing. */
  needs?: readonly string[]
  /** What people call these, in the reader's language. */
  needsTitles?: readonly string[]
  /** Anyone who asked was not logged in, which may be the reason. */
  loggedOut?: boolean
  /** The id of the request in the server's log. */
  request?: string
}

/** A call that did not succeed. `status` is the HTTP status, or 0 when there was no readable answer. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The answer's JSON, which has at least `error` and `code` for every refusal of the server. */
  readonly body: Readonly<Record<string, unknown>>
  /** Which refusal it is, such as `not-found`; undefined where no server said so, or an older one that knew no codes. */
  readonly code: string | undefined
  readonly hints: RefusalHints
  /** The key of the call, such as `GET private/page-get-paged.json.php`; undefined for an upload. */
  readonly call: string | undefined

  constructor(
    message: string,
    options: {
      status: number
      body?: Record<string, unknown>
      hints?: RefusalHints
      call?: string
      cause?: unknown
    },
  ) {
    super(message, { cause: options.cause })
    this.status = options.status
    this.body = options.body ?? {}
    this.code = typeof this.body['code'] === 'string' ? this.body['code'] : undefined
    this.hints = options.hints ?? {}
    this.call = options.call
  }
}

/** True for an error that the API answered, so that its `status` and `body` can be read. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError
}

/** The server's short reason for refusing a call, such as a shortcut that another page has; undefined without one. */
export function refusalReason(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined
  const { error: reason } = error.body
  return typeof reason === 'string' && reason !== '' ? reason : undefined
}

/** True where the server refused a call because nobody is logged in; it then has done nothing. */
export function isLoggedOut(error: unknown): boolean {
  return isApiError(error) && (error.status === 401 || error.hints.loggedOut === true)
}

/** What a proxy answers for a server that is away, and a server that is about to be back. */
const away: ReadonlySet<number> = new Set([0, 502, 503, 504])

/** True where no answer came, or only one for a server that is away: the same call may succeed a moment later. */
export function isUnreachable(error: unknown): boolean {
  return isApiError(error) && away.has(error.status)
}
