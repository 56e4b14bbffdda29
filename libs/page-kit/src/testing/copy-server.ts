import { ApiError, type WorkingCopyReply } from '@sitewright/api-client'
import type { Answers } from './fake-api.ts'

type Kept = NonNullable<WorkingCopyReply['kept']>

/** What a server keeps of what people type: one copy of each subject for an account. */
export interface CopyServer {
  answers: Answers
  /** By subject. */
  kept: Map<string, Kept>
  /** False: it cannot be reached. */
  isThere: boolean
  /** Who is logged in; 0: nobody. */
  account: number
  /** True: who is logged in has no right to any of it. */
  isForbidden: boolean
  /** True: what the copies are of is not there any more. */
  isGone: boolean
  /** What the answer waits for once a copy was put. */
  delay: Promise<void> | undefined
}

/** A server in memory that keeps working copies. For tests. */
export function copyServer(): CopyServer {
  const kept = new Map<string, Kept>()
  const server: CopyServer = {
    answers: {},
    kept,
    isThere: true,
    account: 7,
    isForbidden: false,
    isGone: false,
    delay: undefined,
  }

  function assertOwn({ account }: Record<string, unknown>) {
    if (!server.isThere) throw new ApiError('away', { status: 0 })
    if (server.account === 0) throw new ApiError('401', { status: 401 })
    if (server.isForbidden || (account !== undefined && account !== server.account))
      throw new ApiError('403', { status: 403 })
    if (server.isGone) throw new ApiError('404', { status: 404 })
  }
  server.answers = {
    'GET private/working-copy-get.json.php': (input) => {
      assertOwn(input)
      const found = kept.get(String(input['subject']))
      return { account: server.account, ...(found && { kept: found }) }
    },
    'POST private/working-copy-put.json.php': async ({ account, subject, ...copy }) => {
      assertOwn({ account })
      const saved = Math.floor(Date.now() / 1000)
      kept.set(String(subject), { ...(copy as Omit<Kept, 'saved'>), saved })
      await server.delay
      return { saved }
    },
    'POST private/working-copy-delete.json.php': (input) => {
      assertOwn(input)
      if (kept.get(String(input['subject']))?.copy === input['copy']) kept.delete(String(input['subject']))
      return {}
    },
  }
  return server
}
