import type { mailCalls, StoredEmail, WaitingEmail } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { ActionName } from '../audit/actions.ts'
import { labelsByEmail } from '../audit/subject.ts'
import type { CoreContext } from './endpoints.ts'
import { fail } from '../errors.ts'
import type { Services } from '../services.ts'
import { parseEmail } from '../text/email-address.ts'
import type { Seconds } from '../db/schema.ts'
import type { MailServer } from '../mail/mail-server.ts'
import type { ListedEmail, WithEmail } from '../mail/outbox.ts'
import type { StoredEmailHead } from '../mail/stored-emails.ts'
import { deletedEmail } from '../trash/trash-email.ts'
import type { Fact } from '../audit/facts.ts'

/** Test emails of one server within `span`. */
const maxTestEmails = 10
const span: Seconds = 10 * 60

/** What answers the calls of the Mail screen. */
export function mailHandlers({ audit, database, mail, trash, now }: Services): Handlers<typeof mailCalls, CoreContext> {
  const mayTest = createTestLimit(now)

  function recording(action: ActionName, id: number, actor: CoreContext): WithEmail {
    return (tx, { subject, recipient }) =>
      audit.record(tx, { action, actor, target: { kind: 'mail', id, label: `${subject} (to ${recipient})` } })
  }

  async function toWaitingMails(mails: readonly ListedEmail[]): Promise<WaitingEmail[]> {
    const people = await labelsByEmail(
      database.read,
      mails.map(({ recipient }) => recipient),
    )
    return mails.map((one) => toWaitingMail(one, people.get(one.recipient)))
  }

  async function toStoredMails(mails: readonly StoredEmailHead[]): Promise<StoredEmail[]> {
    const people = await labelsByEmail(
      database.read,
      mails.map(({ to }) => to),
    )
    return mails.map((one) => ({ ...one, ...(people.has(one.to) && { person: people.get(one.to) }) }))
  }

  return {
    'GET private/mail-get-list.json.php': async () => toWaitingMails(await mail.list()),
    'GET private/mail-get-paged.json.php': async (input) => {
      const { items, next } = await mail.listPaged(input)
      return { items: await toWaitingMails(items), next }
    },
    'GET private/mail-read.json.php': async ({ id }) => (await mail.read(id)) ?? fail('notFound'),
    'GET private/mail-get-stored.json.php': async (input) => {
      const { items, next } = await mail.stored.list(input)
      return { items: await toStoredMails(items), next }
    },
    'GET private/mail-read-stored.json.php': async ({ id }) => (await mail.stored.read(id)) ?? fail('notFound'),
    'POST private/mail-retry.json.php': async ({ id }, context) => {
      const result = await mail.retry(id, recording('mail retried', id, context))
      if (result === 'unknown') fail('notFound')
      if (result === 'expired') fail('emailLinkExpired')
      mail.wake()
      return {}
    },
    'POST private/mail-delete.json.php': async ({ id }, context) => {
      const record = recording('mail deleted', id, context)
      const isDeleted = await mail.remove(id, async (tx, email) => {
        await trash.put(tx, deletedEmail({ id, ...email }, { now: now(), who: context.who }))
        await record(tx, email)
      })
      return isDeleted ? {} : fail('notFound')
    },
    'GET private/mail-goes-out.json.php': async () => ({ sends: await mail.isDelivering() }),
    'GET public/mail-sends.json.php': async () => ({ sends: await mail.isDelivering() }),
    'GET private/mail-get-server.json.php': () => mail.server(),
    'POST private/mail-set-server.json.php': async (input, actor) => {
      await mail.setServer(input, (tx, server) =>
        audit.record(tx, { action: 'mail server set', actor, details: detailsOf(server) }),
      )
      mail.wake()
      return {}
    },
    'POST private/mail-remove-server.json.php': async (_, actor) => {
      await mail.removeServer((tx) => audit.record(tx, { action: 'mail server removed', actor }))
      return {}
    },
    'POST private/mail-test.json.php': async ({ to, server }, actor) => {
      const address = parseEmail(to) ?? fail('badEmail')
      if (!mayTest()) fail('tooManyAttempts')
      const tested = await mail.test(address, server)
      const outcome = tested.reply.error ?? ({ say: 'serverTookIt' } as const)
      const target = { kind: 'email', label: address }
      audit.recordAlone({
        action: 'mail tested',
        actor,
        target,
        details: { say: 'byServer', with: { server: tested.server, outcome } },
      })
      return tested.reply
    },
  }
}

/** Never the password. */
function detailsOf({ host, port, security, user, password }: MailServer): Fact {
  const login: Fact =
    user === ''
      ? { say: 'noLogin' }
      : { say: password === '' ? 'userWithoutPassword' : 'userWithPassword', with: { user } }
  return { say: 'mailServer', with: { address: `${host}:${port}`, security: securityFacts[security], login } }
}

const securityFacts = { tls: { say: 'tls' }, starttls: { say: 'starttls' }, none: { say: 'notEncrypted' } } as const

function toWaitingMail(mail: ListedEmail, person: string | undefined): WaitingEmail {
  const { id, recipient, subject, created, state, attempts, next_attempt, error } = mail
  return {
    id,
    to: recipient,
    ...(person !== undefined && { person }),
    subject,
    created,
    state,
    attempts,
    next: state === 'waiting' ? next_attempt : null,
    error,
  }
}

/** Answers false when too many test emails were sent: nobody is to look for servers, or write to strangers, with them. */
function createTestLimit(now: () => Seconds): () => boolean {
  let times: Seconds[] = []
  return () => {
    const time = now()
    times = times.filter((one) => one <= time && time - one < span)
    if (times.length >= maxTestEmails) return false
    times.push(time)
    return true
  }
}
