import { Box, Field, Input, NativeSelect, Separator, SimpleGrid, Text } from '@chakra-ui/react'
import type { MailSecurity, MailServerState } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { fieldsOf, inputOf, needsPassword, securityNames, withSecurity } from './server-fields.ts'
import { ServerPassword } from './ServerPassword.tsx'
import { TestMail } from './TestMail.tsx'
import { serverFailure } from './texts.ts'

export interface MailServerDialogProps {
  state: MailServerState
  onSaved: () => void
  onClose: () => void
}

/** Sets or changes the mail server; what is typed can be tried before it is saved. */
export function MailServerDialog({ state, onSaved, onClose }: MailServerDialogProps) {
  const { api } = useSite()
  const [fields, setFields] = useState(() => fieldsOf(state))
  const change = (part: Partial<typeof fields>) => setFields((now) => ({ ...now, ...part }))
  const needed = needsPassword(fields, state)
  const input = needed ? undefined : inputOf(fields)

  const saving = useSaving(async () => {
    if (!input) return
    await api('POST private/mail-set-server.json.php', input)
    onSaved()
  }, serverFailure)

  return (
    <FormDialog
      title="Mail server"
      submit="SAVE"
      size="lg"
      disabled={input === undefined}
      changed={JSON.stringify(fields) !== JSON.stringify(fieldsOf(state))}
      saving={saving}
      onClose={onClose}
    >
      <Field.Root>
        <Field.Label>Server</Field.Label>
        <Input
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={253}
          placeholder="smtp.example.org"
          value={fields.host}
          onChange={({ target }) => change({ host: target.value })}
        />
        <Field.HelperText>Your email provider calls it SMTP server, or server for outgoing mail.</Field.HelperText>
      </Field.Root>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <Field.Root>
          <Field.Label>Security</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={fields.security}
              onChange={({ target }) => setFields((now) => withSecurity(now, target.value as MailSecurity))}
            >
              {Object.entries(securityNames).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          {fields.security === 'none' && (
            <Field.HelperText color="fg.warning">
              The password and all emails can be read on their way. Only for a server on the same machine.
            </Field.HelperText>
          )}
        </Field.Root>
        <Field.Root>
          <Field.Label>Port</Field.Label>
          <Input
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={fields.port}
            onChange={({ target }) => change({ port: target.value })}
          />
        </Field.Root>
        <Field.Root>
          <Field.Label>User</Field.Label>
          <Input
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={320}
            value={fields.user}
            onChange={({ target }) => change({ user: target.value })}
          />
          <Field.HelperText>Often the whole email address. Empty if the server asks for no login.</Field.HelperText>
        </Field.Root>
        <ServerPassword
          value={fields.password}
          isStored={state.hasPassword}
          isNeeded={needed}
          onChange={(password) => change({ password })}
        />
      </SimpleGrid>
      <Text color="fg.muted" overflowWrap="anywhere">
        Emails come from <bdi>{state.from}</bdi>, which is set in Site Settings as “Notification email reply address”.
      </Text>
      <Separator />
      <Box>
        <TestMail server={input} disabled={input === undefined} />
      </Box>
    </FormDialog>
  )
}
