import { Badge } from '@chakra-ui/react'
import type { WaitingEmail } from '@sitewright/api-client'
import { formatMoment, Moment, Spinner } from '@sitewright/ui'
import { isDue } from './due.ts'
import type { EmailWork } from './use-emails.ts'
import { rich } from '@sitewright/messages/react'
import { texts } from './messages.ts'

export interface MailStateProps {
  mail: WaitingEmail
  /** When the list was read, in epoch seconds. */
  readAt: number
  work: EmailWork | undefined
}

/** The state of an email: what is being done with it, or what will become of it. */
export function MailState({ mail, readAt, work }: MailStateProps) {
  if (work) return <Spinner size="sm" label={work === 'retry' ? texts.tryingAgain() : texts.deleting()} />
  if (mail.state === 'failed')
    return (
      <Badge colorPalette="red" variant="subtle">
        {texts.failed()}
      </Badge>
    )
  if (mail.next === null || isDue(mail, readAt)) return texts.nextNow()
  const at = mail.next
  return rich(texts.nextAt, { moment: formatMoment(at), time: () => <Moment at={at} /> })
}
