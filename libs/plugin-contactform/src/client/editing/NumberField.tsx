import { Field, Input } from '@chakra-ui/react'
import { useTypedNumber } from '@sitewright/page-kit/cards'
import { useId } from 'react'
import { readNumber } from '../../model/values.ts'

export interface NumberFieldProps<Value extends number | ''> {
  label: string
  value: Value
  /** Whole numbers from `min` to `max`, and not empty. Absent: any number, or ''. */
  whole?: { min: number; max: number }
  hint?: string
  /** Only ever called with what may be stored. */
  onChange: (value: Value) => void
}

/** A number that is typed, with a sentence beside it while it cannot be taken over. */
export function NumberField<Value extends number | ''>({
  label,
  value,
  whole,
  hint,
  onChange,
}: NumberFieldProps<Value>) {
  const noteId = useId()
  const { input, shownWrong } = useTypedNumber({
    value,
    read: (text) => {
      const number = readNumber(text)
      return !whole || isWhole(number, whole) ? (number as Value) : undefined
    },
    onChange,
  })

  return (
    <Field.Root invalid={shownWrong} ids={{ errorText: noteId, helperText: noteId }}>
      <Field.Label>{label}</Field.Label>
      <Input
        size="sm"
        {...input}
        {...whole}
        step={whole ? 1 : 'any'}
        {...((shownWrong || hint !== undefined) && { 'aria-describedby': noteId })}
      />
      {hint !== undefined && !shownWrong && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        {whole ? `Enter a whole number from ${whole.min} to ${whole.max}.` : 'Enter a number.'}
      </Field.ErrorText>
    </Field.Root>
  )
}

function isWhole(number: number | '', { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(number) && Number(number) >= min && Number(number) <= max
}
