import {
  maxInteger,
  type WorkingCopyBase,
  type WorkingCopyDelete,
  type WorkingCopyPut,
  type WorkingCopyReply,
} from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import type { Documents } from './documents.ts'

const secondsOfDay = 24 * 60 * 60

/** Days after which nobody is expected to come back to what they typed. */
const days = 90

/** Rows that are deleted at once, so that no write has to wait for long. */
const sweptAtOnce = 100

export interface WorkingCopiesOptions {
  database: Database
  documents: Pick<Documents, 'assertMayEdit'>
  /** @throws {RefusedError} 404 for a page that is not there for this person, 403 for one that they may not edit. */
  assertMayEditPage: (id: number, who: Identity) => Promise<unknown>
  now: () => Seconds
}

/**
 * What people are typing, kept for each of them alone. Nothing else of the site reads it, so that writing it is no
 * change that a cache would have to know of.
 */
export function createWorkingCopies({ database, documents, assertMayEditPage, now }: WorkingCopiesOptions) {
  /** @throws {RefusedError} as `assertMayEdit` does. */
  async function read(subject: string, who: Identity): Promise<WorkingCopyReply> {
    const account = ownAccount(who)
    await assertMayEdit(subject, who)
    const row = await database.read
      .selectFrom('working_copies')
      .where('account_id', '=', account)
      .where('subject', '=', subject)
      .select(['copy', 'base', 'content', 'saved'])
      .executeTakeFirst()
    return { account, ...(row && { kept: { ...row, base: JSON.parse(row.base) as WorkingCopyBase } }) }
  }

  /** @returns when it was kept. @throws {RefusedError} as `assertMayEdit` does, 403 also for another's account. */
  async function put({ account, subject, copy, base, content }: WorkingCopyPut, who: Identity): Promise<Seconds> {
    if (account !== ownAccount(who)) fail('permissionDenied')
    await assertMayEdit(subject, who)
    const row = { copy, base: JSON.stringify(base), content, saved: now() }
    await database.write((tx) =>
      tx
        .insertInto('working_copies')
        .values({ account_id: account, subject, page_id: pageOf(subject) ?? null, ...row })
        .onConflict((conflict) => conflict.columns(['account_id', 'subject']).doUpdateSet(row))
        .execute(),
    )
    return row.saved
  }

  /** @throws {RefusedError} 403 for another's account. Anyone who may not edit the subject any more may still forget. */
  async function remove({ account, subject, copy }: WorkingCopyDelete, who: Identity): Promise<void> {
    if (account !== ownAccount(who)) fail('permissionDenied')
    if (pageOf(subject) === undefined) await assertMayEdit(subject, who)
    await database.write((tx) =>
      tx
        .deleteFrom('working_copies')
        .where('account_id', '=', account)
        .where('subject', '=', subject)
        .where('copy', '=', copy)
        .execute(),
    )
  }

  /** @throws {RefusedError} 404 for a page that is not there for this person, 403 for what they may not edit. */
  async function assertMayEdit(subject: string, who: Identity): Promise<void> {
    const pageId = pageOf(subject)
    if (pageId === undefined) documents.assertMayEdit(subject, who)
    else if (pageId > maxInteger) fail('notFound')
    else await assertMayEditPage(pageId, who)
  }

  /** Deletes those that nobody came back to. */
  async function sweep(): Promise<void> {
    const before = now() - days * secondsOfDay
    for (;;) {
      const old = await database.read
        .selectFrom('working_copies')
        .where('saved', '<', before)
        .select(['account_id', 'subject'])
        .limit(sweptAtOnce)
        .execute()
      if (old.length === 0) return
      await database.write(async (tx) => {
        for (const { account_id, subject } of old)
          await tx
            .deleteFrom('working_copies')
            .where('account_id', '=', account_id)
            .where('subject', '=', subject)
            // it may have been written again meanwhile
            .where('saved', '<', before)
            .execute()
      })
    }
  }

  return { read, put, remove, sweep }
}

export type WorkingCopies = ReturnType<typeof createWorkingCopies>

/** Also of a part of a page, which anyone who edits the page may edit. */
function pageOf(subject: string): number | undefined {
  const [, id] = /^page-(\d+)(?:-\d+)?$/.exec(subject) ?? []
  return id === undefined ? undefined : Number(id)
}

function ownAccount({ account }: Identity): number {
  return account?.id ?? fail('notLoggedIn')
}
