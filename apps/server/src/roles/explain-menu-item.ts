import { anonymous } from '../access/rights.ts'
import type { Reader } from '../db/database.ts'
import { fail } from '../errors.ts'
import type { PageFacts } from '../pages/page-facts.ts'
import type { Explanation, ExplainOptions } from './explain.ts'
import { publishingNotes } from './explain-page.ts'
import { rolesOf } from './resources.ts'
import { rolesByName } from './role-names.ts'
import { texts } from './explain-messages.ts'

/** Deeper nesting than this cannot be made; it only bounds the walk. */
const deepest = 32

interface Item {
  id: number
  parent_id: number | null
  label: string
  page_id: number | null
  lost_page: string | null
}

/** Who finds an item in the main menu; the rule is `createMenu`'s. */
export function createExplainMenuItem({ access, database, facts, now }: ExplainOptions) {
  const { read } = database

  return async function explainMenuItem(id: number): Promise<Explanation> {
    const [item, ...above] = await itemsUpwards(read, id)
    if (!item) return fail('notFound')
    const page = await pageOf(item)
    const notes = page ? await pageNotes(page) : await headingNotes(item)
    for (const parent of above) notes.push(...(await parentNotes(parent)))
    return {
      otherwise: whoSees({ hasPage: page !== undefined, isBelow: above.length > 0 }),
      always: texts.itemAlways(),
      notes,
    }
  }

  async function pageOf({ page_id }: Item): Promise<PageFacts | undefined> {
    return page_id === null ? undefined : facts.byId(page_id)
  }

  async function pageNotes(page: PageFacts): Promise<string[]> {
    const notes = publishingNotes(page, now(), 'item')
    if (page.roles.length === 0) return notes
    return [texts.pageRestricted({ roles: await rolesByName(read, page.roles) }), ...notes]
  }

  async function headingNotes({ id, lost_page }: Item): Promise<string[]> {
    const child = await read.selectFrom('menu_items').where('parent_id', '=', id).select('id').executeTakeFirst()
    if (child) return [texts.heading()]
    return lost_page === null ? [] : [texts.pageDeleted()]
  }

  async function parentNotes(parent: Item): Promise<string[]> {
    const roles = await rolesOf(read, { ctx: 'menu', id: parent.id })
    const page = await pageOf(parent)
    const isOpen = !page || access.visibility(page, page.roles, anonymous, now()) === 'visible'
    return [
      ...(roles.length > 0
        ? [texts.aboveRestricted({ name: nameOf(parent), roles: await rolesByName(read, roles) })]
        : []),
      ...(isOpen ? [] : [texts.aboveClosed({ name: nameOf(parent) })]),
    ]
  }
}

function nameOf({ label }: Item): string {
  return label || texts.unlabelled()
}

function whoSees({ hasPage, isBelow }: { hasPage: boolean; isBelow: boolean }): string {
  if (isBelow) return hasPage ? texts.itemOfPageBelow() : texts.itemBelow()
  return hasPage ? texts.itemOfPage() : texts.item()
}

/** The item and all above it, nearest first. */
async function itemsUpwards(db: Reader, id: number): Promise<Item[]> {
  const items: Item[] = []
  let next: number | null = id
  while (next !== null && items.length < deepest) {
    const item: Item | undefined = await db
      .selectFrom('menu_items')
      .where('id', '=', next)
      .select(['id', 'parent_id', 'label', 'page_id', 'lost_page'])
      .executeTakeFirst()
    if (!item) break
    items.push(item)
    next = item.parent_id
  }
  return items
}
