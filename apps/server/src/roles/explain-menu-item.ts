import { anonymous } from '../access/rights.ts'
import type { Reader } from '../db/database.ts'
import { fail } from '../errors.ts'
import type { PageFacts } from '../pages/page-facts.ts'
import type { Explanation, ExplainOptions } from './explain.ts'
import { publishingNotes } from './explain-page.ts'
import { rolesOf } from './resources.ts'
import { membersOf } from './sentences.ts'

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
    const needs = [...(page ? ['its page'] : []), ...(above.length > 0 ? ['the menu items above it'] : [])]
    const notes = page ? await pageNotes(page) : await headingNotes(item)
    for (const parent of above) notes.push(...(await parentNotes(parent)))
    return {
      otherwise: `Everyone${needs.length > 0 ? ` who can see ${needs.join(' and ')}` : ''} can see it.`,
      always:
        'Nobody, whatever their permissions: in the menu, even administrators and menu managers need one of the ticked roles.',
      notes,
    }
  }

  async function pageOf({ page_id }: Item): Promise<PageFacts | undefined> {
    return page_id === null ? undefined : facts.byId(page_id)
  }

  async function pageNotes(page: PageFacts): Promise<string[]> {
    const notes = publishingNotes(page, now(), { it: 'Its page' })
    if (page.roles.length === 0) return notes
    const members = await membersOf(read, page.roles)
    return [`Its page is restricted to ${members}; people who cannot see the page do not see the menu item.`, ...notes]
  }

  async function headingNotes({ id, lost_page }: Item): Promise<string[]> {
    const child = await read.selectFrom('menu_items').where('parent_id', '=', id).select('id').executeTakeFirst()
    if (child) return ['It does not link to a page, so it is shown only together with an item below it.']
    return lost_page === null ? [] : ['Its page was deleted, so nobody sees it.']
  }

  async function parentNotes(parent: Item): Promise<string[]> {
    const roles = await rolesOf(read, { ctx: 'menu', id: parent.id })
    const page = await pageOf(parent)
    const isOpen = !page || access.visibility(page, page.roles, anonymous, now()) === 'visible'
    return [
      ...(roles.length > 0
        ? [`The menu item ${nameOf(parent)} above it is restricted to ${await membersOf(read, roles)}.`]
        : []),
      ...(isOpen ? [] : [`Not everyone can see the page of the menu item ${nameOf(parent)} above it.`]),
    ]
  }
}

function nameOf({ label }: Item): string {
  return label || 'without a label'
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
