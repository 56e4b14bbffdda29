import { ApiError, parseCallKey, type Api, type CallDeclaration, type CallTable } from '@sitewright/api-client/contract'
import {
  RefusedError,
  refusalBody,
  type Handlers,
  type Identity,
  type PageKindServer,
} from '@sitewright/page-kit/server'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { Actor, Audit } from '../audit/audit.ts'
import type { Reserve } from '../db/reserve.ts'
import { fail } from '../errors.ts'
import type { UploadedFile } from '../files/upload-body.ts'
import { assertLimits, type CallLimits } from './call-limits.ts'
import { recordKindCall } from './record-kind-call.ts'

/** The session of the request, for the calls that start or end one. */
export interface SessionControl {
  start: (accountId: number) => Promise<void>
  end: () => Promise<void>
}

export interface CoreContext extends Actor {
  session: SessionControl
  /** The file that came with the call, where it is declared to carry one; it is on disk until the call is answered. */
  file?: UploadedFile
}

type Handler = (input: unknown, context: CoreContext) => unknown

/** A declared call with what answers it. There is no other way to register one, so none is without its guard. */
export interface Endpoint {
  key: string
  method: 'GET' | 'POST'
  /** Below `/api/1/`. */
  path: string
  declaration: CallDeclaration
  /** True if the call must come from the site itself. */
  changes: boolean
  /** @throws {RefusedError} 401 or 403 for a caller whom the declaration does not admit, 507 while there is no room. */
  admit: (who: Identity) => void
  /**
   * Counts a request that was admitted. A page that is rendered in process makes none.
   * @throws {RefusedError} 429 beyond the declared limit.
   */
  count: (context: Pick<CoreContext, 'who' | 'client'>) => Promise<void>
  /** Checks the caller's rights and the input, then answers. @throws {RefusedError} */
  invoke: (input: unknown, context: CoreContext) => Promise<unknown>
  /** For a call with a file: asked before the file is taken, with the parts before it. @returns the most bytes it may have. */
  admitUpload?: AdmitUpload | undefined
}

type AdmitUpload = ReturnType<NonNullable<PageKindServer['admitUpload']>>

export interface Implementation {
  audit: Pick<Audit, 'recordAlone'>
  reserve: Reserve
  limits: CallLimits
  /** The title of the page kind that the calls belong to; absent: they are the core's. */
  kind?: string
  /** What the page kind asks before it takes a file. */
  admitUpload?: AdmitUpload | undefined
}

/** Joins declarations and handlers. @throws when a declared call has no handler. */
export function implementCalls<T extends CallTable>(
  calls: T,
  handlers: Handlers<T, CoreContext>,
  implementation: Implementation,
): Endpoint[] {
  return Object.entries(calls).map(([key, declaration]) => {
    const handler = handlers[key as keyof T] as Handler | undefined
    if (!handler) throw new Error(`Nothing answers the call '${key}'`)
    return createEndpoint({ key, declaration, handler, ...implementation })
  })
}

interface EndpointOptions extends Implementation {
  key: string
  declaration: CallDeclaration
  handler: Handler
}

function createEndpoint(options: EndpointOptions): Endpoint {
  const { key, declaration, handler, audit, reserve, limits, kind, admitUpload } = options
  assertLimits(options)
  const { method, path } = parseCallKey(key)
  const changes = method === 'POST' || declaration.changes === true
  const accepts = inputCheck(declaration.input)
  const whenFull = declaration.whenFull === true

  function admit(who: Identity): void {
    assertAllowed(declaration, who)
    if (changes && !whenFull) reserve.assertHeld()
  }

  return {
    key,
    method,
    path,
    declaration,
    changes,
    admit,
    count: (context) => limits.take({ key, declaration }, context),
    admitUpload,
    async invoke(input, context) {
      admit(context.who)
      if (!accepts(input)) fail('malformed')
      let account: number | undefined
      const aboutAccount = (id: number) => {
        account = id
      }
      const actor = { ...context, call: key, aboutAccount }
      const handle = async () => handler(input, actor)
      const reply = await (whenFull ? reserve.insist(handle) : handle())
      if (changes && kind !== undefined && context.who.account)
        recordKindCall(audit, { declaration, kind, actor, account, input, reply })
      return reply
    },
  }
}

/**
 * Unknown fields are refused: none may slip into a handler that spreads its input. The check is compiled for the first
 * input, as most calls are not made for a long time after the start.
 */
function inputCheck(schema: TSchema | undefined): (input: unknown) => boolean {
  if (!schema) return (input) => isEmptyObject(input)
  let validator: Validator | undefined
  return (input) => {
    validator ??= Compile(closeObjects(schema))
    try {
      return validator.Check(input)
    } catch (error) {
      // a schema that contains itself, and an input nested so deep that checking it runs out of stack
      if (error instanceof RangeError) return false
      throw error
    }
  }
}

function isEmptyObject(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
}

function assertAllowed({ access }: CallDeclaration, who: Identity): void {
  if (access === 'anyone') return
  const allowed = access === 'logged-in' ? who.account !== undefined : access.some((p) => who.permissions.has(p))
  if (!allowed) fail(who.account ? 'permissionDenied' : 'notLoggedIn')
}

/** The same calls in process, for rendering: same guards, same handlers, no HTTP between. */
export function inProcessApi(endpoints: readonly Endpoint[], context: CoreContext): Api {
  return (async (key: string, input?: unknown) => {
    const endpoint = endpoints.find((candidate) => candidate.key === key)
    if (!endpoint) throw new ApiError(`${key} is unknown`, { status: 404 })
    try {
      return await endpoint.invoke(input, context)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      const body = refusalBody(error)
      throw new ApiError(`${key} answered ${error.status}`, { status: error.status, body, cause: error })
    }
  }) as Api
}

/** The same schema with every object closed against fields that it does not name. */
function closeObjects(schema: TSchema): TSchema {
  return close(schema) as TSchema
}

function close(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(close)
  if (typeof node !== 'object' || node === null) return node
  const closed = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, close(value)]))
  const isOpenObject = closed['type'] === 'object' && 'properties' in closed && !('additionalProperties' in closed)
  return isOpenObject ? { ...closed, additionalProperties: false } : closed
}
