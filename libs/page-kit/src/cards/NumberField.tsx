import { Field, Input } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useId, useRef, useState, type ChangeEvent } from 'react'
import type { NumberRange } from '../content/field-model.ts'
import { numberWords } from '../content/value-fields.ts'
import { texts } from './messages.ts'

/** A field for a number with its range. */
export interface NumberFieldProps<Value extends number | ''> {
  label: string
  value: Value
  /** Any number unless told; absent is what has no end. */
  range?: NumberRange
  /** Only whole numbers. */
  whole?: boolean
  /** What the arrow keys add; 1 within a range, else anything. */
  step?: number | 'any'
  /** It may be left empty: the value is then ''. */
  optional?: Extract<Value, ''> extends never ? false : boolean
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
 * A number that is typed. What cannot be taken over stays in the input, with a sentence beside it once the input was
 * left, and the value stays what it was; `useInvalidFieldGuard` lets nothing be saved meanwhile.
 */
export function NumberField<Value extends number | '' = number>(props: NumberFieldProps<Value>) {
  const { label, value, range, whole = false, step = range ? 1 : 'any', optional = false, hint, onChange } = props
  const noteId = useId()
  const [typed, setTyped] = useState<Typed>()
  const [marked, setMarked] = useState(false)
  const current = typed?.of === value ? typed : undefined
  const wrong = current?.wrong ?? false
  const shownWrong = wrong && marked
  const { input, hasComma, forgetComma } = useCommaGuard()

  function read(text: string): number | '' | undefined {
    if (text.trim() === '') return optional ? '' : undefined
    const number = Number(text)
    if (!Number.isFinite(number) || (whole && !Number.isInteger(number))) return undefined
    const { min = -Infinity, max = Infinity } = range ?? {}
    return number >= min && number <= max ? number : undefined
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const number = target.validity.badInput ? undefined : read(target.value)
    setTyped({ text: target.value, of: number ?? value, wrong: number === undefined })
    if (number === undefined) return
    setMarked(false)
    if (number !== value) onChange(number as Value)
  }

  return (
    <Field.Root invalid={shownWrong || hasComma} ids={{ errorText: noteId, helperText: noteId }}>
      <Field.Label>{label}</Field.Label>
      <Input
        ref={input}
        size="sm"
        type="number"
        value={current ? current.text : String(value)}
        {...range}
        step={step}
        autoComplete="off"
        // for the editor to find, which lets nothing be saved meanwhile
        data-not-taken={wrong || undefined}
        {...((shownWrong || hasComma || hint !== undefined) && { 'aria-describedby': noteId })}
        onChange={handleChange}
        onBlur={() => {
          setMarked(wrong)
          forgetComma()
        }}
        // over the number that somebody has just typed a browser counts it up or down, unseen
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
      {hint !== undefined && !shownWrong && !hasComma && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        {hasComma && `${whole ? texts.noComma() : texts.point()} `}
        {shownWrong && texts.enter({ number: numberWords({ ...range, whole }) })}
      </Field.ErrorText>
    </Field.Root>
  )
}

/** Refuses a decimal comma where the browser would leave it out of the number without a word: 12,50 would become 1250. */
function useCommaGuard() {
  const input = useRef<HTMLInputElement>(null)
  const [hasComma, setHasComma] = useState(false)

  const handleText = useEffectEvent((event: InputEvent) => {
    const isComma = event.data?.includes(',') === true && !writesComma()
    if (isComma) event.preventDefault()
    setHasComma(isComma)
  })
  useEffect(() => {
    const element = input.current
    const listen = (event: InputEvent) => handleText(event)
    // React's own event of that name is another one
    element?.addEventListener('beforeinput', listen)
    return () => element?.removeEventListener('beforeinput', listen)
  }, [])

  return { input, hasComma, forgetComma: () => setHasComma(false) }
}

/** True where the browser takes a decimal comma in a number. */
function writesComma(): boolean {
  return new Intl.NumberFormat(navigator.language).format(0.5).includes(',')
}
