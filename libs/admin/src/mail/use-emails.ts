import { refusalReason, isApiError, type CoreCalls, type WaitingEmail } from '@sitewright/api-client'
import { pagedQuery, useLoadedList, type LoadedList } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages, useTyped } from '@sitewright/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { untilGone } from '../dialogs/until-gone.ts'
import { withReason } from '../shared/with-reason.ts'
import { nextReading } from './due.ts'
import { texts } from './messages.ts'

/** What is being done with an email. */
export type EmailWork = 'retry' | 'delete'

export interface ReadEmail extends WaitingEmail {
  /** When it was read, in epoch seconds. */
  readAt: number
}

export interface ReadEmails {
  mails: readonly ReadEmail[]
  /** When the list was read, in epoch seconds. */
  readAt: number
}

export interface EmailLists {
  list: LoadedList<ReadEmail>
  readAt: number
  query: string
  search: (query: string) => void
  /** True while what is typed was not answered yet. */
  searching: boolean
  refreshing: boolean
  refresh: () => void
  /** What is under way, by the mail's id. */
  working: ReadonlyMap<number, EmailWork>
  onRetry: (mail: WaitingEmail) => void
  /** Asks first. */
  onDelete: (mail: WaitingEmail) => void
}

const listCall = 'GET private/mail-get-paged.json.php'

/**
 * The emails that were not delivered yet, the newest first, some at a time. The list is read again by itself whenever one of them was due.
 *
 * @param onGone called when an email left the list while the person worked on it.
 */
export function useMails(onGone: () => void): EmailLists {
  const { api } = useSite()
  const messages = useMessages()
  const [query, setQuery] = useState('')
  const words = query.trim()
  const typed = useTyped(words)
  const input = { desc: 1, ...(typed !== '' && { q: typed }) }
  const { key, load } = pagedQuery<CoreCalls, typeof listCall>(api, listCall, input)
  const list = useLoadedList<ReadEmail>({
    key,
    async load(cursor) {
      const page = await load(cursor)
      const readAt = Date.now() / 1000
      return { ...page, items: page.items.map((mail) => ({ ...mail, readAt })) }
    },
  })
  const { items } = list
  const readAt = items[0]?.readAt ?? 0
  const [refreshing, setRefreshing] = useState(false)
  const { working, start } = useMailWork(list, onGone)
  useDueReading(list)

  async function refresh() {
    setRefreshing(true)
    try {
      await list.refresh()
    } catch (error) {
      await messages.fail(withReason(texts.refreshFailed(), refusalReason(error)), error)
    } finally {
      setRefreshing(false)
    }
  }

  return {
    list,
    readAt,
    query,
    search: setQuery,
    searching: list.status === 'ready' && (typed !== words || list.outdated),
    refreshing,
    refresh: () => void (refreshing || refresh()),
    working,
    onRetry: (mail) => void start('retry', mail),
    onDelete: (mail) => void start('delete', mail),
  }
}

/** Reads the list again by itself whenever one of its emails was due. */
function useDueReading(list: LoadedList<ReadEmail>) {
  const { items } = list
  const readQuietly = useEffectEvent(() => void list.refresh().catch(console.error))
  useEffect(() => {
    const delay = nextReading(items, items[0]?.readAt ?? 0)
    if (delay === undefined) return undefined
    const timer = setTimeout(() => readQuietly(), delay * 1000)
    return () => clearTimeout(timer)
  }, [items])
}

/** What is done with emails, one thing at a time with each. */
function useMailWork(list: LoadedList<ReadEmail>, onGone: () => void) {
  const { api } = useSite()
  const messages = useMessages()
  const undo = useUndo()
  const [working, setWorking] = useState<EmailLists['working']>(new Map())
  const busy = useRef(new Set<number>())

  function drop(id: number) {
    list.change((mail) => (mail.id === id ? undefined : mail))
    onGone()
  }

  const readAgain = () => list.refresh().catch(console.error)

  async function work(kind: EmailWork, { id }: WaitingEmail) {
    setWorking((now) => new Map(now).set(id, kind))
    try {
      if (kind === 'retry') await api('POST private/mail-retry.json.php', { id })
      else await api('POST private/mail-delete.json.php', { id })
    } catch (error) {
      const found = !isApiError(error) || error.status !== 404
      const failure = kind === 'retry' ? texts.retryFailed() : texts.deleteFailed()
      await messages.fail(found ? withReason(failure, refusalReason(error)) : texts.gone(), error)
      return found ? undefined : drop(id)
    } finally {
      setWorking((now) => new Map([...now].filter(([one]) => one !== id)))
    }
    if (kind === 'delete') {
      drop(id)
      if (await undo.isPossible()) await undo.tell(texts.deleted(), [{ kind: 'email', id }], () => void readAgain())
    } else await readAgain()
  }

  async function isSure({ subject }: WaitingEmail): Promise<boolean> {
    const more = untilGone(await undo.line())
    return messages.confirm(texts.deleteQuestion(), { about: subject, danger: true, accept: texts.delete(), more })
  }

  async function start(kind: EmailWork, mail: WaitingEmail) {
    if (busy.current.has(mail.id)) return
    busy.current.add(mail.id)
    try {
      if (kind === 'retry' || (await isSure(mail))) await work(kind, mail)
    } finally {
      busy.current.delete(mail.id)
    }
  }

  return { working, start }
}
