import type { EditedMenuItem, SavedMenuItems } from '@sitewright/api-client'
import { maxMenuItems, maxMenuLevels } from '@sitewright/api-client/contract'
import { sql } from 'kysely'
import type { Actor, Audit } from '../audit/audit.ts'
import type { Database, Reader, Writer } from '../db/database.ts'
import type { Documents } from '../documents/documents.ts'
import { fail } from '../errors.ts'
import { linkPath } from '../text/link-path.ts'
import { targetsOf, type TargetedItem } from './menu-targets.ts'
import { levelsOf, nestItems, placeItems, type Place } from './menu-tree.ts'
import { storedAddress } from './stored-address.ts'
import { joinFacts } from '../audit/facts.ts'

export interface MenuChange {
  menu: readonly EditedMenuItem[]
  /** Ids of items to be taken out; an id that is gone already is none. */
  delete: readonly number[]
  /** The version that the editing began with; absent: whatever is stored. */
  base?: number
}

export interface MenuStructureOptions {
  database: Database
  documents: Pick<Documents, 'save'>
  audit: Audit
}

/** Any number, the same wherever the menu is saved. */
const lockKey = 7_201_403

/** The menu as its editor sees and saves it: all items, no matter for whom. */
export function createMenuStructure({ database, documents, audit }: MenuStructureOptions) {
  const { engine } = database

  /**
   * Saves the tree wholly or not at all. Roles and icons stay, addresses and anchors too unless the change has an address,
   * and so does an item that the change names nowhere: somebody else made it meanwhile.
   *
   * @returns the old and the new id of each item of the tree.
   * @throws {RefusedError} 400 for a change that would leave anything else than a menu, 409 for a stale base.
   */
  async function save(change: MenuChange, actor: Actor): Promise<SavedMenuItems> {
    const placed = placeItems(change.menu)
    const leaving = new Set(change.delete)
    if (placed.some(({ id }) => leaving.has(id))) fail('menuItemDeleted')
    return documents.save('menu', { who: actor.who, base: change.base }, async ({ tx }) => {
      await lockMenu(tx)
      const stored = await tx
        .selectFrom('menu_items')
        .select(['id', 'parent_id', 'anchor', 'address', 'lost_page'])
        .execute()
      const items = await targetsOf(tx, { placed, stored })
      assertWhole(items, { stored, leaving })
      await assertPages(tx, items)
      const ids = await addItems(tx, items)
      await updateItems(tx, { items, ids })
      // the last, since an item takes with it what was not moved from below it
      await removeItems(tx, stored, leaving)
      const deleted = stored.filter(({ id }) => leaving.has(id)).length
      const added = ids.size
      const details = joinFacts(
        [
          added > 0 && { say: 'newItems', with: { count: added } },
          deleted > 0 && { say: 'itemsDeleted', with: { count: deleted } },
        ],
        'comma',
      )
      await audit.record(tx, { action: 'menu saved', actor, details })
      return items.map(({ id }) => [id, ids.get(id) ?? id])
    })
  }

  /** One save waits for the other. SQLite has one writer anyway. */
  async function lockMenu(tx: Writer): Promise<void> {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
  }

  /** Keeps the pages until the end of the transaction, so that none goes while it is being linked to. */
  async function assertPages(tx: Writer, items: readonly TargetedItem[]): Promise<void> {
    const wanted = [...new Set(items.flatMap(({ page_id }) => page_id ?? []))]
    if (wanted.length === 0) return
    const pages = await tx
      .selectFrom('pages')
      .where('id', 'in', wanted)
      .select('id')
      .$if(engine === 'postgres', (query) => query.forKeyShare())
      .execute()
    if (pages.length < wanted.length) fail('menuPageGone')
  }

  return { read: () => readMenuStructure(database.read), save }
}

