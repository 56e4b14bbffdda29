import { useMessages } from '@sitewright/ui'
import { useState } from 'react'
import { useShellParts } from '../shell/shell-parts.ts'

/** The dialog's sections, by the numbers of the specification; 1 is for resetting the password. */
export type Section = 0 | 2

export interface AccountOption {
  id: number
  name: string
}

export interface Login {
  section: Section
  processing: boolean
  accounts: readonly AccountOption[]
  email: string
  setEmail: (email: string) => void
  password: string
  setPassword: (password: string) => void
  /** Signs in with the fields; with an id, as the chosen one of several accounts. */
  submit: (account?: number) => Promise<void>
}

/** What happens in the login dialog. A rejected or failed login leads back to the fields, which keep their text. */
export function useLogin(onSignedIn: () => void): Login {
  const { session, site } = useShellParts()
  const messages = useMessages()
  const [section, setSection] = useState<Section>(0)
  const [processing, setProcessing] = useState(false)
  const [accounts, setAccounts] = useState<readonly AccountOption[]>([])
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')

  async function submit(id?: number) {
    setProcessing(true)
    try {
      const outcome = await session.getState().login({ name: email, pass: password, ...(id ? { id } : {}) })
      if (outcome.result === 'signed-in') {
        onSignedIn()
        void site.refresh()
      } else if (outcome.result === 'choose') {
        setAccounts(outcome.accounts)
        setSection(2)
      } else {
        setSection(0)
        setProcessing(false)
        const text = 'Your credentials were rejected, login failed'
        await messages.fail(text, new Error('The answer held neither permissions nor accounts'))
      }
    } catch (error) {
      setSection(0)
      setProcessing(false)
      await messages.fail('Failed to login, see browser log for more information', error)
    }
    setProcessing(false)
  }

  return { section, processing, accounts, email, setEmail, password, setPassword, submit }
}
