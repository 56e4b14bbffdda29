import { defaultListLength, maxInteger, type ListInput, type PagedReply } from '@sitewright/api-client/contract'
import { fold, refuse } from '@sitewright/page-kit/server'
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { refusals } from './inbox-refusals.ts'
import type { FormTables } from './tables.ts'

type Submissions<Row> = SelectQueryBuilder<FormTables, 'form_submissions', Row>

/**
 * Some of these submissions, from where the page before ended: newest first, with `desc` the other way round.
 *
 * @param select adds the columns of a row.
 * @throws {RefusedError} 400 for a cursor that is none.
 */
export async function pageOf<Row extends { id: number; time: number }>(
  submissions: Submissions<object>,
  { q = '', desc, cursor, limit = defaultListLength }: ListInput,
  select: (rows: Submissions<object>) => Submissions<Row>,
): Promise<PagedReply<Row>> {
  const sign = sql.raw(desc === 1 ? '>' : '<')
  const found = submissions.where(containsWords(q))
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const page = found
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(time, id) ${sign} (cast(${after?.time} as bigint), ${after?.id})`),
    )
    .orderBy('time', desc === 1 ? 'asc' : 'desc')
    .orderBy('id', desc === 1 ? 'asc' : 'desc')
    .limit(limit + 1)
  const rows = (await select(page).execute()) as Row[]
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const reply = { items: rows.slice(0, limit), next: last ? `${last.time}.${last.id}` : null }
  if (cursor !== undefined) return reply
  const { total } = await found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { ...reply, total }
}

/** Words that count of what is searched for. */
const maxWords = 10

/** True for submissions with each of these words, whole or in part, in their title or their address. */
function containsWords(q: string): RawBuilder<SqlBool> {
  const words = fold(q).split(/\s+/).filter(Boolean).slice(0, maxWords)
  const each = words.map((word) => sql`words like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
  return each.length === 0 ? sql`1 = 1` : sql`(${sql.join(each, sql` and `)})`
}

function readCursor(cursor: string): { time: number; id: number } {
  const [, time, id] = /^(\d{1,12})\.(\d{1,10})$/.exec(cursor) ?? []
  const place = { time: Number(time), id: Number(id) }
  if (time === undefined || place.id > maxInteger) refuse(refusals.badCursor(), 'bad-cursor')
  return place
}
