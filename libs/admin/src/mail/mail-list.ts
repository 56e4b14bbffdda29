import type { WaitingMail } from '@sitewright/api-client'
import type { ReactNode } from 'react'
import type { Mails, ReadMails } from './use-mails.ts'

/** What the table and the cards are given. */
export interface MailListProps extends ReadMails, Pick<Mails, 'working' | 'onRetry' | 'onDelete'> {
  onRead: (mail: WaitingMail) => void
  loading: boolean
  /** Shown when no email waits. */
  empty: ReactNode
}
