import { Button, Field, Input, Stack } from '@chakra-ui/react'
import type { SubmitEvent } from 'react'
import { DialogButtons } from './DialogButtons.tsx'
import type { Login } from './use-login.ts'

/** Section 0. Enter submits it as the LOGIN button does, and not while that is disabled. */
export function LoginForm({ login, onCancel }: { login: Login; onCancel: () => void }) {
  const { email, password, setEmail, setPassword } = login
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    void login.submit()
  }
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="4">
        <Field.Root>
          <Field.Label>Email address</Field.Label>
          <Input
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field.Root>
        <Field.Root>
          <Field.Label>Password</Field.Label>
          <Input
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field.Root>
      </Stack>
      <DialogButtons onCancel={onCancel}>
        <Button type="submit" disabled={email === '' || password === ''}>
          LOGIN
        </Button>
      </DialogButtons>
    </form>
  )
}
