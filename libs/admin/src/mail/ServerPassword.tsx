import { Button, Field, Input } from '@chakra-ui/react'
import { texts } from './server-messages.ts'

export interface ServerPasswordProps {
  /** Undefined: the stored one is kept. */
  value: string | undefined
  /** True if there is a stored one. */
  isStored: boolean
  /** True where the stored one cannot be used. */
  isNeeded: boolean
  onChange: (value: string | undefined) => void
}

/** The field of the password, which can be replaced and removed but never be read. */
export function ServerPassword({ value, isStored, isNeeded, onChange }: ServerPasswordProps) {
  return (
    <Field.Root invalid={isNeeded}>
      <Field.Label>{texts.password()}</Field.Label>
      <Input
        type="password"
        dir="ltr"
        autoComplete="new-password"
        maxLength={1024}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' && isStored ? undefined : target.value)}
      />
      {isStored && !isNeeded && <Field.HelperText>{whatBecomes(value)}</Field.HelperText>}
      <Field.ErrorText>{texts.passwordNeeded()}</Field.ErrorText>
      {isStored && (
        <Button size="xs" variant="outline" onClick={() => onChange(value === undefined ? '' : undefined)}>
          {value === undefined ? texts.removePassword() : texts.keepPassword()}
        </Button>
      )}
    </Field.Root>
  )
}

function whatBecomes(value: string | undefined): string {
  if (value === undefined) return texts.passwordSet()
  return value === '' ? texts.passwordRemoved() : texts.passwordReplaced()
}
