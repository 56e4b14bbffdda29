import type { AuditList } from '@sitewright/api-client/contract'
import type { Told } from '@sitewright/messages'
import type { CallContext } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'
import { afterCommit } from '../db/after-commit.ts'
import type { Database, Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { actions, coreSentences, type Action, type ActionName } from './actions.ts'
import type { Entry } from './entry.ts'
import { createEntryQueue, type EntryQueue } from './entry-queue.ts'
import type { Fact, FactNames } from './facts.ts'
import { createFloodLimit } from './limit-flood.ts'
import { listEntries, type AuditQuery } from './list-entries.ts'
import { storeEntry } from './store-entry.ts'
import { accountLabel, type Target } from './subject.ts'

/** Rows that are deleted at once, so that no write has to wait for long. */
const sweptAtOnce = 1000

const secondsOfDay = 24 * 60 * 60

/** Who does something, and from where. */
export interface Actor extends CallContext {
  /** The key of the declared call that it is done by; absent where nobody who is logged in makes one. */
  call?: string | undefined
}

/** Something that was done. */
export interface RecordedAction {
  /** One of the core's; of a page kind's call its own words. */
  action: ActionName | Action
  actor: Actor
  /** What it is done to. It is looked up as it is now: what is deleted is recorded first. */
  target?: Target | undefined
  /** Further facts, never a secret and never a content. */
  details?: Fact | undefined
  /** Further facts for the server's log, where the action is an event of it: never a secret, and never who somebody is. */
  facts?: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>
}

export interface AuditOptions {
  database: Database
  now: () => Seconds
  log: FastifyBaseLogger
  /** Days that entries are kept. */
  days: number
  /** Called for each event that concerns security. It must not throw. */
  onEvent: (event: string) => void
  /** Is told how many entries were lost because they could not be written for too long. */
  onLost: (count: number) => void
  /** What permissions and settings are called where facts name them. */
  names: FactNames
  /** What page kinds say of their actions: it is found in the language of who searches, as what the core says. */
  sentences?: readonly Told[]
}

/** Who did what, and when. */
export interface Audit {
  /** Part of the transaction that changes something: both hold, or neither. */
  record: (tx: Writer, recorded: RecordedAction) => Promise<void>
  /** For what has no transaction of its own: written in a moment, while nobody waits for it. Never fails. */
  recordAlone: (recorded: RecordedAction) => void
  /** The newest first. What was done is told in English, as it is stored; the facts are told to who asks. */
  list: (query: AuditQuery) => Promise<AuditList>
  /** Writes what still waits. */
  flush: () => Promise<void>
  /** Deletes what is older than it is kept. */
  sweep: () => Promise<void>
  close: () => Promise<void>
}

interface Context extends AuditOptions {
  limitFlood: (entry: Entry) => Entry
  queue: EntryQueue
}

export function createAudit(options: AuditOptions): Audit {
  const queue = createEntryQueue(options)
  const context: Context = { ...options, limitFlood: createFloodLimit(), queue }
  return {
    record: record.bind(null, context),
    recordAlone: recordAlone.bind(null, context),
    flush: queue.flush,
    sweep: sweep.bind(null, context),
    list: list.bind(null, context),
    close: queue.close,
  }
}

async function record(context: Context, tx: Writer, recorded: RecordedAction): Promise<void> {
  await storeEntry(tx, entryOf(context, recorded), context.names)
  afterCommit(tx, () => report(context, recorded))
}

function recordAlone(context: Context, recorded: RecordedAction): void {
  const { queue } = context
  queue.add(entryOf(context, recorded))
  report(context, recorded)
}

function entryOf({ now, limitFlood }: Context, recorded: RecordedAction): Entry {
  const { actor, target, details } = recorded
  const { summary, unseen, event = '', repeats } = actionOf(recorded)
  const { account } = actor.who
  return limitFlood({
    time: now(),
    account: account?.id ?? null,
    name: account ? accountLabel(account) : '',
    address: actor.client.address,
    call: actor.call ?? event,
    summary,
    unseen,
    target,
    details,
    repeats,
  })
}

/** What concerns security is in the server's log too, by ids alone, and is counted. */
function report({ log, onEvent }: Context, recorded: RecordedAction): void {
  const { event } = actionOf(recorded)
  if (event === undefined) return
  const { actor, target, facts } = recorded
  const { account } = actor.who
  const { address } = actor.client
  const about = target?.kind === 'account' || target?.kind === 'role' ? { [target.kind]: target.id } : {}
  log.info(
    {
      security: true,
      ...(actor.via && { via: actor.via }),
      ...(account && { by: account.id }),
      ...about,
      ...(address && { address }),
      ...facts,
    },
    event,
  )
  onEvent(event)
}

async function sweep({ database, now, days }: Context): Promise<void> {
  const before = now() - days * secondsOfDay
  for (;;) {
    const { numDeletedRows } = await database.write((tx) =>
      tx
        .deleteFrom('audit_log')
        .where('id', 'in', (entry) =>
          entry.selectFrom('audit_log').where('time', '<', before).select('id').orderBy('time').limit(sweptAtOnce),
        )
        .executeTakeFirst(),
    )
    if (numDeletedRows < BigInt(sweptAtOnce)) return
  }
}

async function list({ database, queue, names, sentences = [] }: Context, query: AuditQuery): Promise<AuditList> {
  await queue.tryFlush()
  return listEntries(database.read, query, { names, sentences: [...coreSentences, ...sentences] })
}

function actionOf({ action }: RecordedAction): Action {
  return typeof action === 'string' ? actions[action] : action
}
