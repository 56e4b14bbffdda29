import { Type, type Static } from 'typebox'
import { EmailText } from './accounts.ts'
import { EpochSeconds, Id } from './basics.ts'

/** An email that was not delivered yet. */
export const WaitingEmail = Type.Object({
  id: Id,
  to: Type.String(),
  /** Name and address of the one account that has the address; absent where there is none, or several. */
  person: Type.Optional(Type.String()),
  subject: Type.String(),
  created: EpochSeconds,
  /** `failed`: it is not tried again by itself. */
  state: Type.Union([Type.Literal('waiting'), Type.Literal('failed')]),
  attempts: Type.Integer({ minimum: 0 }),
  /** When it is tried next; null for a failed one. */
  next: Type.Union([EpochSeconds, Type.Null()]),
  /** What the mail server, or the way to it, answered last; '' before the first attempt. */
  error: Type.String(),
})
export type WaitingEmail = Static<typeof WaitingEmail>

/** Emails that were not delivered yet, newest first. */
export const EmailList = Type.Array(WaitingEmail)

/** The name of the file that an email was written to, without its ending. */
export const StoredEmailId = Type.String({ pattern: String.raw`^\d{1,16}-\d{8}T\d{6}Z$` })

/** An email that was written to a file, as no mail server was set; nobody has received it. */
export const StoredEmail = Type.Object({
  id: StoredEmailId,
  to: Type.String(),
  /** As in `WaitingEmail`. */
  person: Type.Optional(Type.String()),
  subject: Type.String(),
  created: EpochSeconds,
})
export type StoredEmail = Static<typeof StoredEmail>

/** An email to be read, as plain text only. */
export const EmailAsText = Type.Object({
  subject: Type.String(),
  from: Type.String(),
  to: Type.String(),
  replyTo: Type.Optional(Type.String()),
  created: EpochSeconds,
  /** '' where it was deleted, as its link has expired. */
  text: Type.String(),
  /** True if secret parts of links are not shown. */
  hidden: Type.Boolean(),
})
export type EmailAsText = Static<typeof EmailAsText>

/** `tls`: from the first byte; `starttls`: asked for before anything else is said, and insisted on; `none`: in the clear. */
export const MailSecurity = Type.Union([Type.Literal('tls'), Type.Literal('starttls'), Type.Literal('none')])
export type MailSecurity = Static<typeof MailSecurity>

/** A mail server as somebody types it. */
export const MailServerInput = Type.Object({
  host: Type.String({ minLength: 1, maxLength: 253 }),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  security: MailSecurity,
  /** '' where the server asks for no login. */
  user: Type.String({ maxLength: 320 }),
  /** '' for none; absent: the one that is stored, which is only used with the same server, port, security and user. */
  password: Type.Optional(Type.String({ maxLength: 1024 })),
})
export type MailServerInput = Static<typeof MailServerInput>

/** Where emails go. The password itself never leaves the server. */
export const MailServerState = Type.Object({
  /** `operator`: by `SMTP_URL`, which wins; `site`: in the administration; `nobody`: emails are only stored as files. */
  setBy: Type.Union([Type.Literal('operator'), Type.Literal('site'), Type.Literal('nobody')]),
  /** '' while nobody has set one. */
  host: Type.String(),
  port: Type.Integer(),
  security: MailSecurity,
  /** '' also for what the operator set. */
  user: Type.String(),
  hasPassword: Type.Boolean(),
  /** The address that emails come from. */
  from: Type.String(),
})
export type MailServerState = Static<typeof MailServerState>

/** A test email, by the server that is set or by one that was typed and not saved. */
export const MailTest = Type.Object({ to: EmailText, server: Type.Optional(MailServerInput) })
export type MailTest = Static<typeof MailTest>

/** Empty where the mail server took the email. */
export const MailTestReply = Type.Object({
  /** Why it did not, in plain words. */
  error: Type.Optional(Type.String()),
  /** What the mail server said, where it is one. */
  reply: Type.Optional(Type.String()),
})
export type MailTestReply = Static<typeof MailTestReply>
