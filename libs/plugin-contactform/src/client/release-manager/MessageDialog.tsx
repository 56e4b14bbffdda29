import { Button, chakra, Text } from '@chakra-ui/react'
import { withCalls } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { AppDialog, Moment, Spinner } from '@sitewright/ui'
import type { Answer, ContactFormCalls, ReleaseSubmission } from '../../contract.ts'

export interface MessageDialogProps {
  submission: ReleaseSubmission
  onClose: () => void
}

const Answers = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    '& dt': { color: 'fg.muted', textStyle: 'label', overflowWrap: 'anywhere' },
    '& dd': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& dd[data-none]': { color: 'fg.muted', fontStyle: 'italic' },
  },
})

/** What was submitted, to be read before it is released. */
export function MessageDialog({ submission, onClose }: MessageDialogProps) {
  const { id, title, email, time } = submission
  const { api } = useSite()
  const call = withCalls<ContactFormCalls>(api)
  const message = useLoaded(callQuery(call, 'GET private/form-get-submission.json.php', { id }))

  return (
    <AppDialog title={title} open size="lg" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <Text color="fg.muted" marginBottom="4" overflowWrap="anywhere">
        <bdi>{email}</bdi>, <Moment at={time} />
      </Text>
      {message.status === 'loading' && <Spinner label="Loading message" />}
      {message.status === 'failed' && (
        <div role="alert">
          <Text marginBottom="3">The message could not be loaded. The reason is in the browser’s log.</Text>
          <Button variant="outline" onClick={message.reload}>
            Try again
          </Button>
        </div>
      )}
      {message.value && <AnswerList answers={message.value.answers} />}
    </AppDialog>
  )
}

function AnswerList({ answers }: { answers: readonly Answer[] }) {
  if (answers.length === 0) return <Text>This message has no answers.</Text>
  return (
    <Answers>
      {answers.map(({ label, answer }, index) => (
        <div key={index}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd dir="auto" data-none={answer === '' ? '' : undefined}>
            {answer || 'No answer'}
          </dd>
        </div>
      ))}
    </Answers>
  )
}
