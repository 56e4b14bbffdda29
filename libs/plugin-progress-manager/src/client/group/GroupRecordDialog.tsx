import { Button, Field, Stack, Text, Textarea } from '@chakra-ui/react'
import { rich } from '@sitewright/messages/react'
import { discardAnswers, useUnsavedChanges } from '@sitewright/page-kit'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { AppDialog, useMessages, ZoneNote } from '@sitewright/ui'
import { maxNotesLength } from '../../limits.ts'
import { formatHours, hoursBetween } from '../moments.ts'
import type { Person } from '../overview/person.ts'
import { StageChoice } from '../person/StageChoice.tsx'
import type { RecordKeys } from '../record-keys.ts'
import { Refusal } from '../Refusal.tsx'
import { texts } from './messages.ts'
import { namesOf } from './names-of.ts'
import { RefusedPeople } from './RefusedPeople.tsx'
import { useGroupForm } from './use-group-form.ts'
import { useGroupRecord, type GroupSent } from './use-group-record.ts'
import { WhenFields } from './WhenFields.tsx'

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

const formId = 'group-record'

/** One record for several people: what a single one asks, once. */
export function GroupRecordDialog(props: GroupRecordDialogProps) {
  const { system, people, onSent, onClose } = props
  const messages = useMessages()
  const form = useGroupForm()
  const { stages, notes, moments, backwards, isTyped } = form
  const group = useGroupRecord({
    ...props,
    onSent(sent) {
      onSent(sent)
      if (sent.left.length === 0) onClose()
    },
  })
  const { sending } = group
  useUnsavedChanges(isTyped)

  async function leave() {
    if (!isTyped || (await messages.confirm(texts.discard(), discardAnswers))) onClose()
  }

  return (
    <AppDialog
      open
      title={texts.record()}
      size="lg"
      busy={sending}
      changed={isTyped}
      onClose={() => void leave()}
      footer={
        <Footer
          label={texts.recordFor({ count: people.length })}
          disabled={!moments || backwards || people.length === 0}
          sending={sending}
          onCancel={() => void leave()}
        />
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
        <Fields {...{ system, people, form, group }} />
      </form>
    </AppDialog>
  )
}

interface FieldsProps extends Pick<GroupRecordDialogProps, 'system' | 'people'> {
  form: ReturnType<typeof useGroupForm>
  group: ReturnType<typeof useGroupRecord>
}

function Fields({ system, people, form, group }: FieldsProps) {
  const { stages, notes, times, moments, backwards } = form
  const { sending } = group
  const completedByAll = system.SystemStages.flatMap(({ id }) => (people.every(({ done }) => done.has(id)) ? [id] : []))
  return (
    <Stack gap="4">
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {rich(texts.people, {
          ...{ count: people.length, names: namesOf(people, 20) },
          ...{ b: (count) => <b>{count}</b>, bdi: (names) => <bdi>{names}</bdi> },
        })}
      </Text>
      <RefusedPeople refused={group.refused} />
      <StageChoice
        stages={system.SystemStages}
        completed={completedByAll}
        value={stages}
        disabled={sending}
        onToggle={form.toggleStage}
      />
      <WhenFields times={times} backwards={backwards} sending={sending} onEdit={form.editTimes} />
      <ZoneNote />
      <NotesField notes={notes} sending={sending} onChange={form.setNotes} />
      <Text role="status" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {moments && !backwards && texts.duration({ hours: formatHours(hoursBetween(moments.Start, moments.End)) })}
      </Text>
      <Refusal reason={group.problem} />
    </Stack>
  )
}

interface FooterProps {
  label: string
  disabled: boolean
  sending: boolean
  onCancel: () => void
}

function Footer({ label, disabled, sending, onCancel }: FooterProps) {
  return (
    <>
      <Button variant="outline" disabled={sending} onClick={onCancel}>
        {texts.cancel()}
      </Button>
      <Button type="submit" form={formId} disabled={disabled} loading={sending} loadingText={label}>
        {label}
      </Button>
    </>
  )
}

interface NotesFieldProps {
  notes: string
  sending: boolean
  onChange: (notes: string) => void
}

function NotesField({ notes, sending, onChange }: NotesFieldProps) {
  return (
    <Field.Root disabled={sending}>
      <Field.Label>{texts.notes()}</Field.Label>
      <Textarea
        value={notes}
        dir="auto"
        rows={2}
        maxLength={maxNotesLength}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field.Root>
  )
}
