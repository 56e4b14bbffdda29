import { useState, type ReactNode } from 'react'
import { useSaving, type Saving } from '../dialogs/use-saving.ts'
import { PasswordField } from './PasswordField.tsx'
import { texts } from './messages.ts'

export interface OwnPassword {
  saving: Saving
  /** True until something was typed. */
  disabled: boolean
  changed: boolean
  field: ReactNode
}

/**
 * A field for the own password that has to be typed again before something sensitive is done.
 *
 * @param send does it, and resolves to false where the password was wrong: the field then says so.
 * @param failure the alert after `send` was rejected.
 */
export function useOwnPassword(send: (password: string) => Promise<boolean>, failure: string): OwnPassword {
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState(false)
  const saving = useSaving(async () => {
    setWrong(false)
    setWrong(!(await send(password)))
  }, failure)

  function handleChange(text: string) {
    setPassword(text)
    setWrong(false)
  }

  const field = (
    <PasswordField
      label={texts.yourPassword()}
      autoComplete="current-password"
      value={password}
      objection={wrong && texts.wrong()}
      onChange={handleChange}
    />
  )
  return { saving, disabled: password === '', changed: password !== '', field }
}
