import { refusalReason, type AuditEntry, type AuditList } from '@sitewright/api-client'
import { useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useEffect, useRef, useState } from 'react'
import { withReason } from '../shared/with-reason.ts'
import { queryOf, readEntries, type AuditFilter } from './audit-filter.ts'
import { texts } from './messages.ts'

export interface AuditEntries {
  status: 'loading' | 'ready' | 'failed'
  /** Why they could not be loaded. */
  error?: unknown
  /** The newest first. */
  entries: readonly AuditEntry[]
  /** True if there are older ones. */
  more: boolean
  /** What is under way beside what is shown. */
  working: 'refresh' | 'more' | undefined
  refresh: () => void
  loadMore: () => void
  /** Loads again what could not be loaded. */
  retry: () => void
}

const none: AuditList = { entries: [], more: false }

/** Milliseconds without a keystroke before the server is asked. */
const pause = 250

/** The entries that a filter lets through, some at a time. Only answers to what is asked for now count. */
export function useAuditLog(filter: AuditFilter): AuditEntries {
  const { api } = useSite()
  const messages = useMessages()
  const query = queryOf(useTyped(filter))
  const queryText = JSON.stringify(query)
  const list = useLoaded<AuditList>({ key: ['audit log', query], load: () => readEntries(api, query) })
  const { entries, more } = list.value ?? none
  const [work, setWork] = useState<{ what: 'refresh' | 'more'; queryText: string }>()
  const working = work?.queryText === queryText ? work.what : undefined
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = queryText
    return () => (shown.current = undefined)
  }, [queryText])

  async function start(what: 'refresh' | 'more', task: () => Promise<void>, failure: string) {
    if (working) return
    setWork({ what, queryText })
    try {
      await task()
    } catch (error) {
      if (shown.current === queryText) await messages.fail(withReason(failure, refusalReason(error)), error)
    } finally {
      setWork((now) => (now?.queryText === queryText ? undefined : now))
    }
  }

  async function readMore() {
    const read = await readEntries(api, query, entries.at(-1)?.id)
    list.change((now) => ({ entries: [...now.entries, ...read.entries], more: read.more }))
  }

  return {
    status: list.status,
    error: list.error,
    entries,
    more,
    working,
    refresh: () => void start('refresh', list.refresh, texts.refreshFailed()),
    loadMore: () => void start('more', readMore, texts.moreFailed()),
    retry: list.reload,
  }
}

/** The filter, whose text follows once nothing was typed for a moment; all else counts at once. */
function useTyped(filter: AuditFilter): AuditFilter {
  const [text, setText] = useState(filter.text)
  useEffect(() => {
    const timer = setTimeout(() => setText(filter.text), pause)
    return () => clearTimeout(timer)
  }, [filter.text])
  return { ...filter, text }
}
