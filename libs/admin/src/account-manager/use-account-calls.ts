import { refusalReason, type ListedAccount } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepPlace } from '../shared/keep-place.ts'
import { deleteFailure, deleteQuestion, deleteSuccess, reactivateFailure } from './texts.ts'

export interface AccountCallsOptions {
  onDeleted: (account: ListedAccount) => void
  onReactivated: (account: ListedAccount) => void
  /** Gets the server's reason for refusing either, if it gave one. */
  onRefused: (account: ListedAccount, reason: string | undefined) => void
  /** What takes the focus when there is no row left to take it. */
  fallback: () => HTMLElement | null
}

export interface AccountCalls {
  /** The id of the account with which something is being done. */
  busy: number | undefined
  /** Asks, deletes and tells. */
  remove: (account: ListedAccount) => void
  reactivate: (account: ListedAccount) => void
}

/** What is done with a row of the list right away, one account at a time. */
export function useAccountCalls(options: AccountCallsOptions): AccountCalls {
  const { onDeleted, onReactivated, onRefused, fallback } = options
  const { api } = useSite()
  const messages = useMessages()
  const running = useRef(false)
  const [busy, setBusy] = useState<number>()

  /** Makes the call, gives the row back, shows what came of it and alerts a failure. Resolves to whether it was done. */
  async function attempt(account: ListedAccount, { call, done, failure, place }: Attempt): Promise<boolean> {
    setBusy(account.id)
    const failed = await call().then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    flushSync(() => {
      setBusy(undefined)
      if (failed) onRefused(account, refusalReason(failed.error))
      else done(account)
    })
    place() // before a message comes, which returns the focus to where it found it
    if (failed) await messages.fail(failure, failed.error)
    return !failed
  }

  async function remove(account: ListedAccount) {
    const place = keepPlace(fallback)
    if (!(await messages.confirm(deleteQuestion))) return
    const call = () => api('GET private/account-delete.json.php', { id: account.id })
    const deleted = await attempt(account, { call, done: onDeleted, failure: deleteFailure, place })
    if (deleted) await messages.alert(deleteSuccess)
  }

  async function reactivate(account: ListedAccount) {
    const place = keepPlace(fallback, 'Edit account') // the pressed button goes
    const call = () => api('GET private/account-reactivate.json.php', { id: account.id })
    await attempt(account, { call, done: onReactivated, failure: reactivateFailure, place })
  }

  const alone = (work: (account: ListedAccount) => Promise<void>) => (account: ListedAccount) => {
    if (running.current) return
    running.current = true
    void work(account).finally(() => (running.current = false))
  }

  return { busy, remove: alone(remove), reactivate: alone(reactivate) }
}

interface Attempt {
  call: () => Promise<unknown>
  done: (account: ListedAccount) => void
  failure: string
  /** Gives the focus back. */
  place: () => void
}
