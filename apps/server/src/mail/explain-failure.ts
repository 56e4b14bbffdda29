import type { MailTestReply } from '@sitewright/api-client'
import type { NodemailerError } from 'nodemailer'
import { UnsendableError } from './compose-message.ts'

/** What the system, or TLS, calls a failure that has no answer of a mail server. */
const plainWords: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no server of this name.',
  EAI_AGAIN: 'The name of the server could not be looked up just now.',
  EDNS: 'There is no server of this name.',
  ECONNREFUSED: 'The server refused the connection: nothing answers at this port.',
  EHOSTUNREACH: 'The server cannot be reached from here.',
  ENETUNREACH: 'The server cannot be reached from here.',
  ETIMEDOUT: 'The server did not answer in time. Check its name, the port and the security.',
  EPROTOCOL: 'What answers there is not a mail server.',
  ETLS: 'No encrypted connection could be made. Check the security and the port.',
  ECONNECTION: 'The server closed the connection. Check the security and the port.',
  ECONNRESET: 'The server closed the connection. Check the security and the port.',
  EAUTH: 'The server did not accept the user and the password.',
}

/** Of TLS where the other side talks something else, and of certificates that nobody vouches for. */
const tlsFailure = /^ERR_SSL|^EPROTO$/
const certificateFailure = /CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_VERIFY|ISSUER/

/**
 * Why a test email was not taken, in plain words, and what the mail server said. What speaks another protocol is never
 * quoted, so that a test does not read other programs' answers to anybody.
 *
 * @param error what was thrown.
 * @param line the same as one line without secrets.
 */
export function explainFailure(error: unknown, line: string): MailTestReply {
  if (error instanceof UnsendableError) return { error: 'This is not a valid email address.' }
  const { code = '', command = '', responseCode } = error as Partial<NodemailerError>
  const system = originalCode(error) ?? code
  if (responseCode && ['EAUTH', 'EENVELOPE', 'EMESSAGE'].includes(code))
    return { error: refusal(code, command), reply: line }
  if (code === 'EENVELOPE') return { error: 'This is not a valid email address.' }
  if (certificateFailure.test(system))
    return { error: `The server's certificate is not valid for its name, so its identity is not certain (${system}).` }
  if (tlsFailure.test(system)) return { error: plainWords['ETLS'] as string }
  return { error: plainWords[system] ?? plainWords[code] ?? 'The server could not be reached.' }
}

/** Nodemailer's own code takes the place of the system's, which says more. */
function originalCode(error: unknown): string | undefined {
  const { originalCode: code } = error as { originalCode?: unknown }
  return typeof code === 'string' ? code : undefined
}

function refusal(code: string, command: string): string {
  if (code === 'EAUTH') return 'The server did not accept the user and the password.'
  if (command === 'MAIL FROM') return 'The server does not accept the address that emails come from.'
  if (command === 'RCPT TO') return 'The server does not accept the address that the email goes to.'
  return 'The server did not accept the email.'
}
