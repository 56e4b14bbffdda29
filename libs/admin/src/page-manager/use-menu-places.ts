import type { EditedMenuItem } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useHolds } from '@sitewright/session'
import { changeDocument } from '../shared/document-calls.ts'
import { texts } from './new-page-messages.ts'

/** Where an item can be put. */
export interface MenuPlace {
  /** The item that it stands under; 0 for the top level. */
  parent: number
  label: string
  /** From 0. */
  level: number
}

/** Items can be put on so many levels (Q70). */
const levels = 3

const call = 'GET private/get_menu_structure.json.php'

/** Where in the menu a page can be put by who `may` change it. `places` is undefined for others, and until it is read. */
export function useMenuPlaces() {
  const { api } = useSite()
  const may = useHolds('core.admin', 'core.menu-manager')
  const menu = useLoaded<EditedMenuItem[]>(callQuery(api, call), { paused: !may })

  /** Puts an item for a page behind those that are there. */
  async function add({ parent, page, label }: { parent: number; page: number; label: string }): Promise<void> {
    const item = { idMenuItem: -1, idParentMenuItem: parent, Label: label, idPage: page, SortOrder: 0, Children: [] }
    // as it is now: somebody else may have changed it since
    await changeDocument<EditedMenuItem[]>(api, {
      noun: 'menu',
      read: () => api(call),
      save: (now, base) =>
        api('POST private/set_menu_structure.json.php', { menu: withItem(now, item), delete: [], base }),
    })
  }

  return { may, failed: menu.status === 'failed', places: may && menu.value ? placesOf(menu.value) : undefined, add }
}

function placesOf(menu: readonly EditedMenuItem[], level = 1): MenuPlace[] {
  const top = level === 1 ? [{ parent: 0, label: texts.atEnd(), level: 0 }] : []
  if (level >= levels) return top
  const below = menu.flatMap(({ idMenuItem, Label, Children }) => [
    { parent: idMenuItem, label: texts.under({ label: Label }), level },
    ...placesOf(Children, level + 1),
  ])
  return [...top, ...below]
}

/** @throws {Error} when the item to put it under is gone. */
function withItem(menu: readonly EditedMenuItem[], item: EditedMenuItem): EditedMenuItem[] {
  const parent = item.idParentMenuItem
  let found = parent === 0
  const put = (items: readonly EditedMenuItem[], id: number): EditedMenuItem[] => {
    if (id === parent) found = true
    const nested = items.map((one) => ({ ...one, Children: put(one.Children, one.idMenuItem) }))
    return id === parent ? [...nested, { ...item, SortOrder: items.length + 1 }] : nested
  }
  const changed = put(menu, 0)
  if (!found) throw new Error(texts.itemGone())
  return changed
}
