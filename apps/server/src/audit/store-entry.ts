import type { Writer } from '../db/database.ts'
import { inEnglish } from '@sitewright/messages'
import { fold } from '../text/fold.ts'
import { factLine, repeatedWithin, textsOf, type Entry } from './entry.ts'
import type { FactNames } from './facts.ts'
import { isPageSeen, subjectOf } from './subject.ts'

/**
 * Stores an entry: what was done in English, its facts in no language, and the words that it is found by. What repeats one of
 * the last minutes is added to that one.
 */
export async function storeEntry(tx: Writer, entry: Entry, names: FactNames): Promise<void> {
  const { time, account, address, call, details = '', target, unseen } = entry
  const found = target && (await subjectOf(tx, target))
  const summary = unseen !== undefined && !(await isPageSeen(tx, target, time)) ? unseen : entry.summary
  const texts = textsOf({ ...entry, summary }, found)
  const told = inEnglish(() => factLine(details, names))
  const row = {
    ...texts,
    time,
    last: time,
    times: 1,
    account_id: account,
    address,
    call,
    subject_kind: found?.kind ?? '',
    subject_id: found?.id ?? null,
    words: fold([texts.name, address, texts.summary, found?.kind, texts.subject, told].join(' ')),
  }
  if (entry.repeats) {
    // done by the same person from the same place to the same thing, and nothing else was done in between
    const latest = await tx
      .selectFrom('audit_log')
      .where('time', '>', time - repeatedWithin)
      .where('account_id', 'is not distinct from', account)
      .where('address', '=', address)
      .where('subject_kind', '=', row.subject_kind)
      .where((is) =>
        row.subject_id === null ? is('subject', '=', row.subject) : is('subject_id', '=', row.subject_id),
      )
      .orderBy('id', 'desc')
      .select(['id', 'call', 'summary', 'details'])
      .executeTakeFirst()
    if (latest && latest.call === call && latest.summary === row.summary && latest.details === row.details) {
      await tx
        .updateTable('audit_log')
        .set((old) => ({ times: old('times', '+', 1), last: time }))
        .where('id', '=', latest.id)
        .execute()
      return
    }
  }
  await tx.insertInto('audit_log').values(row).execute()
}
