import type { AnyDatabase, AnyTransaction, PageKindServices } from '@sitewright/page-kit/server'
import { readJson } from '@sitewright/page-kit/values'
import type { SubmittedFile } from '../submission.ts'
import { fileModel } from '../field-types/file/model.ts'
import { maxFields } from '../model/limits.ts'
import { readFields, valueOf } from '../model/field.ts'
import { ticketsIn, type ChosenFile } from '../model/files.ts'
import { hashOf, isCode } from './secrets.ts'
import { tablesOf, type Seconds } from './tables.ts'

/** A file that was sent ahead of a submission. */
export interface SentFile extends ChosenFile {
  ticket: string
  sha256: string
}

/**
 * The files that a submission names, by their tickets; some may belong to a submission already, which then is the same
 * one sent again.
 *
 * @returns undefined where one is gone, or was sent for something else.
 */
export async function sentFiles(
  db: AnyDatabase,
  { pageId, content, now }: { pageId: number; content: string; now: Seconds },
): Promise<ReadonlyMap<string, SentFile> | undefined> {
  const sent = readJson(content)
  const fields = Array.isArray(sent) ? readFields(sent.slice(0, maxFields)) : []
  const named = fields
    .filter(({ fieldType }) => fieldType === fileModel.fieldType)
    .flatMap((field) => ticketsIn(valueOf(field)).map((ticket) => ({ ticket, field: field.SubmitLabel })))
  const files = new Map<string, SentFile>()
  for (const { ticket, field } of named) {
    const file = files.has(ticket) ? undefined : await findSent(db, { ticket, field, pageId, now })
    if (!file) return undefined
    files.set(ticket, file)
  }
  return files
}

async function findSent(
  db: AnyDatabase,
  { ticket, field, pageId, now }: { ticket: string; field: string; pageId: number; now: Seconds },
): Promise<SentFile | undefined> {
  if (!isCode(ticket)) return undefined
  const row = await tablesOf(db)
    .selectFrom('form_files')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('page_id', '=', pageId)
    .where('field', '=', field)
    .where((is) => is.or([is('expires', '>', now), is('submission_id', 'is not', null)]))
    .select(['name', 'size', 'sha256'])
    .executeTakeFirst()
  return row && { ...row, ticket }
}

export interface ClaimedFiles {
  submission: number
  tickets: readonly string[]
  now: Seconds
}

/** Gives files to the submission that names them. @returns false where one is gone or belongs to another one. */
export async function claimFiles(tx: AnyTransaction, { submission, tickets, now }: ClaimedFiles): Promise<boolean> {
  for (const ticket of tickets) {
    const { numUpdatedRows } = await tablesOf(tx)
      .updateTable('form_files')
      .set({ submission_id: submission })
      .where('ticket_hash', '=', hashOf(ticket))
      .where('submission_id', 'is', null)
      .where('expires', '>', now)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
  }
  return true
}

/** What staff are told of the files of a submission, in the order in which they were sent; nothing where there are none. */
export async function filesOf(
  { db, ownFiles }: Pick<PageKindServices, 'db' | 'ownFiles'>,
  submission: number,
): Promise<{ files?: SubmittedFile[] }> {
  const files = await tablesOf(db)
    .selectFrom('form_files')
    .where('submission_id', '=', submission)
    .orderBy('id')
    .select(['id', 'field as label', 'name', 'size', 'type'])
    .execute()
  if (files.length === 0) return {}
  return {
    files: files.map(({ type, ...file }) => ({ ...file, ...(ownFiles.hasThumbnail(type) && { picture: true }) })),
  }
}

type Services = Pick<PageKindServices, 'ownFiles'>

/** Forgets the files of submissions that are about to be deleted for good; `removeDiscarded` is to follow. */
export async function discardFilesOf(
  tx: AnyTransaction,
  { ownFiles }: Services,
  submissions: readonly number[],
): Promise<void> {
  for (let first = 0; first < submissions.length; first += batchSize) {
    const rows = await tablesOf(tx)
      .deleteFrom('form_files')
      .where('submission_id', 'in', submissions.slice(first, first + batchSize))
      .returning('storage_key')
      .execute()
    await ownFiles.discard(tx, keysOf(rows))
  }
}

/** Forgets files that no submission has named within the hour, and those of submissions that nobody confirmed. */
export async function discardLapsedFiles(tx: AnyTransaction, { ownFiles }: Services, now: Seconds): Promise<void> {
  const left = await tablesOf(tx)
    .deleteFrom('form_files')
    .where('submission_id', 'is', null)
    .where('expires', '<=', now)
    .returning('storage_key')
    .execute()
  await ownFiles.discard(tx, keysOf(left))
  const unconfirmed = await tablesOf(tx)
    .deleteFrom('form_files')
    .where('submission_id', 'in', (from) =>
      from
        .selectFrom('form_submissions')
        .where('state', '=', 'waiting')
        .where('time', '<=', now - unconfirmedFor)
        .select('id'),
    )
    .returning('storage_key')
    .execute()
  await ownFiles.discard(tx, keysOf(unconfirmed))
}

/** Ids in one statement. */
const batchSize = 500
/** Seconds for which files of a submission are kept that nobody confirms: staff may release it meanwhile. */
export const unconfirmedFor = 7 * 24 * 60 * 60

function keysOf(rows: readonly { storage_key: string }[]): string[] {
  return rows.map(({ storage_key }) => storage_key)
}

/** Bytes of files that nobody has vouched for: not named by a submission yet, or by one that still waits. */
export async function unprovenBytes(db: AnyDatabase): Promise<ReadonlyMap<number, number>> {
  const files = tablesOf(db).selectFrom('form_files')
  // two questions, each of which an index answers
  const unnamed = await files
    .where('submission_id', 'is', null)
    .groupBy('page_id')
    .select(({ fn }) => ['page_id', fn.sum<number | string>('size').as('bytes')])
    .execute()
  const waiting = await files
    .innerJoin('form_submissions', 'form_submissions.id', 'form_files.submission_id')
    .where('state', '=', 'waiting')
    .groupBy('form_files.page_id')
    .select(({ fn }) => ['form_files.page_id', fn.sum<number | string>('size').as('bytes')])
    .execute()
  const sum = new Map<number, number>()
  for (const { page_id, bytes } of [...unnamed, ...waiting]) sum.set(page_id, (sum.get(page_id) ?? 0) + Number(bytes))
  return sum
}
