import type { WaitingEmail } from '@sitewright/api-client'
import type { ReactNode } from 'react'
import type { EmailLists, ReadEmails } from './use-emails.ts'

/** What the table and the cards are given. */
export interface EmailListProps extends ReadEmails, Pick<EmailLists, 'working' | 'onRetry' | 'onDelete'> {
  onRead: (mail: WaitingEmail) => void
  loading: boolean
  /** Shown when no email waits. */
  empty: ReactNode
}
