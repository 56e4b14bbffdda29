import type { EditedMenuItem } from '@sitewright/api-client'
import type { MenuLevel } from './menu-tree.ts'
import { leadToTheSame } from './menu-tree.ts'
import { shownLabel } from './place-text.ts'
import { texts } from './messages.ts'

/** What makes one menu the other, a line each, as it is told to somebody who did not do it. */
export function menuChanges(before: MenuLevel, now: MenuLevel): string[] {
  const old = itemsIn(before)
  const present = itemsIn(now)
  const added = [...present.values()].filter(({ idMenuItem: id }) => !old.has(id))
  const removed = [...old.values()].filter(({ idMenuItem: id }) => !present.has(id))
  const both = [...old].flatMap(([id, item]) => (present.has(id) ? [{ item, next: present.get(id)! }] : []))
  return [
    ...added.map((item) => texts.itemAdded({ label: labelOf(item) })),
    ...removed.map((item) => texts.itemRemoved({ label: labelOf(item) })),
    ...both.flatMap(({ item, next }) => [
      ...(item.Label === next.Label ? [] : [texts.itemRenamed({ label: labelOf(item), next: labelOf(next) })]),
      ...(leadToTheSame(item, next) ? [] : [texts.itemLeadsElsewhere({ label: labelOf(next) })]),
    ]),
    ...(isMoved(old, present) ? [texts.itemsMoved()] : []),
  ]
}

const labelOf = ({ Label }: EditedMenuItem) => shownLabel(Label)

type Items = ReadonlyMap<number, EditedMenuItem>

function itemsIn(menu: MenuLevel): Items {
  const list = (level: MenuLevel): EditedMenuItem[] => level.flatMap((item) => [item, ...list(item.Children)])
  return new Map(list(menu).map((item) => [item.idMenuItem, item]))
}

/** Whether what is in both is in another order, or below another item that is in both. */
function isMoved(old: Items, present: Items): boolean {
  const places = (items: Items, others: Items) =>
    [...items.values()].flatMap(({ idMenuItem: id, idParentMenuItem: parent }) =>
      others.has(id) ? [`${id} ${items.has(parent) && others.has(parent) ? parent : 0}`] : [],
    )
  return places(old, present).join() !== places(present, old).join()
}
