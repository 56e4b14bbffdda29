import { chakra, Field, Input } from '@chakra-ui/react'
import type { GroupTimes } from './group-times.ts'
import { texts } from './messages.ts'

export interface WhenFieldsProps {
  times: GroupTimes
  /** The end is before the start. */
  backwards: boolean
  sending: boolean
  onEdit: (part: Partial<GroupTimes>) => void
}

const Times = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
  },
})

/** When the record of several people begins and ends. */
export function WhenFields({ times, backwards, sending, onEdit }: WhenFieldsProps) {
  return (
    <Times>
      <WhenField
        type="date"
        label={texts.startDay()}
        value={times.day}
        onChange={(day) => onEdit({ day })}
        {...{ sending }}
      />
      <WhenField
        type="time"
        label={texts.startTime()}
        value={times.start}
        onChange={(start) => onEdit({ start })}
        {...{ sending }}
      />
      <WhenField
        type="date"
        label={texts.endDay()}
        value={times.endDay || times.day}
        onChange={(endDay) => onEdit({ endDay })}
        {...{ sending }}
      />
      <WhenField
        type="time"
        label={texts.endTime()}
        value={times.end}
        onChange={(end) => onEdit({ end })}
        {...{ sending }}
        problem={backwards ? texts.backwards() : undefined}
      />
    </Times>
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
