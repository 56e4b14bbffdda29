import type { ListInput, PagedReply } from '@sitewright/api-client/contract'
import { notFound, RefusedError, type PageKindServices } from '@sitewright/page-kit/server'
import { sql } from 'kysely'
import type { DeliveredSubmission, InboxForm, InboxMessage, Mark } from '../submission.ts'
import { filesOf } from './form-files.ts'
import { refusals } from './inbox-refusals.ts'
import { pageOf } from './page-of.ts'
import { snippetOf, snippetSource } from './snippet.ts'
import { ofSubmissions } from './submission-news.ts'
import { messageOf } from './submissions.ts'
import { tablesOf } from './tables.ts'

/** Forms that are told of. */
const maxForms = 200
/** New submissions that are counted. */
const maxNew = 500
/** Seconds. */
const day = 24 * 60 * 60

const listed = ['id', 'page_id as form', 'title', 'email', 'time', 'mark'] as const

export interface InboxInput extends ListInput {
  form?: number
  mark?: Mark
}

export interface NoteChange {
  id: number
  note: string
  /** The note that it takes the place of. */
  before: string
}

/** What staff do with submissions once they were delivered. */
export function inboxService(services: PageKindServices) {
  return {
    list: list.bind(null, services),
    forms: forms.bind(null, services),
    new: listNew.bind(null, services),
    read: read.bind(null, services),
    mark: markAs.bind(null, services),
    note: writeNote.bind(null, services),
  }
}

function delivered(db: PageKindServices['db']) {
  return tablesOf(db).selectFrom('form_submissions').where('state', '=', 'released')
}

/** @throws {RefusedError} 400 for a cursor that is none. */
async function list(
  { db }: PageKindServices,
  { form, mark, ...input }: InboxInput,
): Promise<PagedReply<DeliveredSubmission>> {
  const meant = delivered(db)
    .$if(form !== undefined, (rows) => rows.where('page_id', '=', form ?? 0))
    .$if(mark !== undefined, (rows) => rows.where('mark', '=', mark ?? 'new'))
  const { items, ...page } = await pageOf(meant, input, (rows) =>
    rows.select([...listed, sql<string>`substr(message, 1, ${sql.lit(snippetSource)})`.as('start')]),
  )
  return { ...page, items: items.map(({ start, ...row }) => ({ ...row, snippet: snippetOf(start, row.email) })) }
}

/** Of each form one row is read, by the index: there are few forms and many submissions. */
async function forms({ db }: PageKindServices): Promise<InboxForm[]> {
  const found: InboxForm[] = []
  for (let last: number | undefined; found.length < maxForms;) {
    const before = last
    const form = await delivered(db)
      .$if(before !== undefined, (rows) => rows.where('page_id', '<', before ?? 0))
      .orderBy('page_id', 'desc')
      .orderBy('time', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .select(['page_id as id', 'title'])
      .executeTakeFirst()
    if (!form) break
    found.push(form)
    last = form.id
  }
  return found
}

async function listNew({ db }: PageKindServices): Promise<number[]> {
  const rows = await delivered(db)
    .where('mark', '=', 'new')
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(maxNew)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** @throws {RefusedError} 404 */
async function read(services: PageKindServices, id: number): Promise<InboxMessage> {
  const row = await delivered(services.db)
    .where('id', '=', id)
    .select([...listed, 'message', 'note', 'keep_days'])
    .executeTakeFirst()
  if (!row) return notFound()
  const { message: _, keep_days: keepDays, ...submission } = row
  return {
    ...submission,
    answers: messageOf(row).answers,
    ...(await filesOf(services, id)),
    keepDays,
    keptUntil: row.time + keepDays * day,
  }
}

/** @throws {RefusedError} 404 */
async function markAs({ write }: PageKindServices, { id, mark }: { id: number; mark: Mark }): Promise<void> {
  await write(async (tx) => {
    const { numUpdatedRows } = await tablesOf(tx)
      .updateTable('form_submissions')
      .set({ mark })
      .where('id', '=', id)
      .where('state', '=', 'released')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) notFound()
  }, ofSubmissions)
}

/** @throws {RefusedError} 404; 409 where somebody else has changed the note. */
async function writeNote({ write }: PageKindServices, { id, note, before }: NoteChange): Promise<void> {
  await write(async (tx) => {
    // the condition is part of the change: of two who save at the same moment one is told
    const { numUpdatedRows } = await tablesOf(tx)
      .updateTable('form_submissions')
      .set({ note })
      .where('id', '=', id)
      .where('state', '=', 'released')
      .where('note', 'in', [before, note])
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return
    const found = tablesOf(tx).selectFrom('form_submissions').where('id', '=', id).where('state', '=', 'released')
    if (!(await found.select('id').executeTakeFirst())) notFound()
    throw new RefusedError(409, refusals.noteChanged, {}, 'changed-meanwhile')
  }, ofSubmissions)
}
