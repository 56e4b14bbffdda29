import { Button, Stack, Text } from '@chakra-ui/react'
import { withCalls } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { AppDialog, Moment, Spinner } from '@sitewright/ui'
import type { ContactFormCalls } from '../../contract.ts'
import type { ReleaseSubmission } from '../../submission.ts'
import { AnswerList } from '../submissions/AnswerList.tsx'
import { FileList } from '../submissions/FileList.tsx'
import { texts } from '../submissions/messages.ts'

export interface MessageDialogProps {
  submission: ReleaseSubmission
  onClose: () => void
}

/** What was submitted, to be read before it is released. */
export function MessageDialog({ submission, onClose }: MessageDialogProps) {
  const { id, title, email, time } = submission
  const { api } = useSite()
  const call = withCalls<ContactFormCalls>(api)
  const message = useLoaded(callQuery(call, 'GET private/form-get-submission.json.php', { id }))

  return (
    <AppDialog
      title={title}
      open
      size="lg"
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close()}</Button>}
    >
      <Text color="fg.muted" marginBottom="4" overflowWrap="anywhere">
        <bdi>{email}</bdi> · <Moment at={time} />
      </Text>
      {message.status === 'loading' && <Spinner label={texts.loadingMessage()} />}
      {message.status === 'failed' && (
        <div role="alert">
          <Text marginBottom="3">{texts.messageFailed()}</Text>
          <Button variant="outline" onClick={message.reload}>
            {texts.tryAgain()}
          </Button>
        </div>
      )}
      {message.value && (
        <Stack gap="5">
          <AnswerList answers={message.value.answers} />
          <FileList files={message.value.files} />
        </Stack>
      )}
    </AppDialog>
  )
}
