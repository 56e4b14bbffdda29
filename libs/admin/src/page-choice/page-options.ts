import { maxListLength, type Api, type ChoicePage } from '@sitewright/api-client'

const call = 'GET private/page-get-choices.json.php'

/** Pages by their ids; null for one that is gone. */
export type KnownPages = ReadonlyMap<number, ChoicePage | null>

/** What the fields of a screen that name pages have to know of them. */
export interface PageOptions {
  known: KnownPages
  /** True if these are all pages of the site; false where they are too many for a list, and have to be looked for. */
  whole: boolean
}

/**
 * Reads all pages where they are few, otherwise those that are named.
 *
 * @param ids may still be on their way.
 */
export async function loadPageOptions(
  api: Api,
  ids: readonly number[] | Promise<readonly number[]>,
): Promise<PageOptions> {
  const [{ items, next }, named] = await Promise.all([api(call, { limit: maxListLength }), ids])
  if (next === null) return { known: new Map(items.map((page) => [page.id, page])), whole: true }
  return { known: await namedPages(api, named), whole: false }
}

/** The pages of these ids. */
export async function namedPages(api: Api, ids: readonly number[]): Promise<KnownPages> {
  const wanted = [...new Set(ids)].filter((id) => id > 0)
  const parts = Array.from({ length: Math.ceil(wanted.length / maxListLength) }, (_, part) =>
    wanted.slice(part * maxListLength, (part + 1) * maxListLength),
  )
  const answers = await Promise.all(parts.map((part) => api(call, { ids: part.join(','), limit: maxListLength })))
  const there = new Map(answers.flatMap(({ items }) => items).map((page) => [page.id, page]))
  return new Map(wanted.map((id) => [id, there.get(id) ?? null]))
}
