import { Field, Input } from '@chakra-ui/react'
import { useId } from 'react'
import type { ShortcutCheck } from './use-shortcut-check.ts'

export interface ShortcutFieldProps {
  value: string
  onChange: (value: string) => void
  check: ShortcutCheck
}

/** The field 'URL shortcut name'. */
export function ShortcutField({ value, onChange, check }: ShortcutFieldProps) {
  const { problem, input } = check
  const note = useId()
  return (
    <Field.Root invalid={problem !== undefined} ids={{ errorText: note, helperText: note }}>
      <Field.Label>URL shortcut name</Field.Label>
      <Input
        ref={input}
        aria-describedby={note}
        value={value}
        placeholder="contact"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field.ErrorText>{problem}</Field.ErrorText>
      {problem === undefined && (
        <Field.HelperText>A short address of its own for the page, such as /contact. Optional.</Field.HelperText>
      )}
    </Field.Root>
  )
}
