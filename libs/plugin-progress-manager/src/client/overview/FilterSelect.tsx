import { Field, NativeSelect } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface FilterSelectProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  /** Options, whose values are those of `Value`. */
  children: ReactNode
}

export function FilterSelect<Value extends string>({ label, value, onChange, children }: FilterSelectProps<Value>) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}
