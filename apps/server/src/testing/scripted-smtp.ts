import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** When the server decides: before the message, and once it has the whole of it. */
export type SmtpStage = 'rcpt' | 'data'

/**
 * - `accept`: all is well
 * - a number, or a number with a text: this reply, a passing failure from 400 on, a lasting one from 500 on
 * - `drop`: the connection is cut without an answer
 * - `lose`: the email is taken, but the connection is cut before the answer
 * - `hang`: no answer ever comes
 */
export type SmtpReaction = 'accept' | 'drop' | 'lose' | 'hang' | number | { code: number; text: string }

/** An email as a mail server received it. */
export interface ReceivedEmail {
  from: string
  to: string[]
  /** As it came over the wire. */
  raw: string
}

/** A real mail server in this process that does what a test tells it. */
export interface ScriptedSmtp {
  /** For SMTP_URL. */
  url: string
  /** The emails it accepted, in order. */
  mails: ReceivedEmail[]
  /** The most connections that there were at one time. */
  peak: number
  /** How it behaves; at first it accepts everything. */
  react: (stage: SmtpStage, recipient: string) => SmtpReaction | Promise<SmtpReaction>
  /** Cuts every connection and refuses new ones. */
  stop: () => Promise<void>
  /** Listens again, on the same port. */
  start: () => Promise<void>
}

export interface ScriptedSmtpOptions {
  /** Demands a login and refuses it with this text; without one it is accepted. */
  refuseLogin?: (password: string) => string | undefined
  /** Speaks TLS from the start, under a certificate that nobody vouches for. */
  secure?: boolean
}

/** Starts one on a free port of this machine. */
export async function startScriptedSmtp({
  refuseLogin,
  secure = false,
}: ScriptedSmtpOptions = {}): Promise<ScriptedSmtp> {
  let server: SMTPServer
  let port = 0

  function cut({ id }: SMTPServerSession): void {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy()
  }

  function answer(reaction: SmtpReaction, session: SMTPServerSession, done: (error?: Error | null) => void): void {
    if (reaction === 'drop' || reaction === 'lose') cut(session)
    else if (reaction === 'accept') done()
    else if (typeof reaction === 'number') done(reply(reaction, 'As the script says'))
    else if (reaction !== 'hang') done(reply(reaction.code, reaction.text))
  }

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<SmtpReaction> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const { mailFrom, rcptTo } = session.envelope
    const to = rcptTo.map(({ address }) => address)
    const reaction = await smtp.react('data', String(to[0]))
    if (reaction === 'accept' || reaction === 'lose')
      smtp.mails.push({ from: mailFrom ? mailFrom.address : '', to, raw: Buffer.concat(chunks).toString() })
    return reaction
  }

  const smtp: ScriptedSmtp = {
    url: '',
    mails: [],
    peak: 0,
    react: () => 'accept',
    start() {
      server = new SMTPServer({
        secure,
        disabledCommands: ['STARTTLS'],
        disableReverseLookup: true,
        allowInsecureAuth: true,
        authOptional: refuseLogin === undefined,
        closeTimeout: 1,
        onConnect: (_, done) => {
          smtp.peak = Math.max(smtp.peak, server.connections.size)
          done()
        },
        onAuth: ({ username, password }, _, done) => {
          const refusal = refuseLogin ? refuseLogin(password ?? '') : 'No logins here'
          done(refusal === undefined ? null : reply(535, refusal), { user: username })
        },
        onRcptTo: ({ address }, session, done) =>
          void Promise.resolve(smtp.react('rcpt', address)).then((reaction) => answer(reaction, session, done)),
        onData: (stream, session, done) =>
          // a connection that ends within the message leaves nobody to answer
          void receive(stream, session).then(
            (reaction) => answer(reaction, session, done),
            () => {},
          ),
      })
      server.on('error', () => {}) // connections that a test cuts
      return new Promise((resolve) =>
        server.listen(port, '127.0.0.1', () => {
          port = (server.server.address() as AddressInfo).port
          smtp.url = `smtp://127.0.0.1:${port}`
          resolve()
        }),
      )
    },
    stop() {
      for (const connection of server.connections) connection._socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  await smtp.start()
  return smtp
}

function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
