import type { AuditEntry } from '@sitewright/api-client'
import { writeCsv } from '@sitewright/page-kit'
import { texts } from './csv-messages.ts'
import { kindName, personOf } from './entry-texts.ts'

const columns = [
  texts.time,
  texts.last,
  texts.times,
  texts.who,
  texts.account,
  texts.address,
  texts.what,
  texts.kind,
  texts.number,
  texts.called,
  texts.details,
  texts.call,
]

/** The entries as a table for a spreadsheet. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  return writeCsv([columns.map((title) => title()), ...entries.map(rowOf)])
}

function rowOf(entry: AuditEntry): string[] {
  const { time, last, times, account, address, summary, subject, details, call } = entry
  return [
    utc(time),
    utc(last),
    String(times),
    personOf(entry),
    text(account),
    address,
    summary,
    subject ? kindName(subject.kind) : '',
    text(subject?.id),
    subject?.label ?? '',
    details,
    call,
  ]
}

/** As spreadsheets know a moment. */
function utc(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('T', ' ').slice(0, 19)
}

function text(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}
