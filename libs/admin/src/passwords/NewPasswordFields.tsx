import { useState } from 'react'
import { PasswordField } from './PasswordField.tsx'
import { ShowTyped } from './ShowTyped.tsx'
import { texts } from './messages.ts'

export interface NewPassword {
  password: string
  confirmation: string
}

export interface NewPasswordFieldsProps extends NewPassword {
  /** Of the password, then of its confirmation. */
  labels: readonly [string, string]
  onChange: (part: Partial<NewPassword>) => void
  /** What keeps the password from being sent, however it is confirmed. */
  problem?: string | false | undefined
  /** What the server said against the password. */
  objection?: string | undefined
}

/** A new password, typed twice; it can be looked at. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { labels, password, confirmation, onChange, problem, objection } = props
  const [shown, setShown] = useState(false)
  return (
    <>
      <PasswordField
        label={labels[0]}
        autoComplete="new-password"
        value={password}
        help={texts.rule()}
        problem={problem}
        objection={objection}
        shown={shown}
        onChange={(value) => onChange({ password: value })}
      />
      <PasswordField
        label={labels[1]}
        autoComplete="new-password"
        value={confirmation}
        // Nobody is scolded for not having finished yet.
        problem={!password.startsWith(confirmation) && texts.different()}
        shown={shown}
        onChange={(value) => onChange({ confirmation: value })}
      />
      <ShowTyped shown={shown} onChange={setShown} />
    </>
  )
}

/** True when the password was typed, and typed alike both times. */
export function isConfirmed({ password, confirmation }: NewPassword): boolean {
  return password !== '' && password === confirmation
}
