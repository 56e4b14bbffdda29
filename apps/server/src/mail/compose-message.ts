import { escapeHtml } from '@sitewright/html'
import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { SendMailOptions } from 'nodemailer'
import type { Settings } from '../settings/settings.ts'
import { headerText } from './email-message.ts'
import type { StoredEmail } from './outbox.ts'
import { texts } from './messages.ts'

/** No white space, control characters or anything that a mail program would read as a list, a group or a name. */
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u

/** Characters of an address (RFC 5321, section 4.5.3.1, with the `@`). */
const maxAddressLength = 320

/** An email that can never be sent, however often it is tried. */
export class UnsendableError extends Error {
  override name = 'UnsendableError'
}

export interface MessageContext {
  settings: Settings
  /** What follows the `@` of addresses that the site makes up. */
  domain: string
  /** A random key of the site. */
  secret: string
}

/**
 * The email as nodemailer takes it. The same stored email gives the same Message-ID every time, so that people who get
 * it twice after a crash, or their mail program, can tell.
 *
 * @throws {UnsendableError} when the recipient is not one plain address.
 */
export function composeMessage(mail: StoredEmail, { settings, domain, secret }: MessageContext): SendMailOptions {
  if (!isOneAddress(mail.recipient)) throw new UnsendableError('The recipient is not a single valid address')
  const asked = usable(mail.reply_to)
  const replyTo = asked ?? usable(settings.NotifyEmail)
  const { text, html } = asked === undefined || fitsHeaders(asked) ? mail : withReplyAddress(mail, asked)
  return {
    messageId: messageId(mail, { domain, secret }),
    date: new Date(mail.created * 1000),
    from: { name: headerText(settings.SiteTitle), address: senderOf(settings, domain) },
    to: addressed(mail.recipient),
    ...(replyTo !== undefined && fitsHeaders(replyTo) && { replyTo: addressed(replyTo) }),
    subject: headerText(mail.subject),
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The address that emails come from. */
export function senderOf({ NotifyEmail }: Settings, domain: string): string {
  const notify = usable(NotifyEmail)
  return notify !== undefined && fitsHeaders(notify) ? notify : `noreply@${domain}`
}

/**
 * False for letters outside ASCII before the `@`: such an address may only be in the headers of an email for servers with
 * SMTPUTF8 (RFC 6531), and there is no other way to write it. A domain has one, which nodemailer uses.
 */
function fitsHeaders(address: string): boolean {
  return /^[\x21-\x7e]+@/.test(address)
}

/** The same email, saying where to reply to. */
function withReplyAddress({ text, html }: Pick<StoredEmail, 'text' | 'html'>, address: string) {
  const sentence = texts.replyTo({ address })
  const end = html.lastIndexOf('</body>')
  const at = end < 0 ? html.length : end
  return {
    text: `${text.trimEnd()}\n\n${sentence}\n`,
    html: html === '' ? html : `${html.slice(0, at)}<p>${escapeHtml(sentence)}</p>${html.slice(at)}`,
  }
}

/** An object is taken as it is; a text would be looked through for several addresses. */
function addressed(address: string) {
  return { name: '', address }
}

function usable(address: string | null): string | undefined {
  return address !== null && isOneAddress(address) ? address : undefined
}

function messageId({ id, created }: StoredEmail, { domain, secret }: Omit<MessageContext, 'settings'>): string {
  const site = createHash('sha256').update(`message-id ${secret}`).digest('hex').slice(0, 16)
  return `<${id}.${created}.${site}@${domain}>`
}

/** The host of the site's address, which is used as its mail domain; a bare IP number cannot be one. */
export function emailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return isIP(hostname) || hostname.startsWith('[') ? 'localhost' : hostname
}

/** True for one plain address, `local@domain`. Whether somebody reads email there is for the mail server to say. */
function isOneAddress(text: string): boolean {
  return text.length <= maxAddressLength && plainAddress.test(text)
}
