import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { maxNotesLength } from '../../limits.ts'
import { fromLocalText } from '../moments.ts'
import { isTyped, type NewRecord } from './new-record.ts'

/** What was sent last and not confirmed, and the key that it was sent with. */
export interface SentRecord {
  text: string
  key: string
}

/** A record that is being typed, as it is kept. */
export interface KeptRecord {
  record: NewRecord
  /** So that what may have been added already is not added twice. */
  sent?: SentRecord | undefined
}

/** The record in such a text; undefined if it holds none. */
export function parseRecord(text: string): KeptRecord | undefined {
  const { record, sent } = fieldsOf(parsed(text))
  const { stages, notes, start, end } = fieldsOf(record)
  const read: NewRecord = {
    stages: Array.isArray(stages) ? stages.filter((id): id is number => Number.isSafeInteger(id)) : [],
    notes: readText(notes).slice(0, maxNotesLength),
    start: momentIn(start),
    end: momentIn(end),
  }
  if (!isTyped(read)) return undefined
  const { text: sentText, key } = fieldsOf(sent)
  const isSent = typeof sentText === 'string' && typeof key === 'string' && /^[0-9a-f]{32}$/.test(key)
  return { record: read, ...(isSent && { sent: { text: sentText, key } }) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function momentIn(value: unknown): string {
  const text = readText(value)
  return fromLocalText(text) === undefined ? '' : text
}
