import type { Told } from '@sitewright/messages'
import type { Static, TSchema } from 'typebox'

/**
 * Who may make a call.
 * - `anyone`: no session needed.
 * - `logged-in`: any account.
 * - a list: holders of at least one of these permissions.
 */
export type CallAccess = 'anyone' | 'logged-in' | readonly string[]

/**
 * A sentence in the past tense; two where the call stores a draft or publishes, as its input's `draft` says, and `saved` in
 * place of `published` of a page that visitors do not see.
 */
export type CallDone = Told | { readonly draft: Told; readonly published: Told; readonly saved?: Told }

/**
 * How often a call may be made by one caller. A window begins with the first call, and all is forgotten when it ends: what
 * comes at the end of one and at the beginning of the next can be twice `count`.
 */
export interface CallLimit {
  /** Whose calls are counted together. Where nobody is logged in, `account` counts by the network address. */
  per: 'address' | 'account'
  /** Calls of a window that are answered. */
  count: number
  /** How long a window lasts: up to a day. */
  seconds: number
  /** What those beyond are answered, with 429. @default 'Too many attempts, please try again later' */
  refusal?: { readonly code: `too-many-${string}`; readonly error: Told }
}

/** One call of the API, declared once for the server, the client and the reference page. */
export interface CallDeclaration {
  /** One line for `docs/reference/calls.md`. */
  summary: string
  /** What the audit log says of the call once it was made, in the past tense. @default `summary` */
  done?: CallDone
  access: CallAccess
  /** True where a GET changes something and so must come from the site itself; every POST does. */
  changes?: boolean
  /**
   * True where the call lets somebody in or out, or takes something away: it is answered also while the disk is so full
   * that everything else which changes something is refused with 507.
   */
  whenFull?: boolean
  /** How often it may be made; a call is answered while each of several limits allows it. */
  limit?: CallLimit | readonly CallLimit[]
  /** What `id` of the input names, where that is a page: the audit log then says which one. */
  about?: 'page'
  /** True where the body is form data with a file, in its part `fileKey`; `input` is of the other parts. */
  upload?: boolean
  /**
   * True where the answer is a stream of server-sent events, which ends with the caller's session or rights; `reply` is
   * what each event tells. Only for a GET.
   */
  stream?: boolean
  /** An object schema: the query of a GET, the JSON body of a POST. Absent: the call takes nothing. */
  input?: TSchema
  reply: TSchema
}

/** Calls by `METHOD group/name`, the path being relative to `/api/1/`. */
export type CallTable = Readonly<Record<string, CallDeclaration>>

/** The calls of one subject of the core, or of one page kind. */
export interface CallGroup {
  title: string
  calls: CallTable
}

/** What a call takes and answers, without any schema: all that a browser needs to know of it. */
export interface CallType {
  input: unknown
  reply: unknown
}

/** The bare types of a table of declarations, for `import type` on the client. */
export type CallTypes<T extends CallTable> = {
  [Key in keyof T]: {
    input: T[Key] extends { input: infer Input extends TSchema } ? Static<Input> : undefined
    reply: Static<T[Key]['reply']>
  }
}

/** Declares calls, keeping the literal types of their paths and schemas. */
export function defineCalls<const T extends CallTable>(calls: T): T {
  return calls
}

/** The limits of a call; none where it may be made as often as anybody likes. */
export function limitsOfCall({ limit = [] }: { limit?: CallDeclaration['limit'] | undefined }): readonly CallLimit[] {
  return 'per' in limit ? [limit] : limit
}

/** The two halves of a call's key: `GET` or `POST`, and its path under `/api/1/`. */
export function parseCallKey(key: string): { method: 'GET' | 'POST'; path: string } {
  const [method, path] = key.split(' ')
  if ((method !== 'GET' && method !== 'POST') || !path) throw new Error(`Not a call: '${key}'`)
  return { method, path }
}
