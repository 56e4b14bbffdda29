import type { EditedMenuItem, MenuAudience } from '@sitewright/api-client'
import { shownTitle } from '../dialogs/shown-title.ts'

/** What the pages were called that were deleted, by the id of the item that led to them. */
export type LostPages = ReadonlyMap<number, string>

export function lostPages(audience: Pick<MenuAudience, 'lost'> | undefined): LostPages {
  return new Map(audience?.lost.map(({ id, page }) => [id, page]))
}

const back = 'Bring the page back from the Trash if it is still there'

/** What to say of an item whose page was deleted, until it leads somewhere again; undefined for all others. */
export function lostNote(
  { idMenuItem, idPage, Address, Children }: Pick<EditedMenuItem, 'idMenuItem' | 'idPage' | 'Address' | 'Children'>,
  lost: LostPages,
): string | undefined {
  const title = idPage === 0 && !Address ? lost.get(idMenuItem) : undefined
  if (title === undefined) return undefined
  const deleted = `its page ‘${shownTitle(title)}’ was deleted`
  return Children.length === 0
    ? `Leads nowhere: ${deleted}, so visitors do not see it. ${back}, choose another, or delete the item.`
    : `Only a heading: ${deleted}. ${back}, or choose another, if it is to lead to one.`
}
