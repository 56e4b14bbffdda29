import type { Via } from '@sitewright/api-client/contract'

/** Who asks. Nobody logged in: `account` is undefined and `permissions` holds `public` only. */
export interface Identity {
  account?: {
    id: number
    name: string
    email: string
    /** The language that they chose, as a proper tag of BCP 47; absent for that of the site. */
    language?: string
  }
  permissions: ReadonlySet<string>
  /** Ids of the roles the account is a member of. */
  roles: readonly number[]
}

/** What a handler learns of the request besides its input. */
export interface CallContext {
  who: Identity
  /** By what they came; absent for somebody who is not logged in. */
  via?: Via
  client: {
    /** The network address, taken from the trusted hop. */
    address: string
    userAgent: string
  }
  /** Says of which account a call of a page kind is, for the audit log to name the person. */
  aboutAccount?: (id: number) => void
  /** What a call brings that is declared to carry a file; on disk until the call is answered. */
  file?: ReceivedFile
}

/** A file as it came. Neither its name nor anything else that the sender says tells what it is. */
export interface ReceivedFile {
  /** Where it is on disk. */
  path: string
  /** One line, without a path and without characters that hide its end. */
  name: string
  /** Bytes. */
  size: number
  /** SHA-256, hexadecimal. */
  sha256: string
}
