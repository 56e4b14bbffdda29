import { refusalReason, type FoundAccount } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepPlace } from '../shared/keep-place.ts'
import { untilGone } from '../dialogs/until-gone.ts'
import type { MadeLink } from './InvitationLinkDialog.tsx'
import { texts } from './messages.ts'

export interface AccountCallsOptions {
  onDeleted: (account: FoundAccount) => void
  /** Called when a deleted one is there again. */
  onRestored: () => void
  onReactivated: (account: FoundAccount) => void
  onInvited: (account: FoundAccount) => void
  onLink: (account: FoundAccount, made: MadeLink) => void
  /** Gets the server's reason for refusing any, if it gave one. */
  onRefused: (account: FoundAccount, reason: string | undefined) => void
  /** What takes the focus when there is no row left to take it. */
  fallback: () => HTMLElement | null
}

export interface AccountCalls {
  /** The id of the account with which something is being done. */
  busy: number | undefined
  /** Asks, deletes and tells. */
  remove: (account: FoundAccount) => void
  reactivate: (account: FoundAccount) => void
  invite: (account: FoundAccount) => void
  /** Makes an invitation link and puts it into the clipboard, if the browser lets it. */
  link: (account: FoundAccount) => void
}

/** What is done with a row of the list right away, one account at a time. */
export function useAccountCalls(options: AccountCallsOptions): AccountCalls {
  const { onDeleted, onRestored, onReactivated, onInvited, onLink, onRefused, fallback } = options
  const { api } = useSite()
  const messages = useMessages()
  const undo = useUndo()
  const running = useRef(false)
  const [busy, setBusy] = useState<number>()

  /** Makes the call, gives the row back, shows what came of it and alerts a failure. Resolves to whether it was done. */
  async function attempt(account: FoundAccount, { call, done, failure, place }: Attempt): Promise<boolean> {
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

  async function remove(account: FoundAccount) {
    const place = keepPlace(fallback)
    const more = untilGone(await undo.line())
    const asked = { about: personOf(account), danger: true, accept: texts.deleteWord(), more }
    if (!(await messages.confirm(texts.deleteQuestion(), asked))) return
    const call = () => api('GET private/account-delete.json.php', { id: account.id })
    const deleted = await attempt(account, { call, done: onDeleted, failure: texts.deleteFailed(), place })
    if (deleted) await undo.tell(texts.deleted(), [{ kind: 'account', id: account.id }], onRestored)
  }

  async function reactivate(account: FoundAccount) {
    const place = keepPlace(fallback, texts.edit()) // the pressed button goes
    const call = () => api('GET private/account-reactivate.json.php', { id: account.id })
    await attempt(account, { call, done: onReactivated, failure: texts.reactivateFailed(), place })
  }

  async function invite(account: FoundAccount) {
    const place = keepPlace(fallback, texts.edit()) // the button may have another label afterwards
    const call = () => api('POST private/account-invite.json.php', { id: account.id })
    await attempt(account, { call, done: onInvited, failure: texts.inviteFailed(), place })
  }

  async function link(account: FoundAccount) {
    const place = keepPlace(fallback, texts.edit())
    let made: MadeLink | undefined
    await attempt(account, {
      async call() {
        const reply = await api('POST private/account-invitation-link.json.php', { id: account.id })
        made = { ...reply, copied: await copied(reply.link) }
      },
      done: () => made && onLink(account, made),
      failure: texts.linkFailed(),
      place,
    })
  }

  const alone = (work: (account: FoundAccount) => Promise<void>) => (account: FoundAccount) => {
    if (running.current) return
    running.current = true
    void work(account).finally(() => (running.current = false))
  }

  return { busy, remove: alone(remove), reactivate: alone(reactivate), invite: alone(invite), link: alone(link) }
}

/** Whether a text is in the clipboard now. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // not allowed; or, without https, not there at all
  }
}

interface Attempt {
  call: () => Promise<unknown>
  done: (account: FoundAccount) => void
  failure: string
  /** Gives the focus back. */
  place: () => void
}

/** By name, with the address beside it. */
function personOf({ name, email }: FoundAccount): string {
  return name === '' || name === email ? email : `${name} (${email})`
}
