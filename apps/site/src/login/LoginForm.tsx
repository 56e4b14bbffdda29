import { Button, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { DialogButtons } from './DialogButtons.tsx'
import { EmailField } from './EmailField.tsx'
import { LinkButton } from './LinkButton.tsx'
import { PasswordField } from './PasswordField.tsx'
import { Refusal } from './Refusal.tsx'
import type { Login } from './use-login.ts'
import type { PasswordReset } from './use-password-reset.ts'
import { texts } from './messages.ts'

export interface LoginFormProps {
  login: Login
  reset: PasswordReset
  onCancel: () => void
  /** Why somebody is asked to log in. */
  explanation?: string | undefined
}

/** Section 0. Enter submits it as the LOGIN button does, and not while that is disabled. */
export function LoginForm({ login, reset, onCancel, explanation }: LoginFormProps) {
  const { isKnown, email, password, setPassword, failed } = login
  const passwordInput = useRef<HTMLInputElement>(null)

  // most likely it is to be typed again, and the only thing to be typed by somebody who is known
  useEffect(() => {
    if (!failed && !isKnown) return
    passwordInput.current?.focus()
    passwordInput.current?.select()
  }, [failed, isKnown])

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    reset.abandon()
    void login.submit()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="4">
        {explanation && <Text>{explanation}</Text>}
        <Refusal reason={login.reason} />
        <EmailField login={login} />
        <PasswordField ref={passwordInput} value={password} onChange={setPassword} first={isKnown} />
        <LinkButton busy={reset.check === 'setting-up'} onClick={() => void reset.setUp()}>
          {texts.forgot()}
        </LinkButton>
        {reset.check === 'failed' && (
          <Text textStyle="sm" color="fg.error">
            {texts.checkFailed()}
          </Text>
        )}
      </Stack>
      <DialogButtons onCancel={onCancel}>
        <Button type="submit" disabled={email === '' || password === ''}>
          {texts.submit()}
        </Button>
      </DialogButtons>
    </form>
  )
}
