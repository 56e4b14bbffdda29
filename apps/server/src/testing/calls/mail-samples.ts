import type { mailCalls } from '@sitewright/api-client/contract'
import { neverAnId, type AbsentInputs, type CallSample, type SampleContext } from './call-sample.ts'

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

export const mailSamples: Record<keyof typeof mailCalls, CallSample> = {
  'GET private/mail-get-list.json.php': { input: () => undefined },
  'POST private/mail-retry.json.php': { input: failedMail, reply: {}, absent: absentMails },
  'POST private/mail-delete.json.php': { input: failedMail, reply: {}, absent: absentMails },
}
