import { Alert, Box, Button, Stack, Text } from '@chakra-ui/react'
import type { EmailAsText } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { AppDialog, Moment, Spinner } from '@sitewright/ui'
import { RotateCw } from 'lucide-react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { Facts } from '../shared/Facts.ts'
import { texts } from './messages.ts'
import { shownSubject } from './shown-subject.ts'

export const readWaitingCall = 'GET private/mail-read.json.php'
export const readStoredCall = 'GET private/mail-read-stored.json.php'

/** An email that somebody wants to read, and the call that answers it. */
export type OpenedEmail = { subject: string } & (
  { call: typeof readWaitingCall; id: number } | { call: typeof readStoredCall; id: string }
)

export interface EmailDialogProps {
  mail: OpenedEmail
  /** Tries to send it once more; absent for one that does not wait to be sent. */
  onRetry?: (() => void) | undefined
  onClose: () => void
}

/** One email as plain text. */
export function EmailDialog({ mail, onRetry, onClose }: EmailDialogProps) {
  const { api } = useSite()
  const { value, status, error, reload } = useLoaded(
    mail.call === readStoredCall
      ? callQuery(api, readStoredCall, { id: mail.id })
      : callQuery(api, readWaitingCall, { id: mail.id }),
  )
  return (
    <AppDialog
      open
      title={shownSubject(mail.subject)}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.close()}
          </Button>
          {onRetry && value && value.text !== '' && (
            <Button onClick={onRetry}>
              <RotateCw /> {texts.tryAgain()}
            </Button>
          )}
        </>
      }
    >
      {status === 'failed' ? (
        <LoadFailure title={texts.emailFailed()} error={error} onRetry={reload} />
      ) : value ? (
        <Letter {...value} />
      ) : (
        <Spinner label={texts.loadingEmail()} />
      )}
    </AppDialog>
  )
}

function Letter({ from, to, replyTo, created, text, hidden }: EmailAsText) {
  return (
    <Stack gap="4">
      <Facts>
        <dt>{texts.from()}</dt>
        <dd>
          <bdi>{from}</bdi>
        </dd>
        <dt>{texts.to()}</dt>
        <dd>
          <bdi>{to}</bdi>
        </dd>
        {replyTo !== undefined && (
          <>
            <dt>{texts.replyTo()}</dt>
            <dd>
              <bdi>{replyTo}</bdi>
            </dd>
          </>
        )}
        <dt>{texts.created()}</dt>
        <dd>
          <Moment at={created} />
        </dd>
      </Facts>
      {hidden && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>{texts.linksHidden()}</Alert.Title>
        </Alert.Root>
      )}
      <Box borderWidth="1px" borderRadius="md" padding="4">
        {text === '' ? (
          <Text color="fg.muted">{texts.textDeleted()}</Text>
        ) : (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
            {text}
          </Text>
        )}
      </Box>
    </Stack>
  )
}
