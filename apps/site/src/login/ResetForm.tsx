import { Button, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { DialogButtons } from './DialogButtons.tsx'
import { EmailField } from './EmailField.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Refusal } from './Refusal.tsx'
import type { Login } from './use-login.ts'
import { mayReset, type PasswordReset } from './use-password-reset.ts'
import { texts } from './messages.ts'

export interface ResetFormProps {
  login: Login
  reset: PasswordReset
  onCancel: () => void
}

/** Section 1: asks for an email with a link for setting a new password. */
export function ResetForm({ login, reset, onCancel }: ResetFormProps) {
  const { email, show } = login
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    void reset.send(email)
  }
  function handleBack() {
    reset.abandon()
    show(0)
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="4">
        <Refusal reason={reset.reason} />
        <EmailField ref={field} login={login} explanation={texts.resetExplanation()} />
        <Text role="status" textStyle="sm" fontWeight="medium" _empty={{ display: 'none' }}>
          {reset.warning}
        </Text>
        <LinkButton onClick={handleBack}>{texts.back()}</LinkButton>
      </Stack>
      <DialogButtons onCancel={onCancel}>
        <Button type="submit" disabled={reset.check !== 'ready' || !mayReset(email)}>
          {texts.reset()}
        </Button>
      </DialogButtons>
    </form>
  )
}
