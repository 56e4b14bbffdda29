import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react'
import type { WaitingMail } from '@sitewright/api-client'
import { Spinner } from '@sitewright/ui'
import { RotateCw, Trash2 } from 'lucide-react'
import { Moment } from '../shared/Moment.tsx'
import type { MailListProps } from './mail-list.ts'
import { MailState } from './MailState.tsx'
import { noError, shownSubject } from './texts.ts'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'sm',
    '& dt': { color: 'fg.muted' },
    '& bdi': { overflowWrap: 'anywhere' },
  },
})

/** The mails one below the other, for narrow windows. */
export function MailCards({ mails, loading, empty, ...card }: MailListProps) {
  if (loading) return <Spinner label="Loading mails" />
  if (mails.length === 0)
    return (
      <Box borderWidth="1px" borderRadius="lg" background="bg.panel">
        {empty}
      </Box>
    )
  return (
    <Stack as="ul" gap="3" listStyleType="none" aria-label="Mails not delivered yet">
      {mails.map((mail) => (
        <Box as="li" key={mail.id} padding="4" borderWidth="1px" borderRadius="lg" background="bg.panel">
          <MailCard mail={mail} {...card} />
        </Box>
      ))}
    </Stack>
  )
}

interface MailCardProps extends Pick<MailListProps, 'readAt' | 'working' | 'onRetry' | 'onDelete'> {
  mail: WaitingMail
}

function MailCard({ mail, readAt, working, onRetry, onDelete }: MailCardProps) {
  const busy = working.has(mail.id)
  return (
    <Stack gap="3">
      <Text as="h2" fontWeight="semibold" dir="auto" overflowWrap="anywhere">
        {shownSubject(mail.subject)}
      </Text>
      <Facts>
        <dt>To</dt>
        <dd>
          <bdi>{mail.to}</bdi>
        </dd>
        <dt>Created</dt>
        <dd>
          <Moment at={mail.created} />
        </dd>
        <dt>State</dt>
        <dd>
          <MailState mail={mail} readAt={readAt} work={working.get(mail.id)} />
        </dd>
        <dt>Attempts</dt>
        <dd>{mail.attempts}</dd>
        <dt>Last error</dt>
        <dd>
          <bdi>{mail.error || noError}</bdi>
        </dd>
      </Facts>
      <HStack gap="2" wrap="wrap">
        <Button size="sm" variant="outline" disabled={busy} onClick={() => onRetry(mail)}>
          <RotateCw /> Try again
        </Button>
        <Button size="sm" variant="outline" colorPalette="red" disabled={busy} onClick={() => onDelete(mail)}>
          <Trash2 /> Delete
        </Button>
      </HStack>
    </Stack>
  )
}
