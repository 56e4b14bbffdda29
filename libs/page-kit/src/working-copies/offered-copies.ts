import type { WorkingCopyReply } from '@sitewright/api-client'
import type { LocalCopy } from './local-copy.ts'

type Kept = NonNullable<WorkingCopyReply['kept']>

/** Copies that somebody may want to go on with, and those that are of no use any more. */
export interface SortedCopies {
  /** The newest first. */
  offers: readonly LocalCopy[]
  done: readonly LocalCopy[]
}

/**
 * Finds out, of what this browser and the server have of one subject, what was not gone on with or saved elsewhere. Of
 * copies that say the same one is enough: the server's, else the newest.
 */
export function sortCopies(local: readonly LocalCopy[], kept: Kept | undefined, owner: Owner): SortedCopies {
  // what was gone on with may still be here for a moment after its successor
  const isFollowed = ({ copy }: LocalCopy) => local.some((other) => follows(other, copy))
  const isDone = (copy: LocalCopy) =>
    isFollowed(copy) || (copy.sent && copy.copy !== kept?.copy && (kept ? follows(kept, copy.copy) : true))
  const here = local.filter((copy) => !isDone(copy))
  // what was written here is never older than what was sent of it
  const isKnown = kept && here.some((copy) => copy.copy === kept.copy || follows(copy, kept.copy))
  const all = kept && !isKnown ? [...here, fromServer(kept, owner)] : here
  const newestFirst = all.toSorted((a, b) => b.saved - a.saved)
  const chosen = (copy: LocalCopy) => {
    const same = newestFirst.filter((other) => isSame(other, copy))
    return same.find((other) => other.copy === kept?.copy) ?? same[0]
  }
  const offers = newestFirst.filter((copy) => chosen(copy) === copy)
  return { offers, done: [...local.filter(isDone), ...newestFirst.filter((copy) => chosen(copy) !== copy)] }
}

function isSame(one: LocalCopy, other: LocalCopy): boolean {
  return one.content === other.content && (one.base.draft ?? false) === (other.base.draft ?? false)
}

type Owner = Pick<LocalCopy, 'account' | 'subject'>

function fromServer({ saved, ...kept }: Kept, owner: Owner): LocalCopy {
  return { ...owner, ...kept, saved: saved * 1000, sent: true }
}

function follows({ base }: Pick<LocalCopy, 'base'>, copy: string): boolean {
  return base.follows?.includes(copy) ?? false
}
