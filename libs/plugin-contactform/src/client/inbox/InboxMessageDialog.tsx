import { Button, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { withCalls } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { dateTimeFormat } from '@sitewright/messages'
import { discardAnswers, useSite } from '@sitewright/page-kit'
import { AppDialog, formatDay, Spinner, useMessages } from '@sitewright/ui'
import { Check, CircleOff, Reply, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ContactFormCalls } from '../../contract.ts'
import type { InboxMessage, Mark } from '../../submission.ts'
import { AnswerList } from '../submissions/AnswerList.tsx'
import { FileList } from '../submissions/FileList.tsx'
import { texts as common } from '../submissions/messages.ts'
import { useRefreshed } from '../submissions/use-refreshed.ts'
import { markLabels } from './marks.ts'
import { texts } from './messages.ts'
import { NoteField } from './NoteField.tsx'
import type { Row, RowActions } from './use-inbox.ts'

export interface InboxMessageDialogProps {
  submission: Row
  /** How often there was news of submissions. */
  news: number
  actions: RowActions
  onNoteSaved: () => void
  onClose: () => void
}

/** A submission to be read and answered, with what staff say about it. */
export function InboxMessageDialog({ submission, news, actions, onNoteSaved, onClose }: InboxMessageDialogProps) {
  const { id, title, email, time, mark } = submission
  const { api } = useSite()
  const messages = useMessages()
  const call = withCalls<ContactFormCalls>(api)
  const message = useLoaded(callQuery(call, 'GET private/form-inbox-message.json.php', { id }))
  useRefreshed(message, news)
  const [unsaved, setUnsaved] = useState(false)

  async function leave() {
    if (!unsaved || (await messages.confirm(texts.confirmDiscard(), discardAnswers))) onClose()
  }

  return (
    <AppDialog
      title={title}
      open
      size="lg"
      onClose={() => void leave()}
      footer={
        <Button variant="outline" onClick={() => void leave()}>
          {common.close()}
        </Button>
      }
    >
      <Stack gap="5">
        <Text color="fg.muted" overflowWrap="anywhere">
          <bdi>{email}</bdi> · {inWords(time)} · {markLabels[mark]()}
        </Text>
        <Buttons submission={submission} actions={actions} onDeleted={onClose} />
        {message.status === 'loading' && <Spinner label={common.loadingMessage()} />}
        {message.status === 'failed' && (
          <div role="alert">
            <Text marginBottom="3">{common.messageFailed()}</Text>
            <Button variant="outline" onClick={message.reload}>
              {common.tryAgain()}
            </Button>
          </div>
        )}
        {message.value && (
          <>
            <AnswerList answers={message.value.answers} />
            <FileList files={message.value.files} pictures />
            <NoteField id={id} stored={message.value.note} onUnsaved={setUnsaved} onSaved={onNoteSaved} />
            <Text textStyle="sm" color="fg.muted">
              {keptLine(message.value)}
            </Text>
          </>
        )}
      </Stack>
    </AppDialog>
  )
}

interface MarkButton {
  label: string
  to: Mark
  Icon: typeof Check
  variant?: 'subtle'
  'aria-pressed'?: boolean
  'aria-disabled'?: boolean
}

function pressed(isPressed: boolean) {
  return { 'aria-pressed': isPressed, ...(isPressed && { variant: 'subtle' as const }) }
}

interface ButtonsProps {
  submission: Row
  actions: RowActions
  onDeleted: () => void
}

function Buttons({ submission, actions, onDeleted }: ButtonsProps) {
  const { title, email, mark, busy = false } = submission
  /** Each stays where it is and keeps the focus, whatever the mark: a double click never presses what is beside it. */
  const setMark = ({ label, to, Icon, ...state }: MarkButton) => (
    <Button
      size="sm"
      variant="outline"
      {...state}
      onClick={() => {
        if (!busy && mark !== to) void actions.mark(submission, to)
      }}
    >
      <Icon aria-hidden /> {label}
    </Button>
  )
  return (
    <Flex gap="2" wrap="wrap">
      <Button asChild size="sm">
        <Link href={replyAddress(email, title)} textDecoration="none">
          <Reply aria-hidden /> {texts.reply()}
        </Link>
      </Button>
      {setMark({ label: texts.done(), to: 'done', Icon: Check, ...pressed(mark === 'done') })}
      {setMark({ label: texts.spam(), to: 'spam', Icon: CircleOff, ...pressed(mark === 'spam') })}
      {setMark({ label: texts.newAgain(), to: 'new', Icon: RotateCcw, 'aria-disabled': mark === 'new' })}
      <Button
        size="sm"
        variant="outline"
        colorPalette="red"
        marginInlineStart="auto" // apart from the marks
        disabled={busy}
        onClick={async () => {
          if (await actions.remove(submission)) onDeleted()
        }}
      >
        <Trash2 aria-hidden /> {texts.delete()}
      </Button>
    </Flex>
  )
}

const inWords = (time: number) => dateTimeFormat({ dateStyle: 'full', timeStyle: 'short' }).format(time * 1000)

/** Opens the reader's email program (RFC 6068). */
function replyAddress(email: string, title: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(texts.replySubject({ form: title }))}`
}

function keptLine({ keepDays, keptUntil }: InboxMessage): string {
  return texts.kept({ days: keepDays, day: formatDay(keptUntil) })
}
