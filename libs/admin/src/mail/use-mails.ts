import { refusalReason, isApiError, type WaitingMail } from '@sitewright/api-client'
import { useLoaded, type Loaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { nextReading } from './due.ts'
import { deleteFailure, deleteQuestion, gone, refreshFailure, retryFailure, withReason } from './texts.ts'

/** What is being done with an email. */
export type MailWork = 'retry' | 'delete'

export interface ReadMails {
  mails: readonly WaitingMail[]
  /** When the list was read, in epoch seconds. */
  readAt: number
}

export interface Mails {
  list: Loaded<ReadMails>
  refreshing: boolean
  refresh: () => void
  /** What is under way, by the mail's id. */
  working: ReadonlyMap<number, MailWork>
  onRetry: (mail: WaitingMail) => void
  /** Asks first. */
  onDelete: (mail: WaitingMail) => void
}

/**
 * The emails that were not delivered yet. The list is read again by itself whenever one of them was due.
 *
 * @param onGone called when an email left the list while the person worked on it.
 */
export function useMails(onGone: () => void): Mails {
  const { api } = useSite()
  const messages = useMessages()
  const list = useLoaded<ReadMails>({
    key: ['waiting mails'],
    load: async () => ({ mails: await api('GET private/mail-get-list.json.php'), readAt: Date.now() / 1000 }),
  })
  const [refreshing, setRefreshing] = useState(false)
  const [working, setWorking] = useState<Mails['working']>(new Map())
  const busy = useRef(new Set<number>())

  const readQuietly = useEffectEvent(() => void list.refresh().catch(console.error))
  useEffect(() => {
    const delay = list.value && nextReading(list.value.mails, list.value.readAt)
    if (delay === undefined) return undefined
    const timer = setTimeout(() => readQuietly(), delay * 1000)
    return () => clearTimeout(timer)
  }, [list.value])

  async function refresh() {
    setRefreshing(true)
    try {
      await list.refresh()
    } catch (error) {
      await messages.fail(withReason(refreshFailure, refusalReason(error)), error)
    } finally {
      setRefreshing(false)
    }
  }

  function drop(id: number) {
    list.change((value) => ({ ...value, mails: value.mails.filter((mail) => mail.id !== id) }))
    onGone()
  }

  async function work(kind: MailWork, { id }: WaitingMail) {
    setWorking((now) => new Map(now).set(id, kind))
    try {
      if (kind === 'retry') await api('POST private/mail-retry.json.php', { id })
      else await api('POST private/mail-delete.json.php', { id })
    } catch (error) {
      const found = !isApiError(error) || error.status !== 404
      const failure = kind === 'retry' ? retryFailure : deleteFailure
      await messages.fail(found ? withReason(failure, refusalReason(error)) : gone, error)
      return found ? undefined : drop(id)
    } finally {
      setWorking((now) => new Map([...now].filter(([one]) => one !== id)))
    }
    if (kind === 'delete') drop(id)
    else await list.refresh().catch(console.error)
  }

  /** One thing at a time with each email. */
  async function start(kind: MailWork, mail: WaitingMail) {
    if (busy.current.has(mail.id)) return
    busy.current.add(mail.id)
    try {
      if (kind === 'retry' || (await messages.confirm(deleteQuestion))) await work(kind, mail)
    } finally {
      busy.current.delete(mail.id)
    }
  }

  return {
    list,
    refreshing,
    refresh: () => void (refreshing || refresh()),
    working,
    onRetry: (mail) => void start('retry', mail),
    onDelete: (mail) => void start('delete', mail),
  }
}
