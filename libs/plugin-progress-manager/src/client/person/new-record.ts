import { fromLocalText } from '../moments.ts'

/** A record as it is typed. */
export interface NewRecord {
  /** Ids. */
  stages: readonly number[]
  notes: string
  /** Of a `datetime-local` input. */
  start: string
  end: string
}

export const blankRecord: NewRecord = { stages: [], notes: '', start: '', end: '' }

/** As it is sent. */
export interface RecordData {
  Stages: number[]
  Notes: string
  /** Milliseconds since 1970. */
  Start: number
  End: number
}

/** True once anything was typed or chosen. */
export function isTyped({ stages, notes, start, end }: NewRecord): boolean {
  return stages.length > 0 || notes !== '' || start !== '' || end !== ''
}

/** What is to be sent; undefined until start and end are filled in (Q151). */
export function toRecordData({ stages, notes, start, end }: NewRecord): RecordData | undefined {
  const [Start, End] = [fromLocalText(start), fromLocalText(end)]
  if (Start === undefined || End === undefined) return undefined
  return { Stages: [...stages], Notes: notes, Start, End }
}
