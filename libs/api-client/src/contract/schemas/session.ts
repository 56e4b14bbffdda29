import { Type, type Static } from 'typebox'
import { SecondFactorCode } from './accounts.ts'
import { Flag, Id } from './basics.ts'

export const Account = Type.Object({ auth: Flag, permissions: Type.Array(Type.String()) })
export type Account = Static<typeof Account>

export const Login = Type.Object({
  name: Type.String({ maxLength: 320 }),
  pass: Type.String({ maxLength: 1024 }),
  /** The account chosen from an earlier answer's list. */
  id: Type.Optional(Id),
  /** The second factor, once an answer asked for it. */
  code: Type.Optional(SecondFactorCode),
})

export const LoginReply = Type.Object({
  permissions: Type.Optional(Type.Array(Type.String())),
  accounts: Type.Optional(Type.Array(Type.Object({ id: Id, name: Type.String() }))),
  /** The password was right, and the account's second factor is still to come; `wrong`: the one sent was not it. */
  secondFactor: Type.Optional(Type.Union([Type.Literal('required'), Type.Literal('wrong')])),
})
export type LoginReply = Static<typeof LoginReply>
