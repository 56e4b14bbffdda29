import {
  hashKey,
  notifyManager,
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createElement, useContext, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { isUnreachable } from './api-error.ts'
import { useConnection } from './connection-context.ts'
import type { Api } from './contract/api.ts'
import type { CallType } from './contract/index.ts'
import { keepTrying } from './keep-trying.ts'

export * from './paged-queries.ts'

/** What is read from the server. */
export interface Query<Value> {
  /** Plain data that tells it from everything else that is read: the call, then its input. */
  key: readonly unknown[]
  /** Reads it; never gives undefined. */
  load: () => Promise<Value>
}

/** What a component gets of a query: how far it is, its value, and what can be done about them. */
export interface Loaded<Value> extends LoadedActions<Value> {
  status: 'loading' | 'ready' | 'failed'
  /** What was loaded; undefined unless ready. */
  value: Value | undefined
  /** Why it could not be loaded. */
  error?: unknown
}

/** The same functions at every render, as long as the query's key is the same. */
export interface LoadedActions<Value> {
  /** Loads again, showing `loading` meanwhile. */
  reload: () => void
  /** Reads again while the value stays in sight; rejects when that fails. Only the latest answer counts. */
  refresh: () => Promise<void>
  /** Changes the value in place; what is being read is read once more. What is not there to be changed is loaded again. */
  change: (edit: (value: Value) => Value) => void
}

/** How `useLoaded` behaves. */
export interface LoadedOptions {
  /** Tries until it succeeds, after pauses that grow from a second to a minute. @default false */
  retry?: boolean
  /** Reads nothing; what is there stays. @default false */
  paused?: boolean
}

const maxPause = 60_000

/** Nothing outlives the components that show it, and nothing is read but when a component asks: as pages do. */
function createClient(): QueryClient {
  // at once instead of a moment later: a row that is gone must not be given the focus first
  notifyManager.setScheduler((notify) => notify())
  return new QueryClient({
    defaultOptions: {
      queries: { gcTime: 0, staleTime: Infinity, networkMode: 'always' },
    },
  })
}

/** Keeps what the components within it read, unless one around it does so already. */
export function QueriesProvider({ children }: { children?: ReactNode }) {
  const outer = useContext(QueryClientContext)
  const [client] = useState(() => outer ?? createClient())
  return createElement(QueryClientProvider, { client }, children)
}

/** The query that makes one declared call. */
export function callQuery<T extends { [Key in keyof T]: CallType }, Key extends keyof T & string>(
  api: Api<T>,
  ...call: Parameters<typeof api<Key>>
): Query<T[Key]['reply']> {
  return { key: call, load: () => api<Key>(...call) }
}

/**
 * Reads something when the component appears, and when the query's key changes. Needs a `<QueriesProvider>`. A failure is
 * logged, except that of a `refresh`, which its caller is told. What got no answer is asked for again until it has one,
 * within a `<ConnectionProvider>`, which tells of it.
 */
export function useLoaded<Value>({ key, load }: Query<Value>, options: LoadedOptions = {}): Loaded<Value> {
  const { retry = false, paused = false } = options
  const client = useQueryClient()
  const connection = useConnection()
  const hash = hashKey(key)
  const isForLater = (error: unknown) => connection !== undefined && isUnreachable(error)

  async function logged() {
    try {
      return await load()
    } catch (error) {
      if (retry || client.getQueryData(key) === undefined) console.error(error)
      throw error
    }
  }

  const { data, status, error } = useQuery({
    queryKey: key,
    queryFn: logged,
    retry: (_, failure) => retry && !isForLater(failure),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, maxPause),
    enabled: !paused,
  })

  const actions = useMemo<LoadedActions<Value>>(() => {
    const queryKey = JSON.parse(hash) as readonly unknown[]
    const own = { queryKey, exact: true }
    const reload = () => void client.resetQueries(own)
    return {
      reload,
      async refresh() {
        void client.cancelQueries(own)
        await client.refetchQueries(own, { throwOnError: true })
      },
      change(edit) {
        const value = client.getQueryData<Value>(queryKey)
        if (value === undefined) return reload()
        client.setQueryData<Value>(queryKey, edit(value))
        // an answer on its way knows nothing of the change
        if (client.isFetching(own) > 0) void client.refetchQueries(own)
      },
    }
  }, [client, hash])

  // the library would try on
  useEffect(() => {
    if (paused) void client.cancelQueries({ queryKey: JSON.parse(hash) as readonly unknown[], exact: true })
  }, [client, hash, paused])

  const unanswered = data === undefined && status === 'error' && !paused && isForLater(error)
  const loadLater = useEffectEvent(load)
  useEffect(() => {
    if (!unanswered) return
    const queryKey = JSON.parse(hash) as readonly unknown[]
    const take = (value: Value) => client.setQueryData<Value>(queryKey, value)
    return keepTrying(() => loadLater(), take, { connection, patient: true })
  }, [client, connection, hash, unanswered])

  if (data !== undefined) return { status: 'ready', value: data, ...actions }
  if (status === 'error' && !(retry && unanswered)) return { status: 'failed', value: undefined, error, ...actions }
  return { status: 'loading', value: undefined, ...actions }
}
