import type { AnyTransaction, PageKindServices } from '@sitewright/page-kit/server'
import { deliveryMails, type StoredMessage } from './build-message.ts'
import { hashOf } from './secrets.ts'
import { tablesOf, type Seconds, type Submission } from './tables.ts'

/** What is stored of a submission besides what every one has. */
export type NewSubmission = Omit<Submission, 'id' | 'message'> & { message: StoredMessage }

/** Stores a submission. */
export async function addSubmission(tx: AnyTransaction, { message, ...row }: NewSubmission): Promise<void> {
  await tablesOf(tx)
    .insertInto('form_submissions')
    .values({ ...row, message: JSON.stringify(message) })
    .execute()
}

export function messageOf({ message }: Pick<Submission, 'message'>): StoredMessage {
  return JSON.parse(message) as StoredMessage
}

/** Who releases a submission: the submitter by the code in their email, or staff by the code in the list. */
export type ReleaseCode = { mailed: string } | { staff: string }

type Found = ReleaseCode & { now: Seconds }

/** True if the code would release a submission now. */
export async function isReleasable({ db }: PageKindServices, found: Found): Promise<boolean> {
  const row = await tablesOf(db)
    .selectFrom('form_submissions')
    .where((is) => is.and(conditions(found).map(([column, operator, value]) => is(column, operator, value))))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Delivers the submission of this code, once. @returns false for a code that is unknown, used or over. */
export async function release({ write, mail }: PageKindServices, found: Found): Promise<boolean> {
  const released = await write(async (tx) => {
    // the condition is part of the change: of many who ask at the same moment one finds it waiting
    const row = await tablesOf(tx)
      .updateTable('form_submissions')
      .set({ state: 'released' })
      .where((is) => is.and(conditions(found).map(([column, operator, value]) => is(column, operator, value))))
      .returning(['title', 'message'])
      .executeTakeFirst()
    if (row) await deliver(tx, { title: row.title, message: messageOf(row) }, mail)
    return row !== undefined
  })
  if (released) mail.wake()
  return released
}

/** Queues the emails of a submission, as part of the transaction that releases it. */
export async function deliver(
  tx: AnyTransaction,
  submission: { title: string; message: StoredMessage },
  { queue }: PageKindServices['mail'],
): Promise<void> {
  for (const letter of deliveryMails(submission)) await queue(tx, letter)
}

type Condition = readonly ['state' | 'release_code' | 'code_hash' | 'expires', '=' | '>', string | number]

function conditions({ now, ...code }: Found): Condition[] {
  const waiting: Condition = ['state', '=', 'waiting']
  if ('staff' in code) return [waiting, ['release_code', '=', code.staff]]
  return [waiting, ['code_hash', '=', hashOf(code.mailed)], ['expires', '>', now]]
}
