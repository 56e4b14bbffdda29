import { fold, type AnyTransaction, type PageKindServices } from '@sitewright/page-kit/server'
import { copyEmail, deliveryEmails, type StoredMessage } from './build-message.ts'
import { writerFor } from './places.ts'
import { hashOf } from './secrets.ts'
import { tablesOf, type Seconds, type Submission } from './tables.ts'

/** What is stored of a submission besides what every one has. */
export type NewSubmission = Omit<Submission, 'id' | 'message' | 'words' | 'mark' | 'note'> & { message: StoredMessage }

/** Characters of the answers that can be searched: a row is read as a whole. */
const maxSearched = 4000

/** Stores a submission. @returns its id. */
export async function addSubmission(tx: AnyTransaction, { message, ...row }: NewSubmission): Promise<number> {
  const { id } = await tablesOf(tx)
    .insertInto('form_submissions')
    .values({ ...row, message: JSON.stringify(message), words: wordsOf({ message, ...row }), mark: 'new' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a search finds a submission by. */
function wordsOf({ title, email, message }: Pick<NewSubmission, 'title' | 'email' | 'message'>): string {
  const answers = message.answers.map(({ answer }) => answer).join('\n')
  return fold(`${title}\n${email}\n${answers.slice(0, maxSearched)}`)
}

export function messageOf({ message }: Pick<Submission, 'message'>): StoredMessage {
  return JSON.parse(message) as StoredMessage
}

/** Who releases a submission: the submitter by the code in their email, or staff by the code in the list. */
export type ReleaseCode = { mailed: string } | { staff: string }

type Found = ReleaseCode & { now: Seconds }

/** True if the code would release a submission now. */
export async function isReleasable(services: PageKindServices, found: Found): Promise<boolean> {
  return (await findReleasable(services, found)) !== undefined
}

function findReleasable({ db }: PageKindServices, found: Found): Promise<{ id: number } | undefined> {
  return tablesOf(db)
    .selectFrom('form_submissions')
    .where((is) => is.and(conditions(found).map(([column, operator, value]) => is(column, operator, value))))
    .select('id')
    .executeTakeFirst()
}

/** The page whose submission this code was mailed for, though it releases nothing any more; undefined where none is known. */
export async function formOf({ db }: Pick<PageKindServices, 'db'>, mailed: string): Promise<number | undefined> {
  const row = await tablesOf(db)
    .selectFrom('form_submissions')
    .where('code_hash', '=', hashOf(mailed))
    .select('page_id')
    .executeTakeFirst()
  return row?.page_id
}

/** Delivers the submission of this code, once. @returns false for a code that is unknown, used or over. */
export async function release(services: PageKindServices, found: Found): Promise<boolean> {
  const waiting = await findReleasable(services, found)
  if (!waiting) return false
  // one whose link has expired takes its place again
  const write = await writerFor(services, waiting.id)
  return write(async (tx) => {
    // the condition is part of the change: of many who ask at the same moment one finds it waiting
    const row = await tablesOf(tx)
      .updateTable('form_submissions')
      .set({ state: 'released', mark: 'new' })
      .where((is) => is.and(conditions(found).map(([column, operator, value]) => is(column, operator, value))))
      .returning(['title', 'email', 'message'])
      .executeTakeFirst()
    if (!row) return false
    const { title, email } = row
    const message = messageOf(row)
    await deliver(tx, { title, message }, services)
    // only the mailed link proves the address: else anybody could have this site write to a stranger
    if (message.copy && 'mailed' in found) await services.mail.queue(tx, copyEmail({ to: email, title, message }))
    return true
  })
}

/** Queues the emails of a submission, as part of the transaction that releases it. */
export async function deliver(
  tx: AnyTransaction,
  submission: { title: string; message: StoredMessage },
  { mail, site }: Pick<PageKindServices, 'mail' | 'site'>,
): Promise<void> {
  for (const letter of deliveryEmails(submission, site.url)) await mail.queue(tx, letter)
}

type Condition = readonly ['state' | 'release_code' | 'code_hash' | 'expires', '=' | '>', string | number]

function conditions({ now, ...code }: Found): Condition[] {
  const waiting: Condition = ['state', '=', 'waiting']
  if ('staff' in code) return [waiting, ['release_code', '=', code.staff]]
  return [waiting, ['code_hash', '=', hashOf(code.mailed)], ['expires', '>', now]]
}
