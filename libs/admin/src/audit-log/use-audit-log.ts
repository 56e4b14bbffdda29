import { refusalReason, type AuditEntry } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { queryOf, readEntries, type AuditFilter, type AuditQuery } from './audit-filter.ts'
import { moreFailure, refreshFailure, withReason } from './texts.ts'

export interface AuditEntries {
  status: 'loading' | 'ready' | 'failed'
  /** The newest first. */
  entries: readonly AuditEntry[]
  /** True if there are older ones. */
  more: boolean
  /** What is under way beside what is shown. */
  working: 'refresh' | 'more' | undefined
  refresh: () => void
  loadMore: () => void
  /** Loads anew what could not be loaded. */
  retry: () => void
}

type State = Pick<AuditEntries, 'status' | 'entries' | 'more'>

/** Milliseconds without a keystroke before the server is asked. */
const pause = 250

const loading: State = { status: 'loading', entries: [], more: false }

/** The entries that a filter lets through, some at a time. Only answers to what is asked for now count. */
export function useAuditLog(filter: AuditFilter): AuditEntries {
  const { api } = useSite()
  const messages = useMessages()
  const [state, setState] = useState<State>(loading)
  const [working, setWorking] = useState<AuditEntries['working']>()
  const turn = useRef(0)
  const asked = useRef<AuditFilter>(undefined)
  const query = queryOf(filter)
  const queryText = JSON.stringify(query)

  async function load(wanted: AuditQuery) {
    const mine = ++turn.current
    try {
      const { entries, more } = await readEntries(api, wanted)
      if (mine === turn.current) setState({ status: 'ready', entries, more })
    } catch (error) {
      if (mine !== turn.current) return
      console.error(error)
      setState({ ...loading, status: 'failed' })
    }
  }

  function start(wanted: AuditQuery) {
    setState(loading)
    setWorking(undefined)
    void load(wanted)
  }

  const startAfter = useEffectEvent((wanted: AuditQuery) => {
    // typing pauses before the server is asked; all else is asked for at once
    const typed = asked.current !== undefined && asked.current.text !== filter.text
    asked.current = filter
    if (!typed) return start(wanted)
    turn.current += 1
    const timer = setTimeout(() => start(wanted), pause)
    return () => clearTimeout(timer)
  })
  // the same query made anew is no other
  useEffect(() => startAfter(JSON.parse(queryText) as AuditQuery), [queryText])
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )

  async function work(what: 'refresh' | 'more', failure: string) {
    if (working) return
    const mine = turn.current
    setWorking(what)
    try {
      const read = await readEntries(api, query, what === 'more' ? state.entries.at(-1)?.id : undefined)
      if (mine !== turn.current) return
      const entries = what === 'more' ? [...state.entries, ...read.entries] : read.entries
      setState({ status: 'ready', entries, more: read.more })
    } catch (error) {
      if (mine === turn.current) await messages.fail(withReason(failure, refusalReason(error)), error)
    } finally {
      if (mine === turn.current) setWorking(undefined)
    }
  }

  return {
    ...state,
    working,
    refresh: () => void work('refresh', refreshFailure),
    loadMore: () => void work('more', moreFailure),
    retry: () => start(query),
  }
}
