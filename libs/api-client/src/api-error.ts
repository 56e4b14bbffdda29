/** A call that did not succeed. `status` is the HTTP status, or 0 when there was no readable answer. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The answer's JSON, which holds at least `error` for every refusal of the server. */
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

export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError
}
