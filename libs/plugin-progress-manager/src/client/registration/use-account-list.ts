import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { callsOf } from '../calls.ts'
import { failures } from '../failure-messages.ts'
import type { ListedAccount } from './RegistrationDialog.tsx'

export interface AccountList {
  /** The accounts that can be registered, while the dialog is open. */
  accounts: readonly ListedAccount[] | undefined
  loading: boolean
  /** Loads the list; the dialog is open once it is there (Q148). */
  open: () => void
  close: () => void
}

/** The accounts of the registration dialog, loaded each time it is opened. */
export function useAccountList(pageId: number): AccountList {
  const { api } = useSite()
  const messages = useMessages()
  const running = useRef(false)
  const [state, setState] = useState<Pick<AccountList, 'accounts' | 'loading'>>(closed)

  async function load() {
    setState({ accounts: undefined, loading: true })
    try {
      const accounts = await callsOf(api)('GET protected/plugin/progress-manager/get-account-list.json.php', {
        id: pageId,
      })
      setState({ accounts, loading: false })
    } catch (error) {
      setState(closed)
      await messages.fail(failures.connect(), error)
    }
  }

  return {
    ...state,
    open() {
      if (running.current) return
      running.current = true
      void load().finally(() => (running.current = false))
    },
    close: () => setState(closed),
  }
}

const closed = { accounts: undefined, loading: false }