/** The whole menu, as its editor reads it. */
export async function readMenuStructure(db: Reader): Promise<EditedMenuItem[]> {
  const rows = await db
    .selectFrom('menu_items')
    .leftJoin('pages', 'pages.id', 'menu_items.page_id')
    .select(['menu_items.id', 'menu_items.parent_id', 'menu_items.label', 'menu_items.page_id'])
    .select(['menu_items.sort_order', 'menu_items.anchor', 'menu_items.address', 'pages.kind', 'pages.url'])
    .orderBy('menu_items.sort_order')
    .orderBy('menu_items.id')
    .execute()
  return nestItems(
    rows.map((row) => ({ ...row, address: row.page_id === null ? storedAddress(row.address) : headingOf(row) })),
  )
}

interface Linked {
  page_id: number | null
  kind: string | null
  url: string | null
  anchor: string
}

/** The address of a heading of a page, fit to be saved again; null for an item that leads to the page as a whole. */
function headingOf({ page_id, kind, url, anchor }: Linked): string | null {
  if (page_id === null || kind === null || url === null || anchor === '') return null
  return `/${linkPath({ id: page_id, kind, url })}#${anchor.replaceAll(/[\s\p{Cc}\p{Cf}\\]/gu, encodeURIComponent)}`
}

/** What the change would leave must be a menu: of known items, each with its parent, neither too many nor too deep. */
function assertWhole(
  items: readonly TargetedItem[],
  { stored, leaving }: { stored: readonly Place[]; leaving: ReadonlySet<number> },
): void {
  const known = new Set(stored.map(({ id }) => id))
  if (items.some(({ id }) => id > 0 && !known.has(id))) fail('menuItemGone')
  const named = new Set(items.map(({ id }) => id))
  const others = stored.filter(({ id }) => !named.has(id) && !leaving.has(id))
  if (items.length + others.length > maxMenuItems) fail('menuTooLarge')
  const levels = levelsOf([...items, ...others])
  if (levels === undefined) fail('menuParentDeleted')
  if (levels > maxMenuLevels) fail('menuTooDeep')
}

/** Adds the new items, as yet without a parent, which may be new itself. @returns their ids, by the old ones. */
async function addItems(tx: Writer, items: readonly TargetedItem[]): Promise<Map<number, number>> {
  const added = items.filter(({ id }) => id < 0)
  if (added.length === 0) return new Map()
  // the database may answer in any order: by its number each is known again
  const rows = await tx
    .insertInto('menu_items')
    .values(added.map(({ label }, at) => ({ parent_id: null, label, page_id: null, sort_order: at })))
    .returning(['id', 'sort_order'])
    .execute()
  return new Map(rows.map(({ id, sort_order }) => [(added[sort_order] as TargetedItem).id, id]))
}

/** Gives every item its place, label and page, in one statement. */
async function updateItems(
  tx: Writer,
  { items, ids }: { items: readonly TargetedItem[]; ids: ReadonlyMap<number, number> },
): Promise<void> {
  if (items.length === 0) return
  const present = (id: number) => ids.get(id) ?? id
  await tx
    .insertInto('menu_items')
    .values(
      items.map((item) => ({
        ...item,
        id: present(item.id),
        parent_id: item.parent_id === null ? null : present(item.parent_id),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((is) => ({
        parent_id: is.ref('excluded.parent_id'),
        label: is.ref('excluded.label'),
        page_id: is.ref('excluded.page_id'),
        sort_order: is.ref('excluded.sort_order'),
        anchor: is.ref('excluded.anchor'),
        address: is.ref('excluded.address'),
        lost_page: is.ref('excluded.lost_page'),
      })),
    )
    .execute()
}

async function removeItems(tx: Writer, stored: readonly Place[], leaving: ReadonlySet<number>): Promise<void> {
  const ids = stored.flatMap(({ id }) => (leaving.has(id) ? id : []))
  if (ids.length > 0) await tx.deleteFrom('menu_items').where('id', 'in', ids).execute()
}
