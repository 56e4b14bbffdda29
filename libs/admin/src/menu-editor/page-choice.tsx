import type { Page } from '@sitewright/api-client'
import type { ReactElement } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'

/** The pages that a menu item can lead to, worked out once for all items. */
export interface PageChoice {
  names: ReadonlyMap<number, string>
  /** An option for each page, in the order of their names. */
  options: readonly ReactElement[]
}

const order = new Intl.Collator('en-nz', { numeric: true })

/** Pages of the same name are told apart by their shortcuts, or their numbers. */
export function pageChoice(pages: readonly Page[]): PageChoice {
  const counts = new Map<string, number>()
  for (const { name } of pages) counts.set(shownTitle(name), 1 + (counts.get(shownTitle(name)) ?? 0))
  const named = pages.map(({ id, name, url }) => {
    const shown = shownTitle(name)
    const alone = counts.get(shown) === 1
    return { id, name: alone ? shown : `${shown} (${url ? `/${url}` : id})` }
  })
  const sorted = named.sort((a, b) => order.compare(a.name, b.name))
  return {
    names: new Map(sorted.map(({ id, name }) => [id, name])),
    options: sorted.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    )),
  }
}
