/** A refusal with a status and a short text for the caller: thrown by handlers, answered as `{ error }`. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly status: number
  /** Further fields of the answer. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}
