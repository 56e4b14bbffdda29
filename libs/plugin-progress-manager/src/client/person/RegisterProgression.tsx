import { Button, chakra, Field, Flex, Input, Text, Textarea } from '@chakra-ui/react'
import { SaveState, useDeferredFocus, WorkingCopyOffer } from '@sitewright/page-kit'
import type { Entry } from '@sitewright/plugin-progress-admin/model'
import { ZoneNote } from '@sitewright/ui'
import { useImperativeHandle, useRef, type Ref, type SubmitEvent } from 'react'
import { earliest, latest, maxNotesLength } from '../../limits.ts'
import { Card } from '../Card.tsx'
import { formatHours, hoursBetween, toLocalText } from '../moments.ts'
import { Refusal } from '../Refusal.tsx'
import { texts } from './messages.ts'
import { isTyped, toRecordData } from './new-record.ts'
import { StageChoice } from './StageChoice.tsx'
import { useNewRecord } from './use-new-record.ts'

export interface RegisterProgressionHandle {
  /** True if closing it would drop something, also a date of which only a part is typed. */
  isTyped: () => boolean
}

export interface RegisterProgressionProps {
  pageId: number
  registrationId: number
  stages: readonly Entry[]
  /** Ids of those that are completed. */
  completed: readonly number[]
  /** There may be a record more. */
  onSent: () => void
  ref: Ref<RegisterProgressionHandle>
}

const Form = chakra('form', { base: { display: 'grid', gap: '4' } })

const Times = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' },
})

/** A record to be added. Nothing can change it afterwards, so it is sent by its button only. */
export function RegisterProgression(props: RegisterProgressionProps) {
  const { stages, completed, ref } = props
  const { record, edit, toggleStage, status, problem, send, copy } = useNewRecord(props)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wishFocus = useDeferredFocus()
  useImperativeHandle(ref, () => ({
    isTyped: () => isTyped(record) || [...(form.current?.querySelectorAll('input') ?? [])].some(isHalfTyped),
  }))

  const data = toRecordData(record)
  const backwards = data !== undefined && data.End < data.Start
  const sending = status === 'sending'

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    // the button cannot keep the focus: there is nothing more to send
    if (await send()) wishFocus(() => heading.current)
  }

  return (
    <Card title={texts.register()} headingRef={heading}>
      <Form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-busy={sending}>
        <WorkingCopyOffer copy={copy} busy={sending} />
        <StageChoice
          stages={stages}
          completed={completed}
          value={record.stages}
          disabled={sending}
          onToggle={toggleStage}
        />
        <NotesField value={record.notes} sending={sending} onChange={(notes) => edit({ notes })} />
        <Times>
          <TimeField
            label={texts.start()}
            value={record.start}
            onChange={(start) => edit({ start })}
            {...{ sending }}
          />
          <TimeField
            label={texts.end()}
            value={record.end}
            onChange={(end) => edit({ end })}
            {...{ sending }}
            problem={backwards ? texts.backwards() : undefined}
          />
        </Times>
        <ZoneNote />
        <Text role="status" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
          {status === 'added' && texts.added()}
          {data && !backwards && texts.duration({ hours: formatHours(hoursBetween(data.Start, data.End)) })}
        </Text>
        <Refusal reason={problem} />
        <Flex gap="3" wrap="wrap" align="center">
          <Button type="submit" disabled={!data || backwards} loading={sending} loadingText={texts.registerNew()}>
            {texts.registerNew()}
          </Button>
          <SaveState copy={copy} saved={texts.kept()} />
        </Flex>
      </Form>
    </Card>
  )
}

interface NotesFieldProps {
  value: string
  sending: boolean
  onChange: (notes: string) => void
}

function NotesField({ value, sending, onChange }: NotesFieldProps) {
  return (
    <Field.Root disabled={sending}>
      <Field.Label>{texts.notes()}</Field.Label>
      <Textarea
        value={value}
        dir="auto"
        rows={4}
        maxLength={maxNotesLength}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field.Root>
  )
}

interface TimeFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  sending: boolean
  problem?: string | undefined
}

function TimeField({ label, value, onChange, sending, problem }: TimeFieldProps) {
  return (
    <Field.Root disabled={sending} invalid={problem !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input
        type="datetime-local"
        value={value}
        min={toLocalText(earliest)}
        max={toLocalText(latest)}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}

/** The browser tells nothing of a date of which only a part is typed, but that it is bad. */
function isHalfTyped({ validity }: HTMLInputElement): boolean {
  return validity.badInput
}
