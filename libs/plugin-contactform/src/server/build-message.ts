import type { EmailPart, KindMail, PageKindServices } from '@sitewright/page-kit/server'
import type { Answer } from '../submission.ts'
import { layoutDefaults, type Layout } from '../model/layout.ts'
import { texts } from './email-messages.ts'
import type { Seconds } from './tables.ts'
import { oneLine } from './one-line.ts'

/** Everything that is needed to deliver a submission, whatever becomes of its page. */
export interface StoredMessage {
  recipients: string[]
  subject: string
  /** The submitter's address where SetReplyTo is true. */
  replyTo?: string
  answers: Answer[]
  /** How many files came with it; absent: none. */
  files?: number
  /** True where the submitter gets a copy once they have verified their address. */
  copy?: true
}

/** The addresses of a TargetEmail that can be written to, each once; what is none is skipped (Q115). */
export function recipientsOf({ TargetEmail }: Layout, { parseAddress }: PageKindServices['mail']): string[] {
  const addresses = TargetEmail.split(/[,;\s]+/).flatMap((text) => parseAddress(text) ?? [])
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()]
}

/** The emails that deliver a submission, one to each recipient. */
export function deliveryEmails(
  { title, message }: { title: string; message: StoredMessage },
  siteUrl: string,
): KindMail[] {
  const { recipients, subject, replyTo, answers, files = 0 } = message
  const parts = [texts.filledIn({ form: oneLine(title) }), ...answers.map(answerText), ...filesParts(files)]
  return recipients.map((to) => ({ to, subject, parts, ...(replyTo === undefined ? {} : { replyTo }) }))

  // the files themselves stay here: mailboxes refuse large ones, and keep what the site deletes
  function filesParts(count: number): EmailPart[] {
    if (count === 0) return []
    return [texts.filesInInbox({ count }), { label: texts.openInbox(), href: `${siteUrl}/pages/forminbox` }]
  }
}

export interface CopyOptions {
  /** The submitter's address, which they have verified. */
  to: string
  title: string
  message: StoredMessage
}

/** The email that gives the submitter what they sent. It tells nothing of who received it. */
export function copyEmail({ to, title, message }: CopyOptions): KindMail {
  const form = oneLine(title)
  return {
    to,
    subject: texts.copySubject({ form }),
    parts: [texts.copy({ form }), ...message.answers.map(answerText)],
  }
}

export interface VerificationOptions {
  to: string
  layout: Layout
  title: string
  /** The link's address. */
  href: string
  expires: Seconds
}

/** The email that asks the submitter to verify their address. It repeats nothing of what was typed into the form. */
export function verificationEmail({ to, layout, title, href, expires }: VerificationOptions): KindMail {
  return {
    to,
    subject: subjectOf(layout.ValidationEmailSubject, layoutDefaults.ValidationEmailSubject),
    parts: [texts.verify({ form: oneLine(title) }), { label: texts.confirm(), href }, texts.linkWorks()],
    expires,
  }
}

/** One line, and never nothing. */
export function subjectOf(subject: string, fallback: string): string {
  return oneLine(subject) || fallback
}

function answerText({ label, answer }: Answer): string {
  return `${label}:${answer.includes('\n') ? '\n' : ' '}${answer}`.trimEnd()
}
