import { isNameless, maxMenuItems } from '@sitewright/api-client'
import {
  levels,
  maxLabelLength,
  changeItem,
  changeLevel,
  heightOf,
  idsOf,
  placeOf,
  putItem,
  sameMenu,
  withIds,
  type MenuLevel,
  type Place,
} from './menu-tree.ts'

/** A menu while it is edited. */
export interface MenuDraft {
  menu: MenuLevel
  /** Ids of saved items that the next save takes out. */
  deleted: readonly number[]
  /** The temporary id given last; 0 before the first. They are not used again, so that a save under way cannot mix them up. */
  temporary: number
  /** What the ids of items that were saved meanwhile were before, so that their rows stay the same rows. */
  formerIds: ReadonlyMap<number, number>
  /** Where the focus goes after this edit. */
  focus?: { id: number; part: 'label' | 'row' }
  /** The item that this edit moved. */
  moved?: number
}

export type MenuEdit =
  | { do: 'add'; parent: number }
  | { do: 'remove'; id: number }
  /** An item with all below it, to where it was before it was removed. */
  | { do: 'put-back'; place: Omit<Place, 'siblings'> }
  | { do: 'label'; id: number; label: string }
  /** `title` is what the page is called: an item without a label gets it. */
  | { do: 'link'; id: number; idPage: number; title?: string }
  /** `idPage` is the page that the address is of, as far as that is known; 0 for none. */
  | { do: 'address'; id: number; address: string; idPage: number }
  | { do: 'step'; id: number; by: -1 | 1 }
  | { do: 'move-in'; id: number }
  | { do: 'move-out'; id: number }
  | { do: 'put'; id: number; parent: number; index: number }

/** The draft of a menu just loaded, or of one that was kept. The temporary ids go on below those that are in use. */
export function draftOf(menu: MenuLevel, deleted: readonly number[] = []): MenuDraft {
  return { menu, deleted, temporary: Math.min(0, ...idsOf(menu)), formerIds: new Map() }
}

/** Whether two drafts would be saved alike. */
export function isSameDraft(one: MenuDraft, other: MenuDraft): boolean {
  const isDeletedAlike =
    one.deleted.length === other.deleted.length && one.deleted.every((id) => other.deleted.includes(id))
  return isDeletedAlike && sameMenu(one.menu, other.menu)
}

/** The draft after an edit; the same draft where the edit has nothing to do. */
export function editMenu(draft: MenuDraft, edit: MenuEdit): MenuDraft {
  switch (edit.do) {
    case 'add':
      return add(draft, edit.parent)
    case 'remove':
      return remove(draft, edit.id)
    case 'put-back':
      return putBack(draft, edit.place)
    case 'label':
      return withMenu(draft, changeItem(draft.menu, edit.id, { Label: edit.label }))
    case 'link':
      return withMenu(
        draft,
        changeItem(draft.menu, edit.id, {
          idPage: edit.idPage,
          ...withoutAddress(draft, edit.id),
          ...labelFor(draft, edit),
        }),
      )
    case 'address':
      return withMenu(draft, changeItem(draft.menu, edit.id, { idPage: edit.idPage, Address: edit.address }))
    case 'put':
      return withMenu(draft, putItem(draft.menu, edit.id, edit))
    case 'step':
      return move(draft, edit.id, ({ parent, index, siblings }) =>
        siblings[index + edit.by] ? { parent, index: index + edit.by } : undefined,
      )
    case 'move-in':
      return move(draft, edit.id, ({ item, index, siblings }) => {
        const before = siblings[index - 1]
        const fits = depthOf(draft.menu, edit.id) + 1 + heightOf(item) < levels
        return before && fits ? { parent: before.idMenuItem, index: before.Children.length } : undefined
      })
    case 'move-out':
      return move(draft, edit.id, ({ parent }) => {
        const above = placeOf(draft.menu, parent)
        return above && { parent: above.parent, index: above.index + 1 }
      })
  }
}

/** What is kept of a draft that is not saved. */
export type KeptMenu = Pick<MenuDraft, 'menu' | 'deleted'>

