import type { ListInput, PagedReply } from '@sitewright/api-client/contract'
import type { Selectable } from 'kysely'
import type { Database, Writer } from '../db/database.ts'
import { containsWords, readPaged } from '../db/read-paged.ts'
import type { Schema, Seconds } from '../db/schema.ts'
import { errorText } from '../errors.ts'
import { fold } from '../text/fold.ts'
import { headerText, type EmailMessage } from './email-message.ts'

export type StoredEmail = Selectable<Schema['outbox']>

/** What lists show of an email. */
const listed = ['id', 'recipient', 'subject', 'created', 'state', 'attempts', 'next_attempt', 'error'] as const

export type ListedEmail = Pick<StoredEmail, (typeof listed)[number]>

/** Error of an email that could not be sent before its link expired. */
export const linkExpired = (): string => errorText('emailLinkExpired')

/** Lease time: how long a worker owns an email. Longer than any send, so no email is sent twice. */
const lease: Seconds = 5 * 60

/** The maximum number of emails in the list. */
const maxListed = 500

/** Something that is done in the same transaction, while the email is still there. */
export type WithEmail = (
  tx: Writer,
  mail: Pick<StoredEmail, 'subject' | 'recipient' | 'claimed_until'>,
) => Promise<void>

export interface OutboxStore {
  queue: (tx: Writer, mail: EmailMessage) => Promise<void>
  /** Takes the next email that is due; no other worker gets it before the lease ends. */
  claim: () => Promise<StoredEmail | undefined>
  /** Deletes an email that was sent or is no longer wanted. False if there is none with this id. */
  remove: (id: number, also?: WithEmail) => Promise<boolean>
  /** Records why an email could not be sent; without a time it is not retried automatically. */
  fail: (mail: StoredEmail, failure: { error: string; next: Seconds | undefined }) => Promise<void>
  /** Gives up the lease of an email that was claimed but not sent. */
  release: (mail: StoredEmail) => Promise<void>
  /** Ends all leases: those of workers that have died. */
  releaseAllLeases: () => Promise<void>
  /** Marks emails whose link has expired as failed, and deletes their text, which contains the link. */
  expireOverdue: () => Promise<void>
  /** When the next email that nobody has claimed becomes due. */
  nextDue: () => Promise<Seconds | undefined>
  /** Newest first. */
  list: () => Promise<StoredEmail[]>
  find: (id: number) => Promise<StoredEmail | undefined>
  /** A page of those with some words. */
  listPaged: (input: ListInput<never>) => Promise<PagedReply<ListedEmail>>
  /** How many emails could not be sent. */
  countFailed: () => Promise<number>
  /** Makes an email due now. */
  retry: (id: number, also?: WithEmail) => Promise<'due' | 'expired' | 'unknown'>
}

interface Context extends Pick<Database, 'read' | 'write' | 'engine'> {
  now: () => Seconds
}

export function createOutbox({ database, now }: { database: Database; now: () => Seconds }): OutboxStore {
  const context: Context = { ...database, now }
  return {
    queue: queue.bind(null, context),
    claim: claim.bind(null, context),
    remove: remove.bind(null, context),
    fail: fail.bind(null, context),
    release: release.bind(null, context),
    releaseAllLeases: releaseAllLeases.bind(null, context),
    expireOverdue: expireOverdue.bind(null, context),
    nextDue: nextDue.bind(null, context),
    list: list.bind(null, context),
    find: find.bind(null, context),
    listPaged: listPaged.bind(null, context),
    countFailed: countFailed.bind(null, context),
    retry: retry.bind(null, context),
  }
}

async function queue({ now }: Context, tx: Writer, mail: EmailMessage): Promise<void> {
  const header = { recipient: headerText(mail.to), subject: headerText(mail.subject) }
  await tx
    .insertInto('outbox')
    .values({
      ...header,
      ...mailKeys(header),
      text: storable(mail.text),
      html: storable(mail.html),
      reply_to: mail.replyTo === undefined ? null : headerText(mail.replyTo),
      created: now(),
      expires: mail.expires ?? null,
      next_attempt: now(),
    })
    .execute()
}

function listPaged(
  { read, engine }: Context,
  { q = '', ...input }: ListInput<never>,
): Promise<PagedReply<ListedEmail>> {
  const query = read.selectFrom('outbox').where(containsWords('outbox.words', q)).select(listed)
  return readPaged(query, { engine, id: 'outbox.id', sorts: {}, input })
}

function remove({ write, engine }: Context, id: number, also?: WithEmail): Promise<boolean> {
  return write(async (tx) => {
    const found = tx.selectFrom('outbox').where('id', '=', id).select(['subject', 'recipient', 'claimed_until'])
    // nobody claims it from here on
    const mail = await found.$if(engine === 'postgres', (is) => is.forUpdate()).executeTakeFirst()
    if (!mail) return false
    await also?.(tx, mail)
    await tx.deleteFrom('outbox').where('id', '=', id).execute()
    return true
  })
}

