import type { Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'

/** An email to one person, before it has a sender and an id. */
export interface EmailMessage {
  /** One address, nothing else. */
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  /** When its link expires; it is not sent after that. */
  expires?: Seconds
}

/** What the rest of the server needs of email. */
export interface Outbox {
  /** Puts an email into the outbox as part of the transaction that causes it. */
  queue: (tx: Writer, mail: EmailMessage) => Promise<void>
  /** Sends what is due in the background. Call it once the transaction is committed. */
  wake: () => void
}

/** Text as it may appear in a header: on one line, without characters that some program could take for a line's end. */
export function headerText(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
