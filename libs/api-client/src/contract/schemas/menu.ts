import { Type, type Static } from 'typebox'
import { maxMenuAddress, maxMenuItems } from '../limits.ts'
import { Id, maxInteger } from './basics.ts'
import { BaseVersion } from './documents.ts'

/** An item that was not saved yet has a negative id of its own. */
const MenuItemId = Type.Integer({ minimum: -maxInteger, maximum: maxInteger })

const item = {
  idMenuItem: MenuItemId,
  /** 0 for a root. */
  idParentMenuItem: MenuItemId,
  Label: Type.String({ maxLength: 200 }),
  /** 0 for an item that leads to no page. */
  idPage: Type.Integer({ minimum: 0, maximum: maxInteger }),
  /** From 1 on each level. */
  SortOrder: Type.Integer({ minimum: 0, maximum: maxInteger }),
  /**
   * Where an item leads that leads to no page as a whole: another site, an email, a telephone, or a heading of a page, such
   * as `/contact#map`, which then counts instead of `idPage`. Absent for all other items; in a save, absent leaves as it is
   * what is stored, and '' takes it away.
   */
  Address: Type.Optional(Type.String({ maxLength: maxMenuAddress })),
}

/** The menu as the Menu Editor sees and saves it. */
export const MenuStructure = Type.Cyclic(
  {
    Item: Type.Object({ ...item, Children: Type.Array(Type.Ref('Item'), { maxItems: maxMenuItems }) }),
    Items: Type.Array(Type.Ref('Item'), { maxItems: maxMenuItems }),
  },
  'Items',
)

/** A menu item with its children, as the Menu Editor reads and saves it. */
export interface EditedMenuItem {
  idMenuItem: number
  idParentMenuItem: number
  Label: string
  idPage: number
  SortOrder: number
  /** Absent for an item that leads to a page as a whole, or nowhere. */
  Address?: string
  Children: EditedMenuItem[]
}

/** The items to save and the ids of those to delete. */
export const MenuChange = Type.Cyclic(
  {
    Item: Type.Object({ ...item, Children: Type.Array(Type.Ref('Item'), { maxItems: maxMenuItems }) }),
    Change: Type.Object({
      menu: Type.Array(Type.Ref('Item'), { maxItems: maxMenuItems }),
      /** Ids of saved items that are taken out; what is in neither list stays where it is. */
      delete: Type.Array(Id, { maxItems: 10_000 }),
      base: BaseVersion,
    }),
  },
  'Change',
)

/** `[old id, new id]` of every item that was saved. */
export const SavedMenuItems = Type.Array(Type.Array(MenuItemId, { minItems: 2, maxItems: 2 }))
export type SavedMenuItems = Static<typeof SavedMenuItems>

/** Something that is not for everybody, with the titles of the roles that it is for; none: for no role in particular. */
const Restricted = { id: Id, roles: Type.Array(Type.String()) }

/** What is not for everybody in the menu and of the pages that it leads to, and what leads nowhere. */
export const MenuAudience = Type.Object({
  items: Type.Array(Type.Object(Restricted)),
  pages: Type.Array(Type.Object(Restricted)),
  /** Kinds of page that are only for holders of a permission. */
  kinds: Type.Array(Type.String()),
  /** Items that lead nowhere since their page was deleted, with what it was called. */
  lost: Type.Array(Type.Object({ id: Id, page: Type.String() })),
})
export type MenuAudience = Static<typeof MenuAudience>
