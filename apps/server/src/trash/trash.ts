import type { TrashList } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import type { Selectable } from 'kysely'
import { lockRights } from '../access/administrators.ts'
import type { Actor, Audit } from '../audit/audit.ts'
import { accountLabel, type Subject } from '../audit/subject.ts'
import type { Changes } from '../db/changes.ts'
import type { Database, Reader, Writer } from '../db/database.ts'
import { isPostgres, type AnyDb } from '../db/engine.ts'
import type { Row } from '../db/row-text.ts'
import type { Schema, Seconds } from '../db/schema.ts'
import { readTableGraph, type TableGraph } from '../db/table-graph.ts'
import { fail } from '../errors.ts'
import { settingLabel } from '../settings/setting-labels.ts'
import { settingDefaults, type SettingName } from '../settings/settings.ts'
import { audienceOf, audiencesOf, isOwn } from './audiences.ts'
import { createDestroy, type DestroyOptions } from './destroy-things.ts'
import { deleteUntil, emptyTrash } from './empty-trash.ts'
import { putRowsBack, type Adjust } from './put-rows-back.ts'
import { firstRow, partsOf, storeParts } from './trash-parts.ts'
import { joinFacts, tellFact, type Fact } from '../audit/facts.ts'

/** Things in one answer. */
const pageLength = 100

const secondsOfDay = 24 * 60 * 60

/** Something that is about to be deleted. */
export interface Deleted {
  /** Such as `page`; with the id it says what comes back. */
  kind: string
  /** Where its first row is. */
  table: string
  id: number
  /** What people call it. */
  title: string
  /** The permission that its managers have; or the account whose own it is, and nobody else's business. */
  audience: string | { account: number }
  who: Identity
  /** What its room wants to know when it comes back. */
  facts?: Readonly<Record<string, unknown>>
}

/** Something that comes back, within the transaction that brings it back. */
export interface Restoring {
  tx: Writer
  id: number
  who: Identity
  /** Its first row, as it was. */
  row: Row
  facts: Readonly<Record<string, unknown>>
  /** Tells the person that something is not as it was. */
  note: (fact: Fact) => void
}

/** What a room does when a thing of its own comes back. */
export interface Restorer {
  /** Before anything is inserted. @throws {RefusedError} where it cannot be, or this person may not. */
  begin: (restoring: Restoring) => Promise<Adjust | undefined>
  /** Once all of it is there. */
  end?: (restoring: Restoring) => Promise<void>
  /** Whether this person may delete it for good, who sees it in the trash. @default they may */
  mayDestroy?: (parts: ReturnType<typeof partsOf>, who: Identity) => Promise<boolean>
}

export interface TrashOptions extends DestroyOptions {
  database: Database
  changes: Changes
  audit: Audit
  now: () => Seconds
  /** All permissions that there are. */
  permissions: () => readonly string[]
  /** By kind; others just come back. Asked for when something does. */
  restorers: () => Readonly<Record<string, Restorer>>
}

/** What a call names: things keep their ids in the trash, and no id is ever given out twice. */
export interface ThingName {
  kind: string
  id: number
}

export type Trash = ReturnType<typeof createTrash>

interface Context extends TrashOptions {
  destroy: (tx: Writer, ids: readonly number[]) => Promise<number>
  mayDestroy: (tx: Writer, thing: { id: number; kind: string }, who: Identity) => Promise<boolean>
  graphOf: (tx: Writer) => Promise<TableGraph>
}

/**
 * What was deleted, for some days. A thing that goes into the trash leaves its tables exactly as one that is destroyed,
 * so no query has to know of it; its rows wait here as text, and come back under their ids.
 */
export function createTrash(options: TrashOptions) {
  const { destroy, removeOwn } = createDestroy(options)

  const mayDestroy: Context['mayDestroy'] = async (tx, { id, kind }, who) =>
    (await options.restorers()[kind]?.mayDestroy?.(partsOf(tx, id), who)) ?? true

  const context: Context = { ...options, destroy, mayDestroy, graphOf: createGraphReader() }

  return {
    put: put.bind(null, context),
    list: list.bind(null, context),
    restore: restore.bind(null, context),
    remove: remove.bind(null, context),
    empty: emptyTrash.bind(null, context),
    sweep: sweep.bind(null, context),
    removeOwn,
  }
}

