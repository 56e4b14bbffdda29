import type { MailTestReply } from '@sitewright/api-client'
import type { NodemailerError } from 'nodemailer'
import { UnsendableError } from './compose-message.ts'
import { texts } from './failure-messages.ts'

/** What the system, or TLS, calls a failure that has no answer of a mail server. */
const plainWords: Readonly<Record<string, () => string>> = {
  ENOTFOUND: texts.noServer,
  EAI_AGAIN: texts.lookUp,
  EDNS: texts.noServer,
  ECONNREFUSED: texts.refused,
  EHOSTUNREACH: texts.unreachable,
  ENETUNREACH: texts.unreachable,
  ETIMEDOUT: texts.timeout,
  EPROTOCOL: texts.otherProtocol,
  ETLS: texts.tls,
  ECONNECTION: texts.closed,
  ECONNRESET: texts.closed,
  EAUTH: texts.login,
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
  if (error instanceof UnsendableError) return { error: texts.badAddress() }
  const { code = '', command = '', responseCode } = error as Partial<NodemailerError>
  const system = originalCode(error) ?? code
  if (responseCode && ['EAUTH', 'EENVELOPE', 'EMESSAGE'].includes(code))
    return { error: refusal(code, command), reply: line }
  if (code === 'EENVELOPE') return { error: texts.badAddress() }
  if (certificateFailure.test(system)) return { error: texts.certificate({ code: system }) }
  if (tlsFailure.test(system)) return { error: texts.tls() }
  return { error: (plainWords[system] ?? plainWords[code] ?? texts.other)() }
}

/** Nodemailer's own code takes the place of the system's, which says more. */
function originalCode(error: unknown): string | undefined {
  const { originalCode: code } = error as { originalCode?: unknown }
  return typeof code === 'string' ? code : undefined
}

function refusal(code: string, command: string): string {
  if (code === 'EAUTH') return texts.login()
  if (command === 'MAIL FROM') return texts.sender()
  if (command === 'RCPT TO') return texts.recipient()
  return texts.email()
}
