import { Moment } from '@sitewright/ui'
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import type { WaitingEmail } from '@sitewright/api-client'
import { MailOpen, RotateCw, Trash2 } from 'lucide-react'
import { Cards } from '../shared/Cards.tsx'
import { Facts } from '../shared/Facts.ts'
import type { EmailListProps } from './mail-list.ts'
import { MailState } from './MailState.tsx'
import { texts } from './messages.ts'
import { shownSubject } from './shown-subject.ts'

/** The emails one below the other, for narrow windows. */
export function EmailCards({ mails, loading, empty, ...card }: EmailListProps) {
  return (
    <Cards label={texts.list()} rows={mails} loading={loading} loadingLabel={texts.loading()} empty={empty}>
      {(mail) => <MailCard mail={mail} {...card} />}
    </Cards>
  )
}

interface MailCardProps extends Pick<EmailListProps, 'readAt' | 'working' | 'onRead' | 'onRetry' | 'onDelete'> {
  mail: WaitingEmail
}

function MailCard({ mail, readAt, working, onRead, onRetry, onDelete }: MailCardProps) {
  const busy = working.has(mail.id)
  return (
    <Stack gap="3">
      <Text as="h3" fontWeight="semibold" overflowWrap="anywhere">
        <bdi>{shownSubject(mail.subject)}</bdi>
      </Text>
      <Facts>
        <dt>{texts.to()}</dt>
        <dd>
          <bdi>{mail.person ?? mail.to}</bdi>
        </dd>
        <dt>{texts.created()}</dt>
        <dd>
          <Moment at={mail.created} />
        </dd>
        <dt>{texts.state()}</dt>
        <dd>
          <MailState mail={mail} readAt={readAt} work={working.get(mail.id)} />
        </dd>
        <dt>{texts.attempts()}</dt>
        <dd>{mail.attempts}</dd>
        <dt>{texts.lastError()}</dt>
        <dd>
          <bdi>{mail.error || texts.noError()}</bdi>
        </dd>
      </Facts>
      <HStack gap="2" wrap="wrap">
        <Button size="sm" variant="outline" disabled={busy} onClick={() => onRead(mail)}>
          <MailOpen /> {texts.read()}
        </Button>
        <Button size="sm" variant="outline" disabled={busy} onClick={() => onRetry(mail)}>
          <RotateCw /> {texts.tryAgain()}
        </Button>
        <Button size="sm" variant="outline" colorPalette="red" disabled={busy} onClick={() => onDelete(mail)}>
          <Trash2 /> {texts.delete()}
        </Button>
      </HStack>
    </Stack>
  )
}
