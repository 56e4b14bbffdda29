import { Button, chakra, Field, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { discardAnswers, useUnsavedChanges } from '@sitewright/page-kit'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { AppDialog, useMessages } from '@sitewright/ui'
import { useCallback, useState } from 'react'
import { maxNotesLength } from '../../limits.ts'
import { formatHours, hoursBetween } from '../moments.ts'
import { formatPeople } from '../overview/figures.ts'
import type { Person } from '../overview/person.ts'
import { StageChoice } from '../person/StageChoice.tsx'
import type { RecordKeys } from '../record-keys.ts'
import { Refusal } from '../Refusal.tsx'
import { momentsOf, timesOn, type GroupTimes } from './group-times.ts'
import { namesOf } from './names-of.ts'
import { RefusedPeople } from './RefusedPeople.tsx'
import { useGroupRecord, type GroupSent } from './use-group-record.ts'

export interface GroupRecordDialogProps {
  pageId: number
  system: ProgressionSystem
  /** Those who are chosen; once it was sent, those for whom it was refused. */
  people: readonly Person[]
  keys: RecordKeys
  onSent: (sent: GroupSent) => void
  onUnsure: () => void
  onClose: () => void
}

const Times = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
  },
})

/** One record for several people: what a single one asks, once. */
export function GroupRecordDialog(props: GroupRecordDialogProps) {
  const { system, people, onSent, onClose } = props
  const messages = useMessages()
  const [stages, setStages] = useState<readonly number[]>([])
  const [notes, setNotes] = useState('')
  const [times, setTimes] = useState<GroupTimes>(() => timesOn(Date.now()))
  const group = useGroupRecord({
    ...props,
    onSent(sent) {
      onSent(sent)
      if (sent.left.length === 0) onClose()
    },
  })
  const { sending } = group
  const isTyped = stages.length > 0 || notes !== '' || times.start !== '' || times.end !== ''
  useUnsavedChanges(isTyped)

  const moments = momentsOf(times)
  const backwards = moments !== undefined && moments.End < moments.Start
  const toggleStage = useCallback((id: number) => {
    setStages((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  }, [])
  const completedByAll = system.SystemStages.flatMap(({ id }) => (people.every(({ done }) => done.has(id)) ? [id] : []))

  async function leave() {
    if (!isTyped || (await messages.confirm('Discard your changes?', discardAnswers))) onClose()
  }

  const edit = (part: Partial<GroupTimes>) => setTimes((now) => ({ ...now, ...part }))
  const label = `RECORD FOR ${formatPeople(people.length).toUpperCase()}`
  const formId = 'group-record'
  return (
    <AppDialog
      open
      title="Record progress"
      size="lg"
      busy={sending}
      changed={isTyped}
      onClose={() => void leave()}
      footer={
        <>
          <Button variant="outline" disabled={sending} onClick={() => void leave()}>
            CANCEL
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!moments || backwards || people.length === 0}
            loading={sending}
            loadingText={label}
          >
            {label}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (moments && !backwards) void group.send(people, { Stages: [...stages], Notes: notes, ...moments })
        }}
      >
        <Stack gap="4">
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            <b>{formatPeople(people.length)}</b>: <bdi>{namesOf(people, 20)}</bdi>
          </Text>
          <RefusedPeople refused={group.refused} />
          <StageChoice
            stages={system.SystemStages}
            completed={completedByAll}
            value={stages}
            disabled={sending}
            onToggle={toggleStage}
          />
          <Times>
            <WhenField
              type="date"
              label="Start date"
              value={times.day}
              onChange={(day) => edit({ day })}
              {...{ sending }}
            />
            <WhenField
              type="time"
              label="Start time"
              value={times.start}
              onChange={(start) => edit({ start })}
              {...{ sending }}
            />
            <WhenField
              type="date"
              label="End date"
              value={times.endDay || times.day}
              onChange={(endDay) => edit({ endDay })}
              {...{ sending }}
            />
            <WhenField
              type="time"
              label="End time"
              value={times.end}
              onChange={(end) => edit({ end })}
              {...{ sending }}
              problem={backwards ? 'The end is before the start' : undefined}
            />
          </Times>
          <Field.Root disabled={sending}>
            <Field.Label>Notes</Field.Label>
            <Textarea
              value={notes}
              dir="auto"
              rows={2}
              maxLength={maxNotesLength}
              onChange={({ target }) => setNotes(target.value)}
            />
          </Field.Root>
          <Text role="status" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
            {moments && !backwards && `Duration: ${formatHours(hoursBetween(moments.Start, moments.End))}`}
          </Text>
          <Refusal reason={group.problem} />
        </Stack>
      </form>
    </AppDialog>
  )
}

interface WhenFieldProps {
  type: 'date' | 'time'
  label: string
  value: string
  onChange: (value: string) => void
  sending: boolean
  problem?: string | undefined
}

function WhenField({ type, label, value, onChange, sending, problem }: WhenFieldProps) {
  return (
    <Field.Root disabled={sending} invalid={problem !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input type={type} value={value} onChange={({ target }) => onChange(target.value)} />
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}
