import { Box, Field, Input, NativeSelect, Separator, SimpleGrid, Text } from '@chakra-ui/react'
import type { MailSecurity, MailServerState } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { fieldsOf, inputOf, needsPassword, securityNames, withSecurity } from './server-fields.ts'
import { ServerPassword } from './ServerPassword.tsx'
import { TestEmail } from './TestEmail.tsx'
import { rich } from '@sitewright/messages/react'
import { texts } from './server-messages.ts'

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
  }, texts.saveFailed())

  return (
    <FormDialog
      title={texts.server()}
      submit={texts.save()}
      size="lg"
      disabled={input === undefined}
      changed={JSON.stringify(fields) !== JSON.stringify(fieldsOf(state))}
      saving={saving}
      onClose={onClose}
    >
      <HostField value={fields.host} onChange={(host) => change({ host })} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SecurityField
          value={fields.security}
          onChange={(security) => setFields((now) => withSecurity(now, security))}
        />
        <Field.Root>
          <Field.Label>{texts.port()}</Field.Label>
          <Input
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={fields.port}
            onChange={({ target }) => change({ port: target.value })}
          />
        </Field.Root>
        <UserField value={fields.user} onChange={(user) => change({ user })} />
        <ServerPassword
          value={fields.password}
          isStored={state.hasPassword}
          isNeeded={needed}
          onChange={(password) => change({ password })}
        />
      </SimpleGrid>
      <Text color="fg.muted" overflowWrap="anywhere">
        {rich(texts.comeFrom, { from: state.from, address: (words) => <bdi>{words}</bdi> })}
      </Text>
      <Separator />
      <Box>
        <TestEmail server={input} disabled={input === undefined} />
      </Box>
    </FormDialog>
  )
}

interface FieldProps<Value> {
  value: Value
  onChange: (value: Value) => void
}

function HostField({ value, onChange }: FieldProps<string>) {
  return (
    <Field.Root>
      <Field.Label>{texts.host()}</Field.Label>
      <Input
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={253}
        placeholder="smtp.example.org"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.HelperText>{texts.hostHint()}</Field.HelperText>
    </Field.Root>
  )
}

function SecurityField({ value, onChange }: FieldProps<MailSecurity>) {
  return (
    <Field.Root>
      <Field.Label>{texts.security()}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value as MailSecurity)}>
          {Object.entries(securityNames).map(([security, name]) => (
            <option key={security} value={security}>
              {name()}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {value === 'none' && <Field.HelperText color="fg.warning">{texts.noneWarning()}</Field.HelperText>}
    </Field.Root>
  )
}

function UserField({ value, onChange }: FieldProps<string>) {
  return (
    <Field.Root>
      <Field.Label>{texts.user()}</Field.Label>
      <Input
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={320}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.HelperText>{texts.userHint()}</Field.HelperText>
    </Field.Root>
  )
}
