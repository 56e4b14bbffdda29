import type { SendMailOptions, Transporter } from 'nodemailer'
import type { MailServer } from './mail-server.ts'
import type { MailTransport } from './mail-transport.ts'

/** Milliseconds. */
export interface SmtpTimeouts {
  /** Until the connection is established. */
  connectionTimeout: number
  /** Until the server greets. */
  greetingTimeout: number
  /** Without a sign of life. */
  socketTimeout: number
}

const defaultTimeouts: SmtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

export interface SmtpTransportOptions {
  /** smtp://… or smtps://…, whose parameters nodemailer reads; or a server that was set in the administration. */
  server: string | MailServer
  /** How the server is greeted, if it is a domain. */
  domain: string
  timeouts?: Partial<SmtpTimeouts> | undefined
}

/** Hands emails to a mail server, one connection each. Nodemailer is loaded with the first email. */
export function createSmtpTransport({ server, domain, timeouts }: SmtpTransportOptions): MailTransport {
  let transporter: Transporter | undefined

  async function load(): Promise<Transporter> {
    const { default: nodemailer } = await import('nodemailer')
    const name = domain.includes('.') ? { name: domain } : {}
    const to = typeof server === 'string' ? { url: server } : connectionTo(server)
    transporter ??= nodemailer.createTransport({ ...to, ...name, ...defaultTimeouts, ...timeouts })
    return transporter
  }

  return {
    async send(message: SendMailOptions, { signal }) {
      await (transporter ?? (await load())).sendMail({ ...message, signal })
    },
    close: () => transporter?.close(),
  }
}

function connectionTo({ host, port, security, user, password }: MailServer) {
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== '' && { auth: { user, pass: password } }),
  }
}
