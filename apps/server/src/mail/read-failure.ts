import type { NodemailerError } from 'nodemailer'
import { UnsendableError } from './compose-message.ts'
import { headerText } from './email-message.ts'
import type { MailServer } from './mail-server.ts'

/** Why an email was not handed over. */
export interface EmailFailure {
  /** One line for the administrator. */
  error: string
  /** True if trying again cannot help. */
  permanent: boolean
}

/** Characters of an error text. */
const maxErrorLength = 300

/** The commands whose refusal concerns this email; that of any other concerns all emails, and may be over soon. */
const aboutTheMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** Replies that ask for other credentials or a safer connection: the operator can mend that (RFC 4954). */
const aboutTheConnection = new Set([530, 534, 535, 538])

export type FailureReader = (error: unknown, server: MailServer | undefined) => EmailFailure

/** Reads errors of sending. What a mail server quotes of its password or of a link in the email is left out. */
export function createFailureReader({ publicUrl }: { publicUrl: string }): FailureReader {
  const { host } = new URL(publicUrl)
  const ownLink = new RegExp(`${host.replace(/[.[\]]/g, '\\$&')}/\\S*`, 'gi')

  return function readFailure(error, server) {
    let text = error instanceof Error ? error.message || nameOf(error) : String(error)
    for (const secret of server ? credentialsOf(server) : []) text = text.replaceAll(secret, '…')
    text = headerText(text).replace(ownLink, `${host}/…`)
    return {
      error: text.length > maxErrorLength ? `${text.slice(0, maxErrorLength - 1)}…` : text,
      permanent: isPermanent(error),
    }
  }
}

function nameOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.name
}

function isPermanent(error: unknown): boolean {
  if (error instanceof UnsendableError) return true
  const { code, command = '', responseCode } = error as Partial<NodemailerError>
  if (responseCode) return responseCode >= 500 && aboutTheMail.has(command) && !aboutTheConnection.has(responseCode)
  return code === 'EENVELOPE' || code === 'EMESSAGE'
}

/** The password in every form in which a server could quote it. */
function credentialsOf({ user, password }: MailServer): string[] {
  if (password === '') return []
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  return [base64(`\0${user}\0${password}`), base64(password), encodeURIComponent(password), password]
}
