import { Type, type Static } from 'typebox'
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

/** The id of the new account, or the reason why there is none. */
export const NewAccountReply = Type.Object({
  id: Type.Optional(Id),
  /** Why there is none. */
  error: Type.Optional(Type.String()),
})
export type NewAccountReply = Static<typeof NewAccountReply>

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

/** All accounts, for the Account Manager. */
export const AccountList = Type.Array(ListedAccount)

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
