/** The code of a refusal that has none of its own; of any other status it is `refused`, or `internal` from 500 on. */
export const codesByStatus: Readonly<Record<number, string>> = {
  400: 'refused',
  401: 'not-logged-in',
  403: 'permission-denied',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  429: 'too-many-attempts',
  503: 'busy',
  507: 'storage-full',
}

/** A refusal with a status and a short text for the caller: thrown by handlers, answered as `{ error, code }`. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly status: number
  /** Further fields of the answer. */
  readonly details: Readonly<Record<string, unknown>>
  /** Tells programs which refusal it is: in kebab-case, such as `page-full`, and the same for ever. */
  readonly code: string

  readonly #text: () => string

  /**
   * @param message its text, or what gives that in the language of the person who is answered.
   * @param code where it is absent it follows from the status, such as `not-found` from 404.
   */
  constructor(
    status: number,
    message: string | (() => string),
    details: Readonly<Record<string, unknown>> = {},
    code?: string,
  ) {
    const text = typeof message === 'string' ? () => message : message
    super(text())
    this.#text = text
    this.status = status
    this.details = details
    this.code = code ?? codesByStatus[status] ?? (status < 500 ? 'refused' : 'internal')
  }

  /** What the caller is told, in the language that is read where this is called. */
  text(): string {
    return this.#text()
  }
}

/** What a caller is answered. Details may replace the text, never the code. */
export function refusalBody(error: RefusedError): Record<string, unknown> {
  return { error: error.text(), ...error.details, code: error.code }
}
