/** Who asks. Nobody logged in: `account` is undefined and `permissions` holds `public` only. */
export interface Identity {
  account?: { id: number; name: string; email: string }
  permissions: ReadonlySet<string>
  /** Ids of the roles the account is a member of. */
  roles: readonly number[]
}

/** What a handler learns of the request besides its input. */
export interface CallContext {
  who: Identity
  client: {
    /** The network address, taken from the trusted hop. */
    address: string
    userAgent: string
  }
}
