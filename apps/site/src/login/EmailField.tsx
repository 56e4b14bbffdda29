import { Field, Input } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Explanation } from './Explanation.tsx'
import type { Login } from './use-login.ts'
import { texts } from './messages.ts'

export interface EmailFieldProps {
  login: Login
  /** What the address is wanted for. */
  explanation?: string
  ref?: Ref<HTMLInputElement>
}

/** The same address in both sections that ask for it. */
export function EmailField({ login, explanation, ref }: EmailFieldProps) {
  return (
    <Field.Root>
      {explanation && <Explanation>{explanation}</Explanation>}
      <Field.Label>{texts.email()}</Field.Label>
      <Input
        ref={ref}
        type="email"
        autoComplete="username"
        value={login.email}
        onChange={(event) => login.setEmail(event.target.value)}
      />
    </Field.Root>
  )
}
