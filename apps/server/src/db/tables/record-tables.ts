import type { Generated } from 'kysely'
import type { Bit, Seconds } from './column-types.ts'

/** What is still to be done, and what was: emails, purges, checks, the audit log and the trash. */
export interface RecordTables {
  /** Emails to be sent; a row goes when the email was handed over. */
  outbox: {
    id: Generated<number>
    recipient: string
    subject: string
    text: string
    html: string
    reply_to: string | null
    created: Seconds
    /** After which sending it makes no sense any more, because its link has expired; null: never. */
    expires: Seconds | null
    state: Generated<'waiting' | 'failed'>
    attempts: Generated<number>
    next_attempt: Seconds
    /** A worker is at it until then. */
    claimed_until: Generated<Seconds>
    error: Generated<string>
    /** Subject and recipient, folded, to be searched. */
    words: Generated<string>
  }
  /** What caches in front of the site are to forget; a row goes when they were told. */
  cache_purges: {
    id: Generated<number>
    /** Separated by spaces. */
    keys: string
    due: Seconds
    /** 1 where they were told before, and are told again. */
    sent: Generated<Bit>
  }
  /** What page kinds are still to be told of; a row goes when its kind was told. */
  kind_events: {
    id: Generated<number>
    /** Who is to be told. */
    kind: string
    /** Such as `page.published`. */
    name: string
    /** JSON. */
    facts: string
    /** When it happened. */
    time: Seconds
    attempts: Generated<number>
    /** When it is delivered next. While it is being delivered, when that is taken to have failed. */
    due: Seconds
  }
  /** When page kinds do what they do at certain times. */
  kind_jobs: {
    kind: string
    name: string
    due: Seconds
    /** Runs that failed since one succeeded. */
    failures: Generated<number>
    /** Why the last one failed; '' where it did not. */
    error: Generated<string>
  }
  /** Human checks that were passed, each once. */
  used_checks: { hash: string; expires: Seconds }
  /** Who changed what, and when. */
  audit_log: {
    id: Generated<number>
    time: Seconds
    /** The last time, where it was done again and again; else as `time`. */
    last: Seconds
    times: number
    /** Null for somebody who was not logged in, and for the server itself. Accounts that are gone keep their entries. */
    account_id: number | null
    name: string
    /** The network address; '' where nobody asked. */
    address: string
    /** The key of a declared call, or the name of a security event. */
    call: string
    summary: string
    /** What it is about: '' for nothing in particular. */
    subject_kind: string
    subject_id: number | null
    /** What the subject was called at the time. */
    subject: string
    details: string
    /** Folded, to be searched. */
    words: string
  }
  /** What page kinds left that cannot be used now: see kept-data.ts. */
  kept_data: { id: Generated<number>; what: string; name: string; content: string }
  /** What was deleted and can be brought back; see trash/trash.ts. */
  trash: {
    id: Generated<number>
    /** Such as `page`; page kinds have names of their own. */
    kind: string
    /** The id that it had, and gets again. */
    thing_id: number
    /** The table of its first row. */
    root: string
    title: string
    /** Who may see it and bring it back: holders of this permission, or `account:5` for what is that account's own. */
    audience: string
    deleted: Seconds
    /** Who deleted it, as people knew them. */
    by: string
    /** What the room that it belongs to wants to know when it comes back, as JSON. */
    facts: string
  }
  /**
   * Its rows and those that named it, some in each part, in the order in which they can be inserted; and what was restricted
   * to other roles in the meantime.
   */
  trash_rows: {
    id: Generated<number>
    trash_id: number
    what: 'rows' | 'links' | 'changed'
    name: string
    content: string
  }
  /** The bytes in the storage that its files come back with. */
  trash_bytes: { storage_key: string; trash_id: number; file_id: number; size: number; sha256: string }
}
