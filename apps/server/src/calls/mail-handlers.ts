import type { mailCalls, WaitingMail } from '@sitewright/api-client/contract'
import { RefusedError, type Handlers } from '@sitewright/page-kit/server'
import type { ActionName } from '../audit/actions.ts'
import type { CoreContext } from './endpoints.ts'
import { fail } from '../errors.ts'
import type { Services } from '../services.ts'
import { linkExpired, type StoredMail, type WithMail } from '../mail/outbox.ts'

/** What answers the calls of the Mail screen. */
export function mailHandlers({ audit, mail }: Services): Handlers<typeof mailCalls, CoreContext> {
  function recording(action: ActionName, id: number, actor: CoreContext): WithMail {
    return (tx, { subject, recipient }) =>
      audit.record(tx, { action, actor, target: { kind: 'mail', id, label: `${subject} (to ${recipient})` } })
  }

  return {
    'GET private/mail-get-list.json.php': async () => (await mail.list()).map(toWaitingMail),
    'POST private/mail-retry.json.php': async ({ id }, context) => {
      const result = await mail.retry(id, recording('mail retried', id, context))
      if (result === 'unknown') fail('notFound')
      if (result === 'expired') throw new RefusedError(409, linkExpired)
      mail.wake()
      return {}
    },
    'POST private/mail-delete.json.php': async ({ id }, context) => {
      if (!(await mail.remove(id, recording('mail deleted', id, context)))) fail('notFound')
      return {}
    },
  }
}

function toWaitingMail({
  id,
  recipient,
  subject,
  created,
  state,
  attempts,
  next_attempt,
  error,
}: StoredMail): WaitingMail {
  return {
    id,
    to: recipient,
    subject,
    created,
    state,
    attempts,
    next: state === 'waiting' ? next_attempt : null,
    error,
  }
}
