import { Type, type Static } from 'typebox'
import { maxImported } from '../limits.ts'
import { EpochSeconds, Id } from './basics.ts'

/** What a person types as an email address; the server decides what it accepts. */
export const EmailText = Type.String({ maxLength: 320 })

/** A person's name, up to 200 characters. */
export const PersonName = Type.String({ maxLength: 200 })
/** A password as it was typed. Longer ones than the server accepts are refused with a reason, not as malformed. */
export const PasswordText = Type.String({ maxLength: 1024 })
/** The secret part of a mailed link. */
export const LinkUid = Type.String({ maxLength: 200 })
/** The proof that a person asks, of reCAPTCHA or of the site's own proof of work. */
export const HumanCheckToken = Type.String({ maxLength: 16_384 })
/** Six digits of an authenticator app, or a recovery code. */
export const SecondFactorCode = Type.String({ maxLength: 64 })

/** How a visitor proves to be a person: by reCAPTCHA or by a proof of work. */
export const HumanCheck = Type.Object({
  /** Address of reCAPTCHA's script, where the site uses it. */
  script: Type.Optional(Type.String()),
  /** A proof of work to be solved, where it does not. */
  challenge: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** False where emails are only stored, since no mail server is set: a form promises none then. */
  sends: Type.Optional(Type.Literal(false)),
})
export type HumanCheck = Static<typeof HumanCheck>

/**
 * What became of a change of password: `[0]` done, `[1]` the own password was wrong, `[2, reason]` the new one cannot be
 * used.
 */
export const PasswordChange = Type.Array(Type.Union([Type.Integer(), Type.String()]), { minItems: 1, maxItems: 2 })
export type PasswordChange = Static<typeof PasswordChange>

/** `[0]` done, `[1]` the own password was wrong. */
export const PasswordChecked = Type.Array(Type.Integer(), { minItems: 1, maxItems: 1 })
export type PasswordChecked = Static<typeof PasswordChecked>

/** A link that sets a password, with whose it is; `invited` is true for the first password of a new account. */
export const PasswordLink = Type.Object({
  invited: Type.Boolean(),
  expires: EpochSeconds,
  email: Type.String(),
  name: Type.String(),
})
export type PasswordLink = Static<typeof PasswordLink>

/** A link that somebody is handed to choose their first password. It works once. */
export const InvitationLink = Type.Object({ link: Type.String(), expires: EpochSeconds })
export type InvitationLink = Static<typeof InvitationLink>

/** The id of the new account, or the reason why there is none. */
export const NewAccountReply = Type.Object({
  id: Type.Optional(Id),
  /** Why there is none. */
  error: Type.Optional(Type.String()),
})
export type NewAccountReply = Static<typeof NewAccountReply>

/** People who are to get accounts. */
export const AccountImport = Type.Object({
  people: Type.Array(
    Type.Object({
      email: EmailText,
      name: PersonName,
      /** Ids of roles. */
      roles: Type.Array(Id, { maxItems: 50 }),
    }),
    { minItems: 1, maxItems: maxImported },
  ),
  /** True if everybody is emailed an invitation. */
  intro: Type.Boolean(),
})
export type AccountImport = Static<typeof AccountImport>

/** What became of one of them. */
export const ImportedAccount = Type.Object({
  /** `exists`: an account has the email address already, and stays as it is. `refused`: nothing was created. */
  result: Type.Union([Type.Literal('created'), Type.Literal('exists'), Type.Literal('refused')]),
  /** The account; absent where there is none. */
  id: Type.Optional(Id),
  /** Why there is none. */
  error: Type.Optional(Type.String()),
})
export type ImportedAccount = Static<typeof ImportedAccount>

/** In the order in which they were given. */
export const ImportedAccounts = Type.Array(ImportedAccount)

/** An account as the Account Manager lists it. */
export const ListedAccount = Type.Object({
  id: Id,
  email: Type.String(),
  name: Type.String(),
  deactivated: Type.Boolean(),
  /** True if logging in asks for a second factor. */
  secondFactor: Type.Boolean(),
})
export type ListedAccount = Static<typeof ListedAccount>

/** What an account is waiting for, if it is not in use. */
export const AccountState = Type.Union([
  /** It was deactivated; until somebody reactivates it nobody can log in. */
  Type.Literal('deactivated'),
  /** It has no password yet, but its owner was mailed a link for choosing one. */
  Type.Literal('invited'),
  /** It has no password, and nobody was told of it. */
  Type.Literal('no-password'),
  /** It has a password, and nobody has logged in so far. */
  Type.Literal('never-logged-in'),
  Type.Literal('active'),
])
export type AccountState = Static<typeof AccountState>

/** An account as the pages of the Account Manager have it. */
export const FoundAccount = Type.Object({
  ...ListedAccount.properties,
  state: AccountState,
  /** 0: never. */
  lastlogin: EpochSeconds,
  /** The last invitation to this address; 0: none. */
  invited: EpochSeconds,
  /** The titles of its roles. */
  roles: Type.Array(Type.String()),
})
export type FoundAccount = Static<typeof FoundAccount>

/** All accounts, for the Account Manager. */
export const AccountList = Type.Array(ListedAccount)

/** In which languages an account can be read; all are tags of BCP 47. */
export const AccountLanguages = Type.Object({
  /** What its owner chose; '' for the language of the site. */
  chosen: Type.String(),
  ofSite: Type.String(),
  /** Those that the site has texts in. */
  installed: Type.Array(Type.String()),
})
export type AccountLanguages = Static<typeof AccountLanguages>

/** What My Account shows of the own account; times are seconds since 1970. */
export const AccountInfo = Type.Object({
  name: Type.String(),
  created: EpochSeconds,
  /** 0: never. */
  lastlogin: EpochSeconds,
  email: Type.String(),
  secondFactor: Type.Boolean(),
  /** Recovery codes that were not used yet. */
  recoveryCodes: Type.Integer({ minimum: 0 }),
  languages: AccountLanguages,
})
export type AccountInfo = Static<typeof AccountInfo>

/** Empty where the password was wrong. */
export const SecondFactorStart = Type.Object({
  /** In Base32, for typing it into an app. */
  secret: Type.Optional(Type.String()),
  /** The same as an `otpauth://` address, for a QR code. */
  uri: Type.Optional(Type.String()),
})
export type SecondFactorStart = Static<typeof SecondFactorStart>

/** Empty where the code or the password was wrong. */
export const RecoveryCodes = Type.Object({
  /** Shown once; each logs in once. */
  recovery: Type.Optional(Type.Array(Type.String())),
})
export type RecoveryCodes = Static<typeof RecoveryCodes>
