import type { AnyDatabase, AnyTransaction } from '@sitewright/page-kit/server'
import type { Generated, Kysely, Selectable, Transaction } from 'kysely'
import type { Mark } from '../submission.ts'

/** Seconds since 1970. */
export type Seconds = number

export interface FormTables {
  form_submissions: {
    id: Generated<number>
    /** The page may be gone: its submissions stay. */
    page_id: number
    /** The page's title at the time. */
    title: string
    /** The submitter's address, as it is written to and as it is compared. */
    email: string
    email_key: string
    time: Seconds
    /** `waiting` until the submitter or staff let it go; from then on it is only kept. */
    state: 'waiting' | 'released'
    /** Of the code in the submitter's email; null where none was sent. */
    code_hash: string | null
    /** Until when that code works. */
    expires: Seconds
    /** What staff release it by: worth nothing without their session, so it is stored as it is. */
    release_code: string
    /** JSON text of a StoredMessage. */
    message: string
    keep_days: number
    /** 1 where it was delivered at once. */
    auth: 0 | 1
    /** By which a repetition is known, for some minutes; null afterwards. */
    fingerprint: string | null
    /** Title, address and the beginning of the answers, folded, to be searched. */
    words: Generated<string>
    /** What staff say of it once it was delivered. Those that were stored before there were marks are done. */
    mark: Generated<Mark>
    /** What staff wrote about it, for themselves. */
    note: Generated<string>
  }
  /** What submissions have chosen of options, limited or not. */
  form_places: {
    submission_id: number
    /** That of the submission: places are counted by it. */
    page_id: number
    /** The name of the field. */
    field: string
    value: string
  }
  /** Files that visitors have sent; the bytes are with those of the site. */
  form_files: {
    id: Generated<number>
    /** Null until a submission names it, which has to be before `expires`. */
    submission_id: number | null
    page_id: number
    /** The SubmitLabel of the field. */
    field: string
    /** Of what the submission names it by. */
    ticket_hash: string
    expires: Seconds
    name: string
    /** Media type, found from the bytes. */
    type: string
    size: number
    sha256: string
    storage_key: string
  }
  form_preauth: {
    id: Generated<number>
    page_id: number
    /** Of a key, or null where an address is pre-authorized. */
    key_hash: string | null
    email_key: string | null
    created: Seconds
    /** Null for never. */
    expires: Seconds | null
    /** The name, at that time, of anyone who made it; '' for those of before it was kept. */
    made_by: string
  }
  form_attempts: {
    key: string
    /** JSON text: when the recent ones were. */
    times: string
    last: Seconds
  }
}

export type Submission = Selectable<FormTables['form_submissions']>

type Known<Database> = Database extends AnyTransaction ? Transaction<FormTables> : Kysely<FormTables>

/** The same database, with this kind's own tables known. */
export function tablesOf<Database extends AnyDatabase>(database: Database): Known<Database> {
  return database as unknown as Known<Database>
}
