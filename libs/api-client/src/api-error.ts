/** A call that did not succeed. `status` is the HTTP status, or 0 when there was no readable answer. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The answer's JSON, which has at least `error` for every refusal of the server. */
  readonly body: Readonly<Record<string, unknown>>

  constructor(
    message: string,
    { status, body = {}, cause }: { status: number; body?: Record<string, unknown>; cause?: unknown },
  ) {
    super(message, { cause })
    this.status = status
    this.body = body
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
