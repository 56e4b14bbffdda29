import type { AuditEntry, AuditList, Via } from '@sitewright/api-client/contract'
import { inEnglish, currentLanguage, english, textOf, type Told } from '@sitewright/messages'
import { sql, type Selectable } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { Schema, Seconds } from '../db/schema.ts'
import { fold } from '../text/fold.ts'
import { actions, type Action } from './actions.ts'
import { commandPrefix, factLine } from './entry.ts'
import { factsSaying } from './facts-saying.ts'
import { readFact, type FactNames } from './facts.ts'

export interface AuditQuery {
  /** Only entries before this one. */
  before?: number
  /** Only entries with each of these words in what is shown of them, whole or in part. */
  q?: string
  /** Only what this account did, and what was done to it. */
  account?: number
  /** From this second on. */
  from?: Seconds
  /** Before this second. */
  to?: Seconds
}

/** Entries of one answer. */
export const pageLength = 100

const viaByEvent: ReadonlyMap<string, Via> = new Map(
  Object.values(actions as Record<string, Action>).flatMap(({ event, via }) => (event && via ? [[event, via]] : [])),
)

/** Words of a query that count. */
const maxWords = 10

export interface ListingOptions {
  names: FactNames
  /** All that entries can say: who reads it in another language searches for the words of that. */
  sentences: readonly Told[]
}

export async function listEntries(
  db: Reader,
  { before, q = '', account, from, to }: AuditQuery,
  { names, sentences }: ListingOptions,
): Promise<AuditList> {
  let query = db.selectFrom('audit_log').selectAll()
  if (before !== undefined) query = query.where('id', '<', before)
  if (from !== undefined) query = query.where('last', '>=', from)
  if (to !== undefined) query = query.where('time', '<', to)
  if (account !== undefined) {
    const email = await emailKeyOf(db, account)
    query = query.where((is) =>
      is.or([
        is('account_id', '=', account),
        is.and([is('subject_kind', '=', 'account'), is('subject_id', '=', account)]),
        // who failed to log in is known by the email address alone
        is.and([is('subject_kind', '=', 'email'), is('subject', '=', email)]),
      ]),
    )
  }
  for (const word of fold(q).split(/\s+/).slice(0, maxWords))
    if (word !== '')
      query = query.where((is) => {
        const translated = saying(sentences, word)
        return is.or([
          sql<boolean>`words like ${containing(word)} escape '\\'`,
          ...(translated.length === 0 ? [] : [is('summary', 'in', translated)]),
          ...factsSaying(word, names).map((part) => sql<boolean>`details like ${withPart(part)} escape '\\'`),
        ])
      })

  const rows = await query
    .orderBy('id', 'desc')
    .limit(pageLength + 1)
    .execute()
  return { entries: rows.slice(0, pageLength).map((row) => toEntry(row, names)), more: rows.length > pageLength }
}

async function emailKeyOf(db: Reader, account: number): Promise<string | null> {
  const found = await db.selectFrom('accounts').where('id', '=', account).select('email_key').executeTakeFirst()
  return found?.email_key ?? null
}

/** The sentences in which somebody reads a word in another language, as they are stored. */
function saying(sentences: readonly Told[], word: string): string[] {
  if (currentLanguage().tag === english.tag) return []
  return [...new Set(sentences.filter((told) => fold(textOf(told)).includes(word)).map(inEnglish))]
}

/** A stored fact with a part; a text that only looks like it has its quotation marks behind slashes. */
const withPart = (part: string) => `{${containing(part)}`

function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

function toEntry(row: Selectable<Schema['audit_log']>, names: FactNames): AuditEntry {
  const { id, time, last, times, account_id, name, address, call, summary, details } = row
  const { subject_kind: kind, subject_id, subject: label } = row
  const via = viaOf(row)
  return {
    id,
    time,
    last,
    times,
    account: account_id,
    name,
    ...(via && { via }),
    address,
    call,
    summary,
    subject: kind === '' ? null : { kind, id: subject_id, label },
    details: factLine(readFact(details), names),
  }
}

/** What is not done by a session names itself: a command by its line, and an event that takes a link by its action. */
function viaOf({ account_id, call }: Pick<Selectable<Schema['audit_log']>, 'account_id' | 'call'>): Via | undefined {
  if (account_id !== null) return 'session'
  return call.startsWith(commandPrefix) ? 'command-line' : viaByEvent.get(call)
}