function claim({ now, write, engine }: Context): Promise<StoredEmail | undefined> {
  return write((tx) => claimNext(tx, { time: now(), engine }))
}

function fail(
  context: Context,
  mail: StoredEmail,
  { error, next }: { error: string; next: Seconds | undefined },
): Promise<void> {
  return change(context, mail, { error, ...(next === undefined ? { state: 'failed' } : { next_attempt: next }) })
}

function release(context: Context, mail: StoredEmail): Promise<void> {
  return change(context, mail, {})
}

async function releaseAllLeases({ write }: Context): Promise<void> {
  await write((tx) => tx.updateTable('outbox').set({ claimed_until: 0 }).where('claimed_until', '>', 0).execute())
}

function expireOverdue({ now, write }: Context): Promise<void> {
  return write((tx) => markExpired(tx, now()))
}

function list({ read }: Context): Promise<StoredEmail[]> {
  return read.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(maxListed).execute()
}

function find({ read }: Context, id: number): Promise<StoredEmail | undefined> {
  return read.selectFrom('outbox').where('id', '=', id).selectAll().executeTakeFirst()
}

async function countFailed({ read }: Context): Promise<number> {
  const failed = read.selectFrom('outbox').where('state', '=', 'failed')
  return Number((await failed.select((of) => of.fn.countAll().as('count')).executeTakeFirst())?.count ?? 0)
}

/** Changes a claimed email, unless its lease ended and another worker has it now. */
async function change({ write }: Context, mail: StoredEmail, values: Partial<StoredEmail>): Promise<void> {
  await write((tx) =>
    tx
      .updateTable('outbox')
      .set({ ...values, claimed_until: 0 })
      .where('id', '=', mail.id)
      .where('claimed_until', '=', mail.claimed_until)
      .execute(),
  )
}

async function nextDue({ now, read }: Context): Promise<Seconds | undefined> {
  const found = await read
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('claimed_until', '<=', now())
    .select((of) => of.fn.min('next_attempt').as('due'))
    .executeTakeFirst()
  return found?.due ?? undefined
}

async function retry({ now, write }: Context, id: number, also?: WithEmail): Promise<'due' | 'expired' | 'unknown'> {
  const time = now()
  return write(async (tx) => {
    const found = tx
      .selectFrom('outbox')
      .where('id', '=', id)
      .select(['expires', 'subject', 'recipient', 'claimed_until'])
    const mail = await found.executeTakeFirst()
    if (!mail) return 'unknown'
    if (mail.expires !== null && mail.expires <= time) return 'expired'
    await tx.updateTable('outbox').set({ state: 'waiting', next_attempt: time }).where('id', '=', id).execute()
    await also?.(tx, mail)
    return 'due'
  })
}

function claimNext(tx: Writer, { time, engine }: { time: Seconds; engine: Database['engine'] }) {
  return tx
    .updateTable('outbox')
    .set((is) => ({ claimed_until: time + lease, attempts: is('attempts', '+', 1) }))
    .where('id', '=', (of) =>
      of
        .selectFrom('outbox')
        .where('state', '=', 'waiting')
        // the first attempt is due at once, whatever the clock said when the email was queued
        .where((is) => is.or([is('attempts', '=', 0), is('next_attempt', '<=', time)]))
        .where('claimed_until', '<=', time)
        .where((is) => is.or([is('expires', 'is', null), is('expires', '>', time)]))
        .orderBy('next_attempt')
        .orderBy('id')
        .limit(1)
        .select('id')
        // two machines that claim at the same time get different emails, without waiting for each other
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .where('claimed_until', '<=', time)
    .returningAll()
    .executeTakeFirst()
}

async function markExpired(tx: Writer, time: Seconds): Promise<void> {
  await tx
    .updateTable('outbox')
    .set((is) => ({
      state: 'failed',
      text: '',
      html: '',
      error: is.case().when('state', '=', 'waiting').then(linkExpired()).else(is.ref('error')).end(),
    }))
    .where('expires', '<=', time)
    .where('claimed_until', '<=', time)
    .where((is) => is.or([is('state', '=', 'waiting'), is('text', '<>', ''), is('html', '<>', '')]))
    .execute()
}

/** What an email is found by. */
export function mailKeys({
  subject,
  recipient,
}: Pick<StoredEmail, 'subject' | 'recipient'>): Pick<StoredEmail, 'words'> {
  return { words: fold(`${subject}\n${recipient}`) }
}

/** PostgreSQL stores no NUL, and no mail program shows one. */
function storable(text: string): string {
  return text.replaceAll('\0', '')
}
