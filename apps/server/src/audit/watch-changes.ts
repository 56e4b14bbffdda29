import type { CallDeclaration } from '@sitewright/api-client/contract'
import type { CallContext } from '@sitewright/page-kit/server'
import type { Seconds } from '../db/schema.ts'
import type { Settings } from '../settings/settings.ts'
import type { Audit } from './audit.ts'
import { coreChanges } from './changes/core-changes.ts'
import { describeKindCall } from './changes/describe-kind-call.ts'
import type { Describe, Outcome, Scene, Told } from './changes/change.ts'
import type { Entry } from './entry.ts'
import type { NotedEvents, SecurityHearing } from './hear-security.ts'
import { accountLabel, type Look } from './look-up.ts'

/** A declared call that changes something. */
export interface WatchedCall {
  key: string
  declaration: CallDeclaration
  /** The title of the page kind that it belongs to; absent: the core's. */
  kind?: string | undefined
}

export interface CallMade {
  input: unknown
  context: CallContext
}

/** Carries a call out; if somebody signed in made it and it succeeded, the audit log tells of it afterwards. */
export type Watch = <Reply>(call: WatchedCall, made: CallMade, work: () => Reply | Promise<Reply>) => Promise<Reply>

export interface WatchOptions {
  audit: Pick<Audit, 'add'>
  hearing: SecurityHearing
  look: Look
  settings: () => Promise<Settings>
  now: () => Seconds
  onError: (error: unknown) => void
}

type AnyDescribe = Describe<unknown, unknown>

export function createWatch({ audit, hearing, look, settings, now, onError }: WatchOptions): Watch {
  return async function watch(call, { input, context }, work) {
    const { account } = context.who
    const describe = account && describeFor(call)
    if (!describe) return work()

    const self = { kind: 'account', id: account.id, label: accountLabel(account) }
    const outcome = await begin(describe, input, { look, settings, self })
    const { result, events } = await hearing.collect(work)
    const done: Entry = {
      time: now(),
      account: account.id,
      name: self.label,
      address: context.client.address,
      call: call.key,
      summary: call.declaration.summary,
      repeats: isDraft(input),
    }
    audit.add(finish(done, { outcome, result, events }))
    return result
  }

  /** What cannot be described is told in the words of its declaration. */
  async function begin(describe: AnyDescribe, input: unknown, scene: Scene): Promise<Outcome<unknown>> {
    try {
      return await describe(input, scene)
    } catch (error) {
      return () => Promise.reject(error)
    }
  }

  async function finish(
    done: Entry,
    { outcome, result, events }: { outcome: Outcome<unknown>; result: unknown; events: NotedEvents },
  ): Promise<Entry | undefined> {
    let told: Told | undefined
    try {
      told = await outcome(result, events)
    } catch (error) {
      onError(error)
      return done
    }
    if (!told) hearing.tell(events)
    return told && { ...done, ...told }
  }
}

/** Undefined for what is not worth an entry. */
function describeFor({ key, ...call }: WatchedCall): AnyDescribe | undefined {
  if (call.kind !== undefined) return describeKindCall({ ...call, kind: call.kind })
  const change = coreChanges[key as keyof typeof coreChanges]
  return 'unnoted' in change ? undefined : (change as AnyDescribe)
}

function isDraft(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'draft' in input && input.draft === true
}
