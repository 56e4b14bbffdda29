import { CheckedField, type CheckedFieldProps } from './CheckedField.tsx'

export interface PasswordFieldProps extends Pick<
  CheckedFieldProps,
  'label' | 'value' | 'onChange' | 'help' | 'problem' | 'objection'
> {
  autoComplete: 'current-password' | 'new-password'
}

/** A labelled password, and what is wrong with it beside it. */
export function PasswordField(props: PasswordFieldProps) {
  return <CheckedField type="password" {...props} />
}
