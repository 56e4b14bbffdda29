import type { EditedMenuItem } from '@sitewright/api-client'
import type { KnownPages } from '../page-choice/page-options.ts'
import { isMenu } from './kept-menu.ts'
import type { KeptMenu } from './menu-draft.ts'
import { idsOf, placeOf, renumbered, type MenuLevel } from './menu-tree.ts'
import { addressAt } from './page-at.ts'

/** The menu in the content of a revision; undefined if it holds none. */
export function readRevision(content: string): MenuLevel | undefined {
  try {
    const value: unknown = JSON.parse(content)
    return isMenu(value) ? value : undefined
  } catch {
    return undefined
  }
}

export interface RevisionContext {
  /** As the server has it now. */
  saved: MenuLevel
  /** The temporary id given last; 0 before the first. */
  temporary: number
  /** All pages that the revision names; null for one that is gone. */
  known: KnownPages
}

/** A menu as it was once, to be edited. */
export interface MenuFromRevision extends KeptMenu {
  /** The labels of the items whose pages are gone, from top to bottom: they lead nowhere. */
  lost: string[]
}

/**
 * What to go on from when a revision is taken up. Items that are gone become new ones, since the server knows their ids no
 * more, and items that were not there yet are taken out by the save.
 */
export function menuFromRevision(revision: MenuLevel, { saved, temporary, known }: RevisionContext): MenuFromRevision {
  const lost: string[] = []
  let last = temporary

  function itemOf(item: EditedMenuItem): EditedMenuItem {
    const { Address: _, ...rest } = item
    const now = placeOf(saved, item.idMenuItem)?.item
    const target = targetOf(item, known)
    if (!target) lost.push(item.Label)
    return {
      ...rest,
      idMenuItem: now ? item.idMenuItem : (last -= 1),
      // in a save, no address leaves as it is what is stored
      ...(now?.Address && { Address: '' }),
      ...(target ?? { idPage: 0 }),
      Children: item.Children.map(itemOf),
    }
  }

  const menu = renumbered(revision.map(itemOf))
  const kept = new Set(idsOf(menu))
  return { menu, deleted: idsOf(saved).filter((id) => !kept.has(id)), lost }
}

type Target = Pick<EditedMenuItem, 'idPage' | 'Address'>

/** Where an item leads now; undefined where its page is gone. The address of a heading follows its page to a new shortcut. */
function targetOf({ idPage, Address = '' }: EditedMenuItem, known: KnownPages): Target | undefined {
  if (idPage === 0) return { idPage, ...(Address !== '' && { Address }) }
  const page = addressAt(idPage, { known })
  if (page === '') return undefined
  const heading = Address.indexOf('#')
  return { idPage, ...(heading >= 0 && { Address: page + Address.slice(heading + 1) }) }
}
