import type { FastifyBaseLogger } from 'fastify'
import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import type { MailTransport } from './mail-transport.ts'
import type { StoredEmail } from './outbox.ts'

/**
 * Writes each email to a file of its own, whole or not at all. The name is the email's own, so an email that is written
 * again after a crash takes the place of its first copy.
 */
export function createFileTransport({ folder, log }: { folder: string; log: FastifyBaseLogger }): MailTransport {
  return {
    async send(message, { mail }) {
      const { default: nodemailer } = await import('nodemailer')
      const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message: bytes } = await composer.sendMail(message)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, fileName(mail))
      await writeWhole(file, bytes as Buffer)
      log.info({ mail: mail.id, file, to: mail.recipient }, 'an email was written to a file, as no mail server is set')
    },
    close() {},
  }
}

function fileName({ id, created }: StoredEmail): string {
  return `${id}-${new Date(created * 1000).toISOString().replace(/[-:]|\.\d+/g, '')}.eml`
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const part = await open(`${file}.part`, 'w', 0o600)
  try {
    await part.writeFile(bytes)
    await part.sync()
  } finally {
    await part.close()
  }
  await rename(`${file}.part`, file)
  const folder = await open(path.dirname(file))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
