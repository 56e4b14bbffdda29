import type { Selectable } from 'kysely'
import type { Writer } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { fold } from '../search/words.ts'
import { repeatedWithin, tidy, type Entry } from './entry.ts'

type Row = Omit<Selectable<Schema['audit_log']>, 'id'>

/** Rows of one statement. */
const most = 100

/** Stores entries in their order. What repeats an entry of the last minutes is added to that one. */
export async function storeEntries(tx: Writer, entries: readonly Entry[]): Promise<void> {
  const fresh: Row[] = []
  for (const entry of entries) {
    const row = rowOf(entry)
    if (entry.repeats && (repeatIn(fresh, row) || (await repeatStored(tx, row)))) continue
    fresh.push(row)
  }
  for (let at = 0; at < fresh.length; at += most)
    await tx
      .insertInto('audit_log')
      .values(fresh.slice(at, at + most))
      .execute()
}

function rowOf(entry: Entry): Row {
  const { time, account, name, address, call, summary, subject, details } = tidy(entry)
  return {
    time,
    last: time,
    times: 1,
    account_id: account,
    name,
    address,
    call,
    summary,
    subject_kind: subject?.kind ?? '',
    subject_id: subject?.id ?? null,
    subject: subject?.label ?? '',
    details,
    words: fold([name, address, summary, subject?.kind, subject?.label, details].join(' ')),
  }
}

function repeatIn(rows: readonly Row[], row: Row): boolean {
  const latest = rows.findLast((one) => isAboutTheSame(one, row))
  if (!latest || !isRepeatOf(latest, row)) return false
  latest.times++
  latest.last = row.time
  return true
}

async function repeatStored(tx: Writer, row: Row): Promise<boolean> {
  const latest = await tx
    .selectFrom('audit_log')
    .where('time', '>', row.time - repeatedWithin)
    .where('account_id', 'is not distinct from', row.account_id)
    .where('address', '=', row.address)
    .where('subject_kind', '=', row.subject_kind)
    .where((is) => (row.subject_id === null ? is('subject', '=', row.subject) : is('subject_id', '=', row.subject_id)))
    .orderBy('id', 'desc')
    .select(['id', 'call', 'details', 'time', 'times'])
    .executeTakeFirst()
  if (!latest || !isRepeatOf(latest, row)) return false
  await tx
    .updateTable('audit_log')
    .set((old) => ({ times: old('times', '+', 1), last: row.time }))
    .where('id', '=', latest.id)
    .execute()
  return true
}

/** Done by the same person from the same place to the same thing; nothing else was done in between. */
function isAboutTheSame(one: Row, other: Row): boolean {
  return (
    one.account_id === other.account_id &&
    one.address === other.address &&
    one.subject_kind === other.subject_kind &&
    (one.subject_id ?? one.subject) === (other.subject_id ?? other.subject)
  )
}

function isRepeatOf(latest: Pick<Row, 'call' | 'details' | 'time'>, row: Row): boolean {
  return latest.call === row.call && latest.details === row.details && row.time - latest.time < repeatedWithin
}
