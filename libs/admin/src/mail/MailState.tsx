import { Badge } from '@chakra-ui/react'
import type { WaitingEmail } from '@sitewright/api-client'
import { Moment, Spinner } from '@sitewright/ui'
import { isDue } from './due.ts'
import type { EmailWork } from './use-emails.ts'

export interface MailStateProps {
  mail: WaitingEmail
  /** When the list was read, in epoch seconds. */
  readAt: number
  work: EmailWork | undefined
}

/** The state of an email: what is being done with it, or what will become of it. */
export function MailState({ mail, readAt, work }: MailStateProps) {
  if (work) return <Spinner size="sm" label={work === 'retry' ? 'Trying again' : 'Deleting'} />
  if (mail.state === 'failed')
    return (
      <Badge colorPalette="red" variant="subtle">
        Failed
      </Badge>
    )
  if (mail.next === null || isDue(mail, readAt)) return 'Waiting, next attempt now'
  return (
    <>
      Waiting, next attempt at <Moment at={mail.next} />
    </>
  )
}
