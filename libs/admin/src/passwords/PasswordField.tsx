import { CheckedField, type CheckedFieldProps } from './CheckedField.tsx'

export interface PasswordFieldProps extends Pick<
  CheckedFieldProps,
  'label' | 'value' | 'onChange' | 'help' | 'problem' | 'objection'
> {
  autoComplete: 'current-password' | 'new-password'
  /** @default false */
  shown?: boolean
}

/** A labelled password, and what is wrong with it beside it. */
export function PasswordField({ shown = false, ...props }: PasswordFieldProps) {
  return <CheckedField type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} {...props} />
}
