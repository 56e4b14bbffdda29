import type { Identity, PageKindServer, PageKindServices, SaveOptions } from '@sitewright/page-kit/server'
import type { PageContent } from '@sitewright/api-client'
import { anonymous } from '../accounts/identities.ts'
import { isPublished, type PageAccess } from '../access/page-access.ts'
import type { Changes } from '../db/changes.ts'
import type { Database, Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { filesNamedIn, noteFileUses } from '../files/file-uses-in-content.ts'
import { refuse } from '../errors.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { noteContentSources } from './content-sources.ts'
import { indexPage } from '../search/search-index.ts'
import type { PageFactsStore } from './page-facts.ts'

export interface PageContentsOptions {
  database: Database
  changes: Changes
  kinds: PageKinds
  access: PageAccess
  facts: PageFactsStore
  now: () => Seconds
  /** What a kind that answers for itself is given; it is asked for only then. */
  forKinds: () => PageKindServices
}

/** Reading and saving what a page holds. */
export function createPageContents(options: PageContentsOptions) {
  const { database, changes, kinds, access, facts, now } = options

  /**
   * The active content as this person may have it; to its editors also the draft (or null) and the version.
   *
   * @throws {RefusedError} 404 for a page that is not there for this person, 403 for one kept for others.
   */
  async function read(pageId: number, who: Identity): Promise<PageContent> {
    const page = await facts.byId(pageId)
    const kind = page && kinds.get(page.kind)
    if (!page || !kind) return refuse('notFound')
    const visibility = access.visibility(page, page.roles, who, now())
    if (visibility === 'hidden') refuse('notFound')
    if (visibility === 'denied') refuse('permissionDenied')
    if (kind.answer) return kind.answer(options.forKinds(), { id: pageId, who })

    const contents = await database.read
      .selectFrom('pages')
      .innerJoin('page_contents', 'page_contents.page_id', 'pages.id')
      .where('pages.id', '=', pageId)
      .select(['state', 'content', 'version'])
      .execute()
    const contentOf = (state: 'active' | 'draft') => {
      const content = contents.find((row) => row.state === state)?.content
      return content === undefined ? null : (kind.forReader?.(content, who) ?? content)
    }
    const active = contentOf('active') ?? kind.blank()
    return access.mayEdit(page.kind, who) ? [active, contentOf('draft'), contents[0]?.version ?? 0] : [active]
  }

  async function save({ pageId, kind, content, draft, fromDraft, base, who }: SaveOptions): Promise<number> {
    // a draft is nothing that visitors see, so nothing kept for them is dropped
    const write = draft ? database.write : changes.write
    return write(async (tx) => {
      const page = await tx
        .updateTable('pages')
        .set((old) => ({ version: old('version', '+', 1), updated: now() }))
        .where('id', '=', pageId)
        .where('kind', '=', kind)
        .returning('version')
        .executeTakeFirst()
      if (!page) return refuse('notFound')
      // looked at after the update, which holds the row: of two saves on the same base only one finds it unchanged
      const { version } = page
      if (base !== undefined && base !== version - 1) refuse('changedMeanwhile', await lastSave(tx, pageId))
      const state = draft ? 'draft' : 'active'
      await storeContent(tx, { pageId, kind, state, content, who, now: now(), kinds, version })
      if (!draft && fromDraft) await removeDraft(tx, pageId)
      return version
    })
  }

  async function published({ id, kind, who }: { id: number; kind: string; who: Identity }) {
    const page = await facts.byId(id)
    if (page?.kind !== kind || !isPublished(page, now())) return undefined
    if (access.visibility(page, page.roles, who, now()) !== 'visible') return undefined
    const active = await database.read
      .selectFrom('page_contents')
      .where('page_id', '=', id)
      .where('state', '=', 'active')
      .select('content')
      .executeTakeFirst()
    return active && { id, title: page.title, content: active.content }
  }

  async function mayOpen({ id, kind, who }: { id: number; kind: string; who: Identity }): Promise<boolean> {
    const page = await facts.byId(id)
    return page?.kind === kind && access.visibility(page, page.roles, who, now()) === 'visible'
  }

  return { read, save, published, mayOpen }
}

export type PageContents = ReturnType<typeof createPageContents>

interface StoreOptions {
  pageId: number
  kind: string
  state: 'active' | 'draft'
  content: string
  who: Identity
  now: Seconds
  kinds: PageKinds
  version?: number
}

async function removeDraft(tx: Writer, pageId: number): Promise<void> {
  await tx.deleteFrom('page_contents').where('page_id', '=', pageId).where('state', '=', 'draft').execute()
  await noteFileUses(tx, { pageId, state: 'draft', files: [] })
}

/** Writes a content; a published one also goes into the page's history and into the search. */
export async function storeContent(tx: Writer, options: StoreOptions): Promise<void> {
  const { pageId, kind, state, content, who, now, kinds, version = 1 } = options
  const row = { content, text: publicText(kinds.get(kind), content), account_id: who.account?.id ?? null, saved: now }
  await tx
    .insertInto('page_contents')
    .values({ page_id: pageId, state, ...row })
    .onConflict((conflict) => conflict.columns(['page_id', 'state']).doUpdateSet(row))
    .execute()
  const files = [...filesNamedIn(content), ...(kinds.get(kind)?.files?.(content) ?? [])]
  await noteFileUses(tx, { pageId, state, files })
  if (state === 'draft') return
  await noteContentSources(tx, { pageId, sources: kinds.get(kind)?.sources?.of(content) ?? [] })
  await tx
    .insertInto('page_revisions')
    .values({ page_id: pageId, version, content, account_id: row.account_id, saved: now })
    .execute()
  await indexPage(tx, pageId)
}

/** Descriptions and search show the text to everyone, so it holds only what everyone may have of the content. */
function publicText(kind: PageKindServer | undefined, content: string): string {
  return kind?.text(kind.forReader?.(content, anonymous) ?? content) ?? ''
}

async function lastSave(tx: Writer, pageId: number): Promise<{ by: string; saved: Seconds }> {
  const last = await tx
    .selectFrom('page_contents')
    .leftJoin('accounts', 'accounts.id', 'page_contents.account_id')
    .where('page_id', '=', pageId)
    .orderBy('saved', 'desc')
    .select(['accounts.name', 'saved'])
    .executeTakeFirst()
  return { by: last?.name ?? '', saved: last?.saved ?? 0 }
}
