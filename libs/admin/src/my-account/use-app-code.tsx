import { useState, type ReactNode } from 'react'
import { useSaving, type Saving } from '../dialogs/use-saving.ts'
import { CheckedField } from '../passwords/CheckedField.tsx'
import { texts } from './messages.ts'

export interface AppCode {
  saving: Saving
  /** True until there are six digits. */
  disabled: boolean
  field: ReactNode
}

/**
 * A field for the code that an authenticator app shows.
 *
 * @param send gets the digits, and resolves to false where they were wrong: the field then says so.
 * @param failure the alert after `send` was rejected.
 */
export function useAppCode(send: (code: string) => Promise<boolean>, failure: string): AppCode {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const code = text.replace(/\s/g, '') // apps show it in two groups
  const saving = useSaving(async () => {
    setWrong(false)
    setWrong(!(await send(code)))
  }, failure)

  function handleChange(typed: string) {
    setText(typed)
    setWrong(false)
  }

  const field = (
    <CheckedField
      label={texts.code()}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={text}
      help={texts.codeHint()}
      objection={wrong && texts.codeWrong()}
      onChange={handleChange}
    />
  )
  return { saving, disabled: !/^\d{6}$/.test(code), field }
}
