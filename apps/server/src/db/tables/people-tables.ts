import type { Generated } from 'kysely'
import type { Bit, Seconds } from './column-types.ts'

/** Accounts and who may do what. */
export interface PeopleTables {
  accounts: {
    id: Generated<number>
    email: string
    /** The address as it is compared: trimmed, NFKC, lower case. Not unique: several accounts may share one. */
    email_key: string
    name: string
    /** The name as lists are sorted by it. */
    name_key: Generated<string>
    /** Address and name, folded, to be searched. */
    words: Generated<string>
    /** When an invitation was last mailed to this address; 0: never. */
    invited: Generated<Seconds>
    /** Argon2id in PHC form; null until the first password is set. */
    password_hash: string | null
    created: Seconds
    /** 0: never. */
    lastlogin: Generated<Seconds>
    deactivated: Generated<Bit>
    /** Login is refused until then. */
    locked_until: Generated<Seconds>
    /** The language that its owner chose, as a tag of BCP 47; '' for that of the site. */
    language: Generated<string>
  }
  sessions: {
    /** SHA-256 of the cookie's token, hexadecimal. */
    token_hash: string
    account_id: number
    created: Seconds
    last_seen: Seconds
  }
  /** The secret parts of mailed links; each is used once. */
  account_tokens: {
    /** SHA-256 of the token, hexadecimal. */
    token_hash: string
    account_id: number
    purpose: 'invitation' | 'reset' | 'deactivation'
    created: Seconds
    expires: Seconds
  }
  /** Who asked for a new password, whether there is such an account or not. */
  reset_requests: {
    id: Generated<number>
    email_key: string
    /** The network address that asked. */
    address: string
    created: Seconds
    /** 1 once the emails, if any, are in the outbox. */
    done: Generated<Bit>
  }
  second_factors: {
    account_id: number
    /** Base32. */
    secret: string
    /** 0 until the first code was given. */
    confirmed: Generated<Bit>
    /** The time step of the last code, so that none is taken twice. */
    last_step: Generated<number>
    created: Seconds
  }
  /** SHA-256 of the codes that were not used yet, hexadecimal. */
  recovery_codes: { account_id: number; code_hash: string }
  login_failures: { key: string; failures: number; last_failure: Seconds }
  roles: { id: Generated<number>; title: string; description: Generated<string> }
  role_accounts: { role_id: number; account_id: number }
  role_permissions: { role_id: number; permission: string }
  /** Permissions that were once granted to the first role, so that a new page kind's are granted once only. */
  known_permissions: { permission: string }
}
