import type { EditedMenuItem } from '@sitewright/api-client'
import type { KeptMenu, MenuDraft } from './menu-draft.ts'
import { idsOf, leadToTheSame, renumbered, withIds, type MenuLevel } from './menu-tree.ts'

/** What one save sends. */
export interface MenuChange {
  menu: EditedMenuItem[]
  delete: number[]
}

/**
 * What makes a menu that of the draft.
 *
 * @param stored the menu that is changed: items that it does not have any more become new ones, and those that the draft
 * does not have are taken out. Undefined where it is not known.
 */
export function changeOf(
  { menu, deleted, temporary }: KeptMenu & Pick<MenuDraft, 'temporary'>,
  stored?: MenuLevel,
): MenuChange {
  if (!stored) return { menu: renumbered(menu), delete: [...deleted] }
  const known = new Set(idsOf(stored))
  const gone = idsOf(menu).filter((id) => id > 0 && !known.has(id))
  const ids = new Map(gone.map((id, at) => [id, temporary - 1 - at]))
  return { menu: renumbered(withIds(menu, ids)), delete: withoutThoseOf(menu, stored) }
}

/** Ids of stored items that a menu does not have. */
function withoutThoseOf(menu: MenuLevel, stored: MenuLevel): number[] {
  const here = new Set(idsOf(menu))
  return idsOf(stored).filter((id) => !here.has(id))
}

/** Whether that is the same menu, but for the ids that items got. */
export function isSameButIds(sent: MenuLevel, stored: MenuLevel): boolean {
  if (sent.length !== stored.length) return false
  return sent.every((a, index) => {
    const b = stored[index]!
    return a.Label === b.Label && leadToTheSame(a, b) && isSameButIds(a.Children, b.Children)
  })
}

/** The ids that items got by a save, by those before; none where that is another menu. */
function givenIds(sent: MenuLevel, stored: MenuLevel): ReadonlyMap<number, number> {
  if (!isSameButIds(sent, stored)) return new Map()
  const after = idsOf(stored)
  return new Map(idsOf(sent).flatMap((id, at) => (id === after[at] ? [] : [[id, after[at]!]])))
}

/** What the server has, with what keeps the rows the same rows. */
export function withFormerIds(read: MenuDraft, before: MenuDraft): MenuDraft {
  const ids = givenIds(before.menu, read.menu)
  const former = [...ids].map(([old, id]) => [id, before.formerIds.get(old) ?? old] as const)
  return { ...read, temporary: before.temporary, formerIds: new Map([...before.formerIds, ...former]) }
}

/** What was edited while the save was under way stays, and waits for the next one. */
export function rebased(now: MenuDraft, sent: MenuDraft, stored: MenuDraft): MenuDraft {
  const menu = withIds(now.menu, givenIds(sent.menu, stored.menu))
  const { temporary } = now
  // also what was deleted under a temporary id while the server was giving it its own
  return { menu, deleted: withoutThoseOf(menu, stored.menu), temporary, formerIds: stored.formerIds }
}
