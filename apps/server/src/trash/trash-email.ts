import type { Identity } from '@sitewright/page-kit/server'
import type { Seconds } from '../db/schema.ts'
import { errorText } from '../errors.ts'
import type { Deleted, Restorer } from './trash.ts'
import type { StoredEmail } from '../mail/outbox.ts'

export type EmailToDelete = Pick<StoredEmail, 'id' | 'subject' | 'recipient' | 'claimed_until'>

/** An email for the trash, with whether it was being sent at that moment. */
export function deletedEmail(
  { id, subject, recipient, claimed_until }: EmailToDelete,
  { now, who }: { now: Seconds; who: Identity },
): Deleted {
  const title = `${subject} (to ${recipient})`
  const facts = { sending: claimed_until > now }
  return { kind: 'email', table: 'outbox', id, title, audience: 'core.admin', who, facts }
}

/**
 * An email comes back as it was: one that waited is sent. One that was being sent when it was deleted may have arrived, so
 * it is sent again only by somebody who asks for it. Its claim is left to the worker, who may still have it in hand.
 */
export const emailRestorer: Restorer = {
  async begin({ facts }) {
    if (facts['sending'] !== true) return undefined
    return (table, row) => (table === 'outbox' ? { ...row, state: 'failed', error: errorText('emailMaybeSent') } : row)
  },
}
