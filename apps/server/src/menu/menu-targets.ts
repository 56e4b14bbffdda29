import type { Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import type { PlacedItem } from './menu-tree.ts'

/** An item with all that is stored of where it leads. */
export interface TargetedItem extends Omit<PlacedItem, 'address'> {
  /** Of the page; '' for none. */
  anchor: string
  /** Off the site; null for a page, or nowhere. */
  address: string | null
  /** What its page was called, which was deleted; null once it leads somewhere again. */
  lost_page: string | null
}

type Target = Pick<TargetedItem, 'page_id' | 'anchor' | 'address'>

export interface TargetsOptions {
  placed: readonly PlacedItem[]
  stored: readonly (Omit<Target, 'page_id'> & Pick<TargetedItem, 'id' | 'lost_page'>)[]
}

/**
 * Where the items of a save lead. Of an item that comes without an address anchor and address stay as they are, but an
 * address gives way to a page.
 *
 * @throws {RefusedError} 400 where an address names a page that is not there.
 */
export async function targetsOf(tx: Writer, { placed, stored }: TargetsOptions): Promise<TargetedItem[]> {
  const before = new Map(stored.map((item) => [item.id, item]))
  const pages = await pagesAt(
    tx,
    placed.flatMap(({ address }) => (address?.to === 'page' ? [address.path] : [])),
  )

  function targetOf({ id, label, page_id, address }: PlacedItem): Target {
    if (address === undefined) {
      const { anchor = '', address: kept = null } = before.get(id) ?? {}
      return { page_id, anchor, address: page_id === null ? kept : null }
    }
    if (address === null) return { page_id, anchor: '', address: null }
    if (address.to === 'elsewhere') return { page_id: null, anchor: '', address: address.href }
    const { path, heading } = address
    const page = pages.get(path) ?? fail('noMenuAddress', { label, path: `/${path}` })
    return { page_id: page, anchor: heading, address: null }
  }

  return placed.map((item) => {
    const target = targetOf(item)
    const leadsNowhere = target.page_id === null && target.address === null
    return { ...item, ...target, lost_page: leadsNowhere ? (before.get(item.id)?.lost_page ?? null) : null }
  })
}

/** The address that every page has. */
const own = /^pages\/[a-z-]+\/([1-9]\d{0,8})$/

/** The ids of the pages at some paths, those that they had before among them. */
async function pagesAt(tx: Writer, paths: readonly string[]): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map()
  const ids = paths.flatMap((path) => Number(own.exec(path)?.[1] ?? 0) || [])
  const there = ids.length === 0 ? [] : await tx.selectFrom('pages').where('id', 'in', ids).select(['id']).execute()
  const known = new Set(there.map(({ id }) => id))
  const former = await tx.selectFrom('former_shortcuts').where('url', 'in', paths).selectAll().execute()
  const named = await tx
    .selectFrom('pages')
    .where('url', 'in', paths)
    .where('url', '<>', '')
    .select(['id', 'url'])
    .execute()
  return new Map([
    ...former.map(({ url, page_id }) => [url, page_id] as const),
    ...named.map(({ id, url }) => [url, id] as const),
    ...paths.flatMap((path) => {
      const id = Number(own.exec(path)?.[1] ?? 0)
      return known.has(id) ? [[path, id] as const] : []
    }),
  ])
}
