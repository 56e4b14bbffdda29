import { Button, Stack } from '@chakra-ui/react'
import { DialogButtons } from './DialogButtons.tsx'
import type { Login } from './use-login.ts'

/** Section 2: one button for each account that the email and the password belong to. */
export function AccountChoice({ login, onCancel }: { login: Login; onCancel: () => void }) {
  return (
    <>
      <Stack gap="2">
        {login.accounts.map(({ id, name }) => (
          <Button
            key={id}
            variant="outline"
            justifyContent="flex-start"
            textAlign="start"
            whiteSpace="normal"
            overflowWrap="anywhere"
            height="auto"
            minHeight="10"
            paddingBlock="2"
            onClick={() => void login.submit(id)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <DialogButtons onCancel={onCancel} />
    </>
  )
}
