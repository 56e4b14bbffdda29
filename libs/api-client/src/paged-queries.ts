import { hashKey, keepPreviousData, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { isUnreachable } from './api-error.ts'
import { useConnection } from './connection-context.ts'
import type { Api, CallOptions } from './contract/api.ts'
import type { CallType, PagedReply } from './contract/index.ts'
import { keepTrying } from './keep-trying.ts'

/** A list that is read from the server in pages. */
export interface PagedQuery<Item> {
  /** Plain data that tells it from everything else that is read: the call, then its input. */
  key: readonly unknown[]
  /** Reads the page after the one whose `next` is given; without it the first. */
  load: (cursor: string | undefined, signal?: AbortSignal) => Promise<PagedReply<Item>>
}

/** How `useLoadedList` behaves. */
export interface LoadedListOptions {
  /** Reads nothing; what is there stays. @default false */
  paused?: boolean
}

/** What a component gets of a list in pages. */
export interface LoadedList<Item> {
  status: 'loading' | 'ready' | 'failed'
  /** What was read so far, each once. */
  items: readonly Item[]
  /** Why the first page could not be read. */
  error?: unknown
  /** True while `items` are still those of the query before. */
  outdated: boolean
  /** How many there are in all; undefined where the server does not say. */
  total: number | undefined
  /** Whether there are further ones, and how far they are. */
  more: 'none' | 'there' | 'loading' | 'failed'
  /** Reads the next page, if there is one and nothing is being read. */
  loadMore: () => void
  /** Loads again, showing `loading` meanwhile. */
  reload: () => void
  /** Reads again all that was read, which stays in sight; rejects when that fails. */
  refresh: () => Promise<void>
  /** Puts an item that is new behind those that were read. */
  add: (item: Item) => void
  /** Changes items in place; those that become undefined leave the list. */
  change: (edit: (item: Item) => Item | undefined) => void
}

type PagedCall<T, Key extends keyof T> = T[Key] extends { reply: PagedReply<infer Item> } ? Item : never

/** The query that reads the list of one declared call. */
export function pagedQuery<T extends { [Key in keyof T]: CallType }, Key extends keyof T & string>(
  api: Api<T>,
  call: Key,
  input: Omit<T[Key]['input'], 'cursor'>,
): PagedQuery<PagedCall<T, Key>> {
  type Ask = (key: Key, input: object, options: CallOptions) => Promise<PagedReply<PagedCall<T, Key>>>
  const ask = api as unknown as Ask
  return {
    key: [call, input],
    load: (cursor, signal) => ask(call, cursor === undefined ? input : { ...input, cursor }, signal ? { signal } : {}),
  }
}

/**
 * Reads a list in pages: the first when the component appears and when the query's key changes, the others as they are
 * asked for. What another query gave stays in sight until this one has an answer; the call that nobody waits for any more
 * is given up. Needs a `<QueriesProvider>`. A failure is logged, except that of a `refresh`, which its caller is told. A
 * first page that got no answer is asked for again until it has one, within a `<ConnectionProvider>`, which tells of it.
 */
export function useLoadedList<Item extends { id: number | string }>(
  { key, load }: PagedQuery<Item>,
  { paused = false }: LoadedListOptions = {},
): LoadedList<Item> {
  type Data = InfiniteData<PagedReply<Item>, string | undefined>
  const client = useQueryClient()
  const connection = useConnection()
  const hash = hashKey(key)

  const query = useInfiniteQuery({
    queryKey: key,
    async queryFn({ pageParam, signal }) {
      try {
        return await load(pageParam, signal)
      } catch (error) {
        if (!signal.aborted && (client.getQueryData(key) === undefined || pageParam !== undefined)) console.error(error)
        throw error
      }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: PagedReply<Item>) => next ?? undefined,
    retry: false,
    enabled: !paused,
    placeholderData: keepPreviousData,
  })

  const { data, hasNextPage, isFetching, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = query
  const items = useMemo(() => once(data?.pages.flatMap((page) => page.items) ?? []), [data])

  const actions = useMemo(() => {
    const queryKey = JSON.parse(hash) as readonly unknown[]
    const own = { queryKey, exact: true }
    const reload = () => void client.resetQueries(own)
    return {
      reload,
      async refresh() {
        void client.cancelQueries(own)
        await client.refetchQueries(own, { throwOnError: true })
      },
      add: (item: Item) => replace((before) => extended(before, item)),
      change: (edit: (item: Item) => Item | undefined) => replace((before) => changed(before, edit)),
    }

    function replace(edit: (before: Data) => Data) {
      const before = client.getQueryData<Data>(queryKey)
      if (before === undefined) return reload()
      client.setQueryData<Data>(queryKey, edit(before))
      // an answer on its way knows nothing of the change
      if (client.isFetching(own) > 0) void client.refetchQueries(own)
    }
  }, [client, hash])

  const isForLater = !data && !paused && connection !== undefined && isUnreachable(query.error)
  const loadLater = useEffectEvent(() => load(undefined))
  useEffect(() => {
    if (!isForLater) return
    const queryKey = JSON.parse(hash) as readonly unknown[]
    const take = (page: PagedReply<Item>) =>
      client.setQueryData<Data>(queryKey, { pages: [page], pageParams: [undefined] })
    return keepTrying(() => loadLater(), take, { connection, patient: true })
  }, [client, connection, hash, isForLater])

  return {
    status: data ? 'ready' : query.status === 'error' ? 'failed' : 'loading',
    items,
    ...(query.status === 'error' && { error: query.error }),
    outdated: query.isPlaceholderData,
    total: data?.pages[0]?.total,
    more: !hasNextPage ? 'none' : isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'there',
    loadMore: () => void (hasNextPage && !isFetching && fetchNextPage()),
    ...actions,
  }
}

/** What was moved on between two pages comes in both. */
function once<Item extends { id: number | string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

type Pages<Item, Param> = InfiniteData<PagedReply<Item>, Param>

function changed<Item, Param>(
  { pages, pageParams }: Pages<Item, Param>,
  edit: (item: Item) => Item | undefined,
): Pages<Item, Param> {
  const edited = pages.map((page) => ({ ...page, items: page.items.flatMap((item) => edit(item) ?? []) }))
  const count = (list: readonly PagedReply<Item>[]) => list.reduce((sum, { items }) => sum + items.length, 0)
  return { pages: recounted(edited, count(edited) - count(pages)), pageParams }
}

function extended<Item, Param>({ pages, pageParams }: Pages<Item, Param>, item: Item): Pages<Item, Param> {
  const last = pages.length - 1
  const longer = pages.map((page, at) => (at === last ? { ...page, items: [...page.items, item] } : page))
  return { pages: recounted(longer, 1), pageParams }
}

/** The first page says how many there are. */
function recounted<Item>(pages: PagedReply<Item>[], by: number): PagedReply<Item>[] {
  const [first, ...others] = pages
  return first?.total === undefined ? pages : [{ ...first, total: first.total + by }, ...others]
}
