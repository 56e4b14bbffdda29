import { Field, Input } from '@chakra-ui/react'

export interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A labelled line of text. */
export function TextField({ label, value, onChange }: TextFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input value={value} dir="auto" autoComplete="off" onChange={(event) => onChange(event.target.value)} />
    </Field.Root>
  )
}

/** The field 'URL shortcut name'. */
export function ShortcutField({ value, onChange }: Omit<TextFieldProps, 'label'>) {
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
