import type { LinkButton } from '@sitewright/api-client'

export interface EditedLink {
  /** Tells it from the others wherever it is moved. */
  key: string
  link: LinkButton
}

/** The list with one of its entries moved to another place. A place beyond its ends changes nothing (LINK-010). */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from]
  if (entry === undefined || from === to || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
