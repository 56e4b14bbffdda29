import { Field, Input } from '@chakra-ui/react'
import { useId, useState } from 'react'
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

interface Typed {
  text: string
  /** The value at that time: another one, from elsewhere, takes the place of the text. */
  of: number | ''
  wrong: boolean
}

/**
 * A number that is typed. What cannot be taken over stays in the input with a sentence beside it, and the value stays
 * what it was.
 */
export function NumberField<Value extends number | ''>({
  label,
  value,
  whole,
  hint,
  onChange,
}: NumberFieldProps<Value>) {
  const [typed, setTyped] = useState<Typed>()
  const [marked, setMarked] = useState(false)
  const noteId = useId()
  const current = typed?.of === value ? typed : undefined
  const wrong = current?.wrong ?? false
  const shown = wrong && marked

  function handleText(text: string, unreadable: boolean) {
    const number = readNumber(text)
    const good = !unreadable && (!whole || isWhole(number, whole))
    setTyped({ text, of: good ? number : value, wrong: !good })
    if (!good) return
    setMarked(false)
    if (number !== value) onChange(number as Value)
  }

  return (
    <Field.Root invalid={shown} ids={{ errorText: noteId, helperText: noteId }}>
      <Field.Label>{label}</Field.Label>
      <Input
        size="sm"
        type="number"
        value={current ? current.text : String(value)}
        {...whole}
        step={whole ? 1 : 'any'}
        autoComplete="off"
        data-not-taken={wrong || undefined}
        {...((shown || hint !== undefined) && { 'aria-describedby': noteId })}
        onChange={({ target }) => handleText(target.value, target.validity.badInput)}
        onBlur={() => setMarked(wrong)}
      />
      {hint !== undefined && !shown && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        {whole ? `Enter a whole number from ${whole.min} to ${whole.max}.` : 'Enter a number.'}
      </Field.ErrorText>
    </Field.Root>
  )
}

function isWhole(number: number | '', { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(number) && Number(number) >= min && Number(number) <= max
}
