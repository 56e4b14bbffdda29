import type { CleanContent } from '@sitewright/page-kit/server'
import { anonymous } from '../access/rights.ts'
import { storeContent } from '../pages/page-contents.ts'
import { pageKeys } from '../pages/page-keys.ts'
import { listKind } from './test-kinds.ts'
import type { TestServer } from './test-server.ts'

export interface NewPage {
  kind?: string
  title?: string
  url?: string
  content?: string
  published?: boolean
  pub_start?: number | null
  pub_end?: number | null
}

/** A page as it is in the database after somebody made it. @returns its id. */
export async function addPage({ services }: TestServer, page: NewPage = {}): Promise<number> {
  const { kind = 'note', title = 'A page', url = '', content = 'Some words', published = false } = page
  const now = services.now()
  return services.changes.write(async (tx) => {
    const { id } = await tx
      .insertInto('pages')
      .values({
        kind,
        title,
        url,
        ...pageKeys({ title, url }),
        published: published ? 1 : 0,
        pub_start: page.pub_start ?? null,
        pub_end: page.pub_end ?? null,
        version: 1,
        created: now,
        updated: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    // as it is, so that a test may begin with what an older version stored, or a kind that is gone
    const stored = { content: content as CleanContent, kind: services.kinds.get(kind) ?? listKind }
    await storeContent(tx, { pageId: id, ...stored, state: 'active', who: anonymous, now })
    return id
  })
}

/** A page with a draft that nobody in particular saved. @returns its id. */
export async function addDraft(server: TestServer, page: NewPage = {}): Promise<number> {
  const id = await addPage(server, page)
  const { services } = server
  await services.changes.write((tx) =>
    storeContent(tx, {
      pageId: id,
      kind: services.kinds.get(page.kind ?? 'note') ?? listKind,
      ...{ state: 'draft', content: 'A draft' as CleanContent, who: anonymous, now: services.now() },
    }),
  )
  return id
}

/** Settings as the Site Settings screen or the Link Manager would store them. */
export async function setSettings({ services }: TestServer, settings: Record<string, string | number>): Promise<void> {
  await services.changes.write(async (tx) => {
    for (const [name, value] of Object.entries(settings))
      await tx
        .insertInto('settings')
        .values({ name, value: String(value) })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(value) }))
        .execute()
  })
}

export interface NewMenuItem {
  label: string
  page?: number
  parent?: number
  icon?: string
  anchor?: string
  address?: string
  roles?: number[]
}

/** @returns the item's id. */
export async function addMenuItem({ services }: TestServer, item: NewMenuItem): Promise<number> {
  return services.changes.write(async (tx) => {
    const { id } = await tx
      .insertInto('menu_items')
      .values({
        label: item.label,
        page_id: item.page ?? null,
        parent_id: item.parent ?? null,
        icon: item.icon ?? '',
        anchor: item.anchor ?? '',
        address: item.address ?? null,
        sort_order: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const role_id of item.roles ?? [])
      await tx.insertInto('menu_roles').values({ menu_item_id: id, role_id }).execute()
    return id
  })
}
