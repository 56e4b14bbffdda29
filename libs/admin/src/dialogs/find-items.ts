import { folded } from '@sitewright/ui'

export interface Item<Id> {
  id: Id
  label: string
}

export interface FindOptions<Id> {
  /** Part of a label; case and accents do not matter. */
  query: string
  /** Ids of those that come before all others. */
  first: ReadonlySet<Id>
  /** How many are shown at most. */
  limit: number
}

/** The items that match, those of `first` before the rest, as many as may be shown; and how many match in all. */
export function findItems<Row extends Item<unknown>>(
  items: readonly Row[],
  { query, first, limit }: FindOptions<Row['id']>,
): { shown: Row[]; matches: number } {
  const wanted = folded(query.trim())
  const matching = wanted === '' ? items : items.filter(({ label }) => folded(label).includes(wanted))
  const [ahead, rest]: [Row[], Row[]] = [[], []]
  for (const item of matching) (first.has(item.id) ? ahead : rest).push(item)
  return { shown: [...ahead, ...rest].slice(0, limit), matches: matching.length }
}
