import type { SendMailOptions } from 'nodemailer'
import type { StoredEmail } from './outbox.ts'

/** A way out of the house. */
export interface MailTransport {
  /** Resolves once the email is in other hands. @throws when it is not, or when nobody knows. */
  send: (message: SendMailOptions, options: { mail: StoredEmail; signal: AbortSignal }) => Promise<void>
  close: () => void
}
