import { Button, Field, Input, Stack } from '@chakra-ui/react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { DialogButtons } from './DialogButtons.tsx'
import { Explanation } from './Explanation.tsx'
import { LinkButton } from './LinkButton.tsx'
import type { Login } from './use-login.ts'
import { texts } from './messages.ts'

/** Asks for the code of an authenticator app, or a recovery code. A wrong one stays, marked to be typed over. */
export function SecondFactorForm({ login, onCancel }: { login: Login; onCancel: () => void }) {
  const { code, setCode, codeWrong } = login
  const [letters, setLetters] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  function handleRecovery() {
    flushSync(() => setLetters(true)) // a keyboard takes its kind from the field at the moment of the focus
    field.current?.focus()
  }
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    void login.submitCode()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="4">
        <Field.Root invalid={codeWrong}>
          <Explanation>{texts.codeExplanation()}</Explanation>
          <Field.Label>{texts.code()}</Field.Label>
          <Input
            ref={field}
            inputMode={letters ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Field.ErrorText role="alert" aria-live="assertive">
            {texts.codeWrong()}
          </Field.ErrorText>
        </Field.Root>
        {/* a phone's keyboard for numbers has no letters */}
        {!letters && <LinkButton onClick={handleRecovery}>{texts.recoveryCode()}</LinkButton>}
      </Stack>
      <DialogButtons onCancel={onCancel}>
        <Button type="submit" disabled={code.trim() === ''}>
          {texts.submit()}
        </Button>
      </DialogButtons>
    </form>
  )
}
