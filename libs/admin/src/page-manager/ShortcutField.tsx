import { Field, Input } from '@chakra-ui/react'

export interface ShortcutFieldProps {
  value: string
  onChange: (value: string) => void
}

/** The field 'URL shortcut name'. */
export function ShortcutField({ value, onChange }: ShortcutFieldProps) {
  return (
    <Field.Root>
      <Field.Label>URL shortcut name</Field.Label>
      <Input
        value={value}
        placeholder="contact"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field.HelperText>A short address of its own for the page, such as /contact. It may stay empty.</Field.HelperText>
    </Field.Root>
  )
}
