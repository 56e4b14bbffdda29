import { Field, Input } from '@chakra-ui/react'

/** A field for a day. */
export interface DateFieldProps {
  label: string
  /** `YYYY-MM-DD`; '' for none. */
  value: string
  hint?: string
  onChange: (value: string) => void
}

/** A day, chosen or typed as the browser has it. What is not yet a whole day is '' meanwhile. */
export function DateField({ label, value, hint, onChange }: DateFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input
        size="sm"
        type="date"
        width="fit-content"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  )
}
