import { maxAtOnce } from '../../limits.ts'
import { texts } from './news-messages.ts'

/** What came of records that were to be undone, by their numbers. */
export interface Undone {
  /** Struck out now. */
  struck: number
  /** Struck out before, which stays as it is. */
  before: number
  /** Gone, such as with the person. */
  gone: number
}

/** Strikes out a number of records that one call takes, with this reason. */
type Strike = (some: {
  records: number[]
  reason: string
}) => Promise<{ struck: readonly number[]; before?: readonly number[] }>

export interface UndoneRecords {
  /** Ids of any number of records. */
  records: readonly number[]
  /** The call is the caller's, so that no view waits for the client of calls because of this. */
  strike: Strike
  /** Gets the ids that count no more, as far as it has come. */
  onStruck?: (records: readonly number[]) => void
}

/** Strikes out records that were made together. @throws {ApiError} after some may have been struck out. */
export async function undoRecords({ records, strike, onStruck }: UndoneRecords): Promise<Undone> {
  const reason = texts.reason()
  const undone = { struck: 0, before: 0, gone: 0 }
  for (let at = 0; at < records.length; at += maxAtOnce) {
    const some = records.slice(at, at + maxAtOnce)
    const { struck, before = [] } = await strike({ records: some, reason })
    undone.struck += struck.length - before.length
    undone.before += before.length
    undone.gone += some.length - struck.length
    onStruck?.(some)
  }
  return undone
}

/** What else is to be told; '' where all were struck out now. */
export function exceptionsOf({ before, gone }: Undone): string {
  const parts = [before > 0 && texts.before({ count: before }), gone > 0 && texts.gone({ count: gone })]
  return parts.filter(Boolean).join(' ')
}
