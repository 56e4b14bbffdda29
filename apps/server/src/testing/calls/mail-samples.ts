import type { mailCalls } from '@sitewright/api-client/contract'
import { mkdir, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { neverAnId, type AbsentInputs, type CallSample, type SampleContext } from './call-sample.ts'

/** A mail server that is not there: nothing listens at port 25 of this address. */
const nowhere = { host: '127.0.0.9', port: 25, security: 'none', user: '', password: '' } as const

/** An email that could not be sent. */
async function failedMail({ server }: SampleContext): Promise<{ id: number }> {
  const { database, now } = server.services
  const mail = { recipient: 'anna@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  return database.write((tx) =>
    tx
      .insertInto('outbox')
      .values({ ...mail, created: now(), state: 'failed', attempts: 1, next_attempt: now(), error: '550 no such user' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

async function absentMails(context: SampleContext): Promise<AbsentInputs> {
  const deleted = await failedMail(context)
  await context.server.services.database.write((tx) => tx.deleteFrom('outbox').where('id', '=', deleted.id).execute())
  return { never: { id: neverAnId }, deleted }
}

const storedFile = ({ server }: SampleContext, id: string) => path.join(server.dataDir, 'mail', `${id}.eml`)

/** An email that became a file. */
async function storedMail(context: SampleContext): Promise<string> {
  const id = '7-20261102T090000Z'
  const file = storedFile(context, id)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'From: huts@example.org\r\nTo: anna@example.org\r\nSubject: Hello\r\n\r\nHello\r\n')
  return id
}

export const emailSamples: Record<keyof typeof mailCalls, CallSample> = {
  'GET private/mail-get-list.json.php': { input: () => undefined },
  'GET private/mail-get-paged.json.php': {
    input: async (context) => {
      await failedMail(context)
      return { desc: 1, limit: 1 }
    },
    reply: { items: [expect.objectContaining({ to: 'anna@example.org' })] },
  },
  'GET private/mail-read.json.php': {
    input: failedMail,
    reply: { to: 'anna@example.org', subject: 'Hello', text: 'Hello', hidden: false },
    absent: absentMails,
  },
  'GET private/mail-get-stored.json.php': {
    input: async (context) => {
      await storedMail(context)
      return { limit: 1 }
    },
    reply: { items: [expect.objectContaining({ to: 'anna@example.org' })] },
  },
  'GET private/mail-read-stored.json.php': {
    input: async (context) => ({ id: await storedMail(context) }),
    reply: { to: 'anna@example.org', text: 'Hello' },
    absent: async (context) => {
      const id = await storedMail(context)
      await unlink(storedFile(context, id))
      return { never: { id: '999-20261102T090000Z' }, deleted: { id } }
    },
  },
  'POST private/mail-retry.json.php': { input: failedMail, reply: {}, absent: absentMails },
  'POST private/mail-delete.json.php': { input: failedMail, reply: {}, absent: absentMails },
  'GET private/mail-goes-out.json.php': { input: () => undefined, reply: { sends: false } },
  'GET public/mail-sends.json.php': { input: () => undefined, reply: { sends: false } },
  'GET private/mail-get-server.json.php': { input: () => undefined, reply: { setBy: 'nobody' } },
  'POST private/mail-set-server.json.php': { input: () => nowhere, reply: {} },
  'POST private/mail-remove-server.json.php': {
    input: async ({ server }) => {
      await server.services.mail.setServer(nowhere, async () => {})
    },
    reply: {},
  },
  'POST private/mail-test.json.php': {
    input: () => ({ to: 'anna@example.org', server: nowhere }),
    reply: { error: expect.stringContaining('refused') },
  },
}
