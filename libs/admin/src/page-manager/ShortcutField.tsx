import { Field, Input } from '@chakra-ui/react'
import { useId } from 'react'
import type { ShortcutCheck } from './use-shortcut-check.ts'
import { texts } from './new-page-messages.ts'

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
      <Field.Label>{texts.shortcut()}</Field.Label>
      <Input
        ref={input}
        aria-describedby={note}
        value={value}
        dir="ltr"
        placeholder="contact"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field.ErrorText>{problem}</Field.ErrorText>
      {problem === undefined && <Field.HelperText>{texts.shortcutHelp()}</Field.HelperText>}
    </Field.Root>
  )
}
