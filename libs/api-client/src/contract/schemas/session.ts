import { Type, type Static } from 'typebox'
import { SecondFactorCode } from './accounts.ts'
import { Flag, Id } from './basics.ts'

/** The session of anyone who asks: whether they are logged in (`auth` 1), and the permissions they have. */
export const Account = Type.Object({ auth: Flag, permissions: Type.Array(Type.String()) })
export type Account = Static<typeof Account>

/** Whose session it is; empty where nobody is logged in. */
export const SessionAccount = Type.Object({ id: Type.Optional(Id), email: Type.Optional(Type.String()) })
export type SessionAccount = Static<typeof SessionAccount>

/** The email address and password, and what an earlier answer asked for. */
export const Login = Type.Object({
  name: Type.String({ maxLength: 320 }),
  pass: Type.String({ maxLength: 1024 }),
  /** The account chosen from an earlier answer's list. */
  id: Type.Optional(Id),
  /** The second factor, once an answer asked for it. */
  code: Type.Optional(SecondFactorCode),
})

/** The permissions of the new session, or the accounts to choose from; empty when the login was rejected. */
export const LoginReply = Type.Object({
  permissions: Type.Optional(Type.Array(Type.String())),
  /** True for the administrator who is the first to log in to a new site. */
  first: Type.Optional(Type.Boolean()),
  accounts: Type.Optional(Type.Array(Type.Object({ id: Id, name: Type.String() }))),
  /** The password was right, and the account's second factor is still to come; `wrong`: the one sent was not it. */
  secondFactor: Type.Optional(Type.Union([Type.Literal('required'), Type.Literal('wrong')])),
})
export type LoginReply = Static<typeof LoginReply>