/** Tables only change when the program starts. */
function createGraphReader(): Context['graphOf'] {
  let known: Promise<TableGraph> | undefined

  return (tx) => {
    known ??= readTableGraph(anyDb(tx)).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

/**
 * Keeps a copy of what the same transaction is going to delete. To be called before anything of it is gone.
 *
 * @returns false where nothing is kept: the site has no trash, or there is no such thing.
 */
async function put(
  { now, graphOf }: Context,
  tx: Writer,
  { kind, table, id, title, audience, who, facts = {} }: Deleted,
): Promise<boolean> {
  if ((await daysOf(tx)) === 0) return false
  const any = anyDb(tx)
  // until the end nothing is added to it that the copy would lack
  const root = any.selectFrom(table).where('id', '=', id).select('id')
  if (!(await (isPostgres(any) ? root.forUpdate() : root).executeTakeFirst())) return false
  const { id: trashId } = await tx
    .insertInto('trash')
    .values({
      kind,
      thing_id: id,
      root: table,
      title,
      audience: audienceOf(audience),
      deleted: now(),
      by: who.account ? accountLabel(who.account) : '',
      facts: JSON.stringify(facts),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeParts(tx, { graph: await graphOf(tx), root: { table, id }, trashId })
  return true
}

/** The newest first: what this person may bring back. */
async function list(
  { database, permissions }: Context,
  { before, kind }: { before?: number; kind?: string },
  who: Identity,
): Promise<TrashList> {
  const days = await daysOf(database.read)
  const audiences = audiencesOf(who, permissions)
  let query = database.read
    .selectFrom('trash')
    .where('audience', 'in', audiences)
    .select(['id', 'kind', 'thing_id', 'title', 'deleted', 'by'])
  if (before !== undefined) query = query.where('id', '<', before)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  const rows = await query
    .orderBy('id', 'desc')
    .limit(pageLength + 1)
    .execute()
  return {
    things: rows.slice(0, pageLength).map(({ id, thing_id, deleted, ...thing }) => ({
      ...thing,
      id: thing_id,
      entry: id,
      deleted,
      until: deleted + days * secondsOfDay,
    })),
    more: rows.length > pageLength,
    days,
  }
}

/**
 * Brings something back.
 *
 * @returns what is not as it was, in sentences.
 * @throws {RefusedError} 404 for what is not there for this person; 403 and 409 as its room says.
 */
async function restore(context: Context, name: ThingName, actor: Actor): Promise<string[]> {
  const { database, changes, audit, restorers, graphOf } = context
  const notes: Fact[] = []
  await changes.write(async (tx) => {
    await lockRights(database, tx)
    const thing = await find(context, tx, name, actor.who)
    const graph = await graphOf(tx)
    const restorer = restorers()[thing.kind]
    const restoring: Restoring = {
      tx,
      id: thing.thing_id,
      who: actor.who,
      row: await firstRow(tx, thing.id),
      facts: JSON.parse(thing.facts) as Restoring['facts'],
      note: (fact) => notes.push(fact),
    }
    const adjust = await restorer?.begin(restoring)
    await putRowsBack(anyDb(tx), {
      graph,
      from: thing.id,
      parts: partsOf(tx, thing.id),
      adjust: adjust ?? ((_, row) => row),
      onClosed: (count) => count > 0 && notes.push(closedNote),
      onChanged: () => notes.push(changedNote),
    })
    const isBack = await anyDb(tx)
      .selectFrom(thing.root)
      .where('id', '=', thing.thing_id)
      .select('id')
      .executeTakeFirst()
    if (!isBack) fail('trashOwnerGone')
    await restorer?.end?.(restoring)
    // its bytes belong to its files again
    await tx.deleteFrom('trash').where('id', '=', thing.id).execute()
    await audit.record(tx, {
      action: 'trash restored',
      actor,
      target: targetOf(thing),
      details: joinFacts(notes, 'space'),
    })
  })
  return notes.map((note) => tellFact(note, names))
}

/** Deletes something for good. @throws {RefusedError} 404 for what is not there for this person, 403 as its room says. */
async function remove(context: Context, name: ThingName, actor: Actor): Promise<void> {
  const { database, audit, destroy, mayDestroy } = context
  await database.write(async (tx) => {
    await lockRights(database, tx)
    const thing = await find(context, tx, name, actor.who)
    if (!(await mayDestroy(tx, thing, actor.who))) fail('cannotGrant')
    await audit.record(tx, { action: 'trash deleted', actor, target: targetOf(thing) })
    await destroy(tx, [thing.id])
  })
}

/** Deletes for good what has been in the trash for long enough. */
async function sweep(context: Context): Promise<void> {
  const days = await daysOf(context.database.read)
  await deleteUntil(context, context.now() - days * secondsOfDay)
}

async function find(
  { database, permissions }: Context,
  tx: Writer,
  { kind, id }: ThingName,
  who: Identity,
): Promise<Selectable<Schema['trash']>> {
  const query = tx.selectFrom('trash').where('kind', '=', kind).where('thing_id', '=', id).selectAll()
  const thing = await query.$if(database.engine === 'postgres', (is) => is.forUpdate()).executeTakeFirst()
  return thing && audiencesOf(who, permissions).includes(thing.audience) ? thing : fail('notFound')
}

const closedNote: Fact = { say: 'adminsOnly' }
const changedNote: Fact = { say: 'accessStays' }

/** Notes name no permission. */
const names = { permission: (name: string) => name, setting: settingLabel }

/** True if there is such a thing in the trash. */
export async function isInTrash(db: Reader, { kind, id }: ThingName): Promise<boolean> {
  const found = db.selectFrom('trash').where('kind', '=', kind).where('thing_id', '=', id).select('id')
  return (await found.executeTakeFirst()) !== undefined
}

/** How many days things stay in the trash; 0: there is none. */
async function daysOf(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('settings')
    .where('name', '=', 'TrashDays' satisfies SettingName)
    .select('value')
    .executeTakeFirst()
  return row === undefined ? settingDefaults.TrashDays : Number(row.value) || 0
}

/** What is somebody's own is named to nobody. */
function targetOf({ kind, thing_id: id, title, audience }: Selectable<Schema['trash']>): Subject {
  return { kind, id, label: isOwn(audience) ? '' : title }
}

function anyDb(tx: Writer): AnyDb {
  return tx as unknown as AnyDb
}
