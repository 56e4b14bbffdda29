import type { CallTable, PermissionContext } from '@sitewright/api-client/contract'
import type { PageKindServer } from '@sitewright/page-kit/server'
import type { TestServer, Visitor } from '../test-server.ts'
import { coreCallers, type Who } from './call-rights.ts'
import type { CallSample } from './call-sample.ts'

/** One row of the table: a call, who may make it, and how it is made. */
export interface CallRow {
  call: string
  /** What the call is about, where that decides who may make it. */
  context?: PermissionContext
  who: Who
  sample: CallSample
}

/** A row with its `may`: all who may make the call, out of those who ask. */
export type TestedCall = CallRow & { may: readonly string[] }

/** Calls that the table tests make, and the page kinds of the server that answers them. */
export interface TestedCalls {
  kinds: readonly PageKindServer[]
  /** Their declarations. */
  calls: CallTable
  /** Who asks: `coreCallers`, and somebody for each permission of the kinds. */
  callers: readonly string[]
  /** Every call by its name for a title. */
  rows: readonly (readonly [name: string, row: TestedCall])[]
}

/** The table of some calls; `permissions` are those of page kinds whose holders ask too. */
export function testedCalls({
  permissions,
  rows,
  ...server
}: Pick<TestedCalls, 'kinds' | 'calls'> & {
  permissions: readonly string[]
  rows: readonly CallRow[]
}): TestedCalls {
  const callers: readonly string[] = [...coreCallers, ...permissions]
  function mayOf({ who }: CallRow): readonly string[] {
    if (who === 'everyone') return callers
    return who === 'accounts' ? callers.filter((caller) => caller !== 'nobody') : who
  }
  return { ...server, callers, rows: rows.map((row) => [nameOf(row), { ...row, may: mayOf(row) }] as const) }
}

function nameOf({ call, context }: CallRow): string {
  return context ? `${call} for a ${context}` : call
}

/** Logs in one of those who ask; nobody is undefined. */
export async function logInCaller(server: TestServer, caller: string | undefined): Promise<Visitor | undefined> {
  if (caller === undefined || caller === 'nobody') return undefined
  return caller === 'any account' ? server.logIn() : server.logIn(caller)
}

/** Logs in somebody who may make a call, as themselves even where nobody needs to. */
export async function logInFor(server: TestServer, { may }: TestedCall): Promise<Visitor> {
  const caller = may.find((one) => one !== 'nobody')
  return (await logInCaller(server, caller)) ?? server.logIn()
}
