import type { WorkingCopyBase } from '@sitewright/api-client'

/** What somebody typed, as this browser keeps it. */
export interface LocalCopy {
  /** Whose it is: the id of their account. */
  account: number
  subject: string
  /** Tells copies of the same subject apart: each editor that is opened writes its own. */
  copy: string
  base: WorkingCopyBase
  content: string
  /** Milliseconds since 1970. */
  saved: number
  /** The server has it as it is. */
  sent: boolean
}

export type CopyKey = Pick<LocalCopy, 'account' | 'subject' | 'copy'>

/** A place of this browser for what people type. */
export interface StoredCopies {
  all: () => Promise<LocalCopy[]>
  /** It is kept, whatever becomes of the browser, once this has ended. */
  put: (copy: LocalCopy) => Promise<void>
  /** To be called before the server gets a copy, as it has none of the others of the subject then: here they stay. */
  keepOthers: (copy: LocalCopy) => Promise<void>
  /** Keeps a copy that the server has now, in place of any other of the subject. */
  putSent: (copy: LocalCopy) => Promise<void>
  remove: (key: CopyKey) => Promise<void>
}

export function isSameCopy(one: CopyKey, other: CopyKey): boolean {
  return one.account === other.account && one.subject === other.subject && one.copy === other.copy
}

/** Those that the server does not have any more once it has a copy. */
export function unsent(all: readonly LocalCopy[], { account, subject, copy }: LocalCopy): LocalCopy[] {
  return all
    .filter((other) => other.account === account && other.subject === subject && other.copy !== copy && other.sent)
    .map((other) => ({ ...other, sent: false }))
}
