import { Button, Field, Input, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { DialogButtons } from './DialogButtons.tsx'
import { EmailField } from './EmailField.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Refusal } from './Refusal.tsx'
import type { Login } from './use-login.ts'
import type { PasswordReset } from './use-password-reset.ts'

export interface LoginFormProps {
  login: Login
  reset: PasswordReset
  onCancel: () => void
}

/** Section 0. Enter submits it as the LOGIN button does, and not while that is disabled. */
export function LoginForm({ login, reset, onCancel }: LoginFormProps) {
  const { email, password, setPassword, failed } = login
  const passwordInput = useRef<HTMLInputElement>(null)

  // most likely it is to be typed again
  useEffect(() => {
    if (!failed) return
    passwordInput.current?.focus()
    passwordInput.current?.select()
  }, [failed])

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    reset.abandon()
    void login.submit()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="4">
        <Refusal reason={login.reason} />
        <EmailField login={login} />
        <Field.Root>
          <Field.Label>Password</Field.Label>
          <Input
            ref={passwordInput}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field.Root>
        <LinkButton busy={reset.check === 'setting-up'} onClick={() => void reset.setUp()}>
          I forgot my password
        </LinkButton>
        {reset.check === 'failed' && (
          <Text textStyle="sm" color="fg.error">
            The spam check could not be set up. Try again.
          </Text>
        )}
      </Stack>
      <DialogButtons onCancel={onCancel}>
        <Button type="submit" disabled={email === '' || password === ''}>
          LOGIN
        </Button>
      </DialogButtons>
    </form>
  )
}
