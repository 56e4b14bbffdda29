import { Field, Input, type InputProps } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'

export interface CheckedFieldProps extends Omit<InputProps, 'onChange'> {
  label: string
  value: string
  onChange: (value: string) => void
  help?: string | undefined
  /** What is in the way of sending it; shown in place of the help. */
  problem?: string | false | undefined
  /** What the server said against it; the field then takes the focus. */
  objection?: string | false | undefined
}

/** A labelled line of text, and what is wrong with it beside it. */
export function CheckedField(props: CheckedFieldProps) {
  const { label, onChange, help, problem, objection, ...input } = props
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const error = objection || problem || undefined

  useEffect(() => {
    if (!objection) return
    field.current?.focus()
    field.current?.select()
  }, [objection])

  return (
    <Field.Root invalid={error !== undefined} ids={{ errorText: errorId }}>
      <Field.Label>{label}</Field.Label>
      <Input
        ref={field}
        {...input}
        // Not every screen reader knows the aria-errormessage that Field sets.
        {...(error && { 'aria-describedby': errorId })}
        onChange={(event) => onChange(event.target.value)}
      />
      {help && !error && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
