import { Field, Input } from '@chakra-ui/react'
import { useTypedNumber } from '@sitewright/page-kit/cards'
import { useId } from 'react'
import { readNumber, type Range } from '../../model/values.ts'

export interface NumberFieldProps<Value extends number | ''> {
  label: string
  value: Value
  range: Range
  /** What the arrow keys add. @default 1 */
  step?: number
  /** What an empty field stands for; absent where it has to be filled in. */
  emptyMeans?: Extract<Value, ''> extends never ? undefined : string
  /** Only ever called with a number in the range, or '' where that means something. */
  onChange: (value: Value) => void
}

/** A number that is typed, with a sentence beside it while it is none in the range. */
export function NumberField<Value extends number | '' = number>(props: NumberFieldProps<Value>) {
  const { label, value, range, step = 1, emptyMeans, onChange } = props
  const noteId = useId()
  const { input, shownWrong } = useTypedNumber({
    value,
    read: (text) => {
      if (text.trim() === '') return emptyMeans === undefined ? undefined : ('' as Value)
      const number = readNumber(text)
      return number !== undefined && isWithin(number, range) ? (number as Value) : undefined
    },
    onChange,
  })

  return (
    <Field.Root invalid={shownWrong} ids={{ errorText: noteId, helperText: noteId }}>
      <Field.Label>{label}</Field.Label>
      <Input
        size="sm"
        {...input}
        min={range.min}
        max={range.max}
        step={step}
        {...((shownWrong || emptyMeans !== undefined) && { 'aria-describedby': noteId })}
      />
      {emptyMeans !== undefined && !shownWrong && <Field.HelperText>Empty: {emptyMeans}.</Field.HelperText>}
      <Field.ErrorText>{`Enter a number from ${range.min} to ${range.max}.`}</Field.ErrorText>
    </Field.Root>
  )
}

function isWithin(number: number, { min, max }: Range): boolean {
  return number >= min && number <= max
}
