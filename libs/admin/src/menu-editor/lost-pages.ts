import type { EditedMenuItem, MenuAudience } from '@sitewright/api-client'
import { shownTitle } from '../dialogs/shown-title.ts'
import { texts } from './messages.ts'

/** What the pages were called that were deleted, by the id of the item that led to them. */
export type LostPages = ReadonlyMap<number, string>

export function lostPages(audience: Pick<MenuAudience, 'lost'> | undefined): LostPages {
  return new Map(audience?.lost.map(({ id, page }) => [id, page]))
}

/** What to say of an item whose page was deleted, until it leads somewhere again; undefined for all others. */
export function lostNote(
  { idMenuItem, idPage, Address, Children }: Pick<EditedMenuItem, 'idMenuItem' | 'idPage' | 'Address' | 'Children'>,
  lost: LostPages,
): string | undefined {
  const title = idPage === 0 && !Address ? lost.get(idMenuItem) : undefined
  if (title === undefined) return undefined
  const shown = { title: shownTitle(title) }
  return Children.length === 0 ? texts.leadsNowhere(shown) : texts.onlyHeading(shown)
}
