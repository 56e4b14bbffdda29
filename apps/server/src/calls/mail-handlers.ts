import type { mailCalls, WaitingMail } from '@sitewright/api-client/contract'
import { RefusedError, type Handlers } from '@sitewright/page-kit/server'
import type { CoreContext } from './endpoints.ts'
import { fail } from '../errors.ts'
import type { Services } from '../services.ts'
import { linkIsOver, type StoredMail } from '../mail/outbox.ts'

/** What answers the calls of the Mail screen. */
export function mailHandlers({ mail }: Services): Handlers<typeof mailCalls, CoreContext> {
  return {
    'GET private/mail-get-list.json.php': async () => (await mail.list()).map(toWaitingMail),
    'POST private/mail-retry.json.php': async ({ id }) => {
      const result = await mail.retry(id)
      if (result === 'unknown') fail('notFound')
      if (result === 'over') throw new RefusedError(409, linkIsOver)
      mail.wake()
      return {}
    },
    'POST private/mail-delete.json.php': async ({ id }) => {
      if (!(await mail.remove(id))) fail('notFound')
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
