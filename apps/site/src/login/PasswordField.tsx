import { Button, Field, Input, InputGroup } from '@chakra-ui/react'
import { useState, type Ref } from 'react'
import { texts } from './messages.ts'

export interface PasswordFieldProps {
  value: string
  onChange: (password: string) => void
  /** The dialog begins here. */
  first: boolean
  ref?: Ref<HTMLInputElement>
}

/** The password, which can be looked at. */
export function PasswordField({ value, onChange, first, ref }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field.Root>
      <Field.Label>{texts.password()}</Field.Label>
      <InputGroup
        endElement={
          <Button variant="ghost" size="xs" onClick={() => setShown(!shown)}>
            {shown ? texts.hidePassword() : texts.showPassword()}
          </Button>
        }
        endElementProps={{ paddingInline: '1' }}
      >
        <Input
          ref={ref}
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...(first && { 'data-autofocus': '' })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </InputGroup>
    </Field.Root>
  )
}
