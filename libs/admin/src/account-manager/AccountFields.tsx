import { Field, Input } from '@chakra-ui/react'
import { texts } from './messages.ts'

export interface AccountFieldsValue {
  email: string
  name: string
}

export interface AccountFieldsProps {
  value: AccountFieldsValue
  /** @default false */
  disabled?: boolean
  onChange: (part: Partial<AccountFieldsValue>) => void
}

/** The fields 'Email address' and 'Name'. Empty ones are for the server to refuse. */
export function AccountFields({ value, disabled = false, onChange }: AccountFieldsProps) {
  return (
    <>
      <Field.Root disabled={disabled}>
        <Field.Label>{texts.emailAddress()}</Field.Label>
        <Input
          // a dialog begins there, not with what stands above
          data-autofocus
          // Not of type email: browsers would not send what they take for wrong.
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          value={value.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      </Field.Root>
      <Field.Root disabled={disabled}>
        <Field.Label>{texts.name()}</Field.Label>
        <Input
          dir="auto"
          autoComplete="off"
          maxLength={200}
          value={value.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field.Root>
    </>
  )
}
