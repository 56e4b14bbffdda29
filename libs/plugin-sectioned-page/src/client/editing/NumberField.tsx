import { Field, Input } from '@chakra-ui/react'
import { useId, useState } from 'react'
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

interface Typed {
  text: string
  /** The value at that time: another one, from elsewhere, takes the place of the text. */
  of: number | ''
  wrong: boolean
}

/**
 * A number that is typed. What is no number in the range stays in the field with a sentence beside it, and the value
 * stays what it was.
 */
export function NumberField<Value extends number | '' = number>(props: NumberFieldProps<Value>) {
  const { label, value, range, step = 1, emptyMeans, onChange } = props
  const [typed, setTyped] = useState<Typed>()
  const [marked, setMarked] = useState(false)
  const noteId = useId()
  const current = typed?.of === value ? typed : undefined
  const wrong = current?.wrong ?? false
  const shown = wrong && marked

  function handleText(text: string, unreadable: boolean) {
    const number = text.trim() === '' ? (emptyMeans === undefined ? undefined : '') : readNumber(text)
    const good = !unreadable && number !== undefined && (number === '' || isWithin(number, range))
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
        min={range.min}
        max={range.max}
        step={step}
        autoComplete="off"
        data-not-taken={wrong || undefined}
        {...((shown || emptyMeans !== undefined) && { 'aria-describedby': noteId })}
        onChange={({ target }) => handleText(target.value, target.validity.badInput)}
        onBlur={() => setMarked(wrong)}
      />
      {emptyMeans !== undefined && !shown && <Field.HelperText>Empty: {emptyMeans}.</Field.HelperText>}
      <Field.ErrorText>{`Enter a number from ${range.min} to ${range.max}.`}</Field.ErrorText>
    </Field.Root>
  )
}

function isWithin(number: number, { min, max }: Range): boolean {
  return number >= min && number <= max
}