/** How many items are above one. */
export function depthOf(menu: MenuLevel, id: number): number {
  const parent = placeOf(menu, id)?.parent ?? 0
  return parent === 0 ? 0 : 1 + depthOf(menu, parent)
}

/** A page that is chosen names an item that has no name yet. */
function labelFor(
  { menu }: MenuDraft,
  { id, title = '' }: { id: number; title?: string | undefined },
): { Label?: string } {
  const label = title
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .slice(0, maxLabelLength)
    .toWellFormed()
  return !isNameless(label) && isNameless(placeOf(menu, id)?.item.Label ?? '') ? { Label: label } : {}
}

/** The first item that nobody could read; undefined where all have a label. */
export function namelessIn(menu: MenuLevel): number | undefined {
  return idsOf(menu).find((id) => isNameless(placeOf(menu, id)?.item.Label ?? ''))
}

/** Only of an item that has had one: in a save, no address leaves as it is what is stored. */
function withoutAddress({ menu }: MenuDraft, id: number): { Address?: string } {
  return placeOf(menu, id)?.item.Address === undefined ? {} : { Address: '' }
}

function withMenu(draft: MenuDraft, menu: MenuLevel, more: Pick<MenuDraft, 'focus' | 'moved'> = {}): MenuDraft {
  const { focus: _focus, moved: _moved, ...rest } = draft
  return menu === draft.menu ? draft : { ...rest, ...more, menu }
}

function add(draft: MenuDraft, parent: number): MenuDraft {
  const missing = parent !== 0 && !placeOf(draft.menu, parent)
  if (missing || idsOf(draft.menu).length >= maxMenuItems) return draft
  const id = draft.temporary - 1
  const menu = changeLevel(draft.menu, parent, (level) => [
    ...level,
    { idMenuItem: id, idParentMenuItem: parent, Label: '', idPage: 0, SortOrder: level.length + 1, Children: [] },
  ])
  return { ...withMenu(draft, menu, { focus: { id, part: 'label' } }), temporary: id }
}

function remove(draft: MenuDraft, id: number): MenuDraft {
  const place = placeOf(draft.menu, id)
  if (!place) return draft
  const { item, parent, index, siblings } = place
  const menu = changeLevel(draft.menu, parent, (level) => level.filter((other) => other !== item))
  const beside = (siblings[index + 1] ?? siblings[index - 1])?.idMenuItem ?? parent
  const gone = idsOf([item]).filter((one) => one > 0)
  return { ...withMenu(draft, menu, { focus: { id: beside, part: 'row' } }), deleted: [...draft.deleted, ...gone] }
}

/** Below another item that is gone since, or too deep by now, it becomes a root. */
function putBack(draft: MenuDraft, { item, parent, index }: Omit<Place, 'siblings'>): MenuDraft {
  if (placeOf(draft.menu, item.idMenuItem)) return draft
  const { ids, temporary } = idsBack(draft, item)
  const [back] = withIds([item], ids)
  if (!back) return draft
  const isRoom = placeOf(draft.menu, parent) && depthOf(draft.menu, parent) + 1 + heightOf(item) < levels
  const to = isRoom ? parent : 0
  const menu = changeLevel(draft.menu, to, (level) => level.toSpliced(index, 0, { ...back, idParentMenuItem: to }))
  const there = new Set(idsOf([back]))
  return {
    ...withMenu(draft, menu, { focus: { id: back.idMenuItem, part: 'row' } }),
    deleted: draft.deleted.filter((id) => !there.has(id)),
    temporary,
  }
}

/** Items that a save has taken out in the meantime become new ones: the server knows their ids no more. */
function idsBack({ deleted, temporary }: MenuDraft, item: Place['item']) {
  const gone = idsOf([item]).filter((id) => id > 0 && !deleted.includes(id))
  return { ids: new Map(gone.map((id, at) => [id, temporary - 1 - at])), temporary: temporary - gone.length }
}

function move(
  draft: MenuDraft,
  id: number,
  target: (place: Place) => { parent: number; index: number } | undefined,
): MenuDraft {
  const place = placeOf(draft.menu, id)
  const to = place && target(place)
  return to ? withMenu(draft, putItem(draft.menu, id, to), { moved: id }) : draft
}
