import type { CoreCalls } from './core-calls.ts'
import type { CallType } from './define.ts'

/** A table of call types, by `METHOD group/name`. */
export type Calls = Readonly<Record<string, CallType>>

/** What may be asked of a call besides its answer. */
export interface CallOptions {
  /** Gives the call up: nobody waits for its answer any more. */
  signal?: AbortSignal
  /** Nobody has asked for it: where the session has ended, it fails and asks nobody to log in. */
  background?: boolean
}

type Arguments<Call extends CallType> = Call['input'] extends undefined
  ? [input?: undefined, options?: CallOptions]
  : [input: Call['input'], options?: CallOptions]

/**
 * Makes a declared call and gives its answer.
 *
 * @throws {ApiError} when the server refuses, cannot be reached, or answers something that is no JSON.
 * @example const { id } = await api('POST private/page-create.json.php', { id: 1, detail: 'Our huts', url: 'huts', cloneid: 0 })
 */
export type Api<T extends { [Key in keyof T]: CallType } = CoreCalls> = <Key extends keyof T & string>(
  key: Key,
  ...input: Arguments<T[Key]>
) => Promise<T[Key]['reply']>

/** The same client, typed for the calls that a page kind declares besides the core's. */
export function withCalls<T extends { [Key in keyof T]: CallType }>(api: Api): Api<T & CoreCalls> {
  return api as unknown as Api<T & CoreCalls>
}
