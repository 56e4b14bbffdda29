import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** For SMTP_URL. */
  url: string
  /** Waits for the oldest email to this address with this subject, and removes it. @throws after ten seconds. */
  collect: (to: string, subject: RegExp) => Promise<Email>
  close: () => Promise<void>
}

/** A real SMTP server for one test, which stores the emails it gets. */
export async function startMailServer(): Promise<MailServer> {
  const mails: { to: string[]; mail: Email }[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push({ to, mail })
          answer()
        }, answer)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo

  async function collect(to: string, subject: RegExp): Promise<Email> {
    const deadline = performance.now() + 60_000
    while (performance.now() < deadline) {
      const index = mails.findIndex((entry) => entry.to.includes(to) && subject.test(entry.mail.subject ?? ''))
      const [found] = index < 0 ? [] : mails.splice(index, 1)
      if (found) return found.mail
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const others = mails.map(({ to: recipients, mail }) => `'${mail.subject}' to ${recipients.join(', ')}`)
    throw new Error(`No mail to ${to} with a subject like ${subject}; there are: ${others.join('; ') || 'none'}`)
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    collect,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The address in an email that leads to the given screen. @throws when there is none. */
export function linkIn(mail: Email, screen: 'passwordreset' | 'deactivate'): string {
  const [link] = new RegExp(`https?://\\S+/pages/${screen}/[\\w-]+`).exec(mail.text ?? '') ?? []
  if (!link) throw new Error(`No link to ${screen} in: ${mail.text}`)
  return link
}
