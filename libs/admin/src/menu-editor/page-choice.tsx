import type { ReactElement } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import type { KnownPages, PageOptions } from '../page-choice/page-options.ts'

/** The pages that a menu item can lead to, worked out once for all items. */
export interface PageChoice {
  /** Of pages that are known; one that is gone has none. */
  names: ReadonlyMap<number, string>
  /** Ids of pages that are known to be there or to be gone. */
  known: KnownPages
  /** False where there are too many pages for a list: then one is looked for. */
  whole: boolean
  /** An option for each page, in the order of their names; none unless they are `whole`. */
  options: readonly ReactElement[]
}

const order = new Intl.Collator('en-nz', { numeric: true })

/** Pages of the same name are told apart by their shortcuts, or their numbers. */
export function pageChoice({ known, whole }: PageOptions): PageChoice {
  const pages = [...known.values()].filter((page) => page !== null)
  const counts = new Map<string, number>()
  for (const { name } of pages) counts.set(shownTitle(name), 1 + (counts.get(shownTitle(name)) ?? 0))
  const named = pages.map(({ id, name, url }) => {
    const shown = shownTitle(name)
    const alone = counts.get(shown) === 1
    return { id, name: alone ? shown : `${shown} (${url ? `/${url}` : id})` }
  })
  const sorted = named.sort((a, b) => order.compare(a.name, b.name))
  return {
    known,
    whole,
    names: new Map(sorted.map(({ id, name }) => [id, name])),
    options: (whole ? sorted : []).map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    )),
  }
}
