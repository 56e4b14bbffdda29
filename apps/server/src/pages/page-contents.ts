import {
  cleanContent,
  contentToSave,
  RefusedError,
  type CleanContent,
  type Identity,
  type PageKindServer,
  type PageKindServices,
  type SaveOptions,
  type SiteFacts,
} from '@sitewright/page-kit/server'
import type { PageContent } from '@sitewright/api-client'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { anonymous } from '../access/rights.ts'
import { isPublished, type PageAccess } from '../access/page-access.ts'
import type { Selectable } from 'kysely'
import type { Actor, Audit } from '../audit/audit.ts'
import type { Touch } from '../db/changes.ts'
import type { Database, Writer } from '../db/database.ts'
import { prepareQuery } from '../db/prepare-query.ts'
import type { Schema, Seconds } from '../db/schema.ts'
import { filesUsedIn, recordFileUses } from '../files/file-uses-in-content.ts'
import { createImageSizes } from '../files/image-sizes.ts'
import { fail } from '../errors.ts'
import type { KindEvents } from '../kinds/kind-events.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { recordContentSources } from './content-sources.ts'
import { textOf } from '../search/page-text.ts'
import { indexPage } from '../search/search-index.ts'
import { refuseOlderDraft } from './older-draft.ts'
import type { EditedPage } from './edited-page.ts'
import type { PageStore } from './page-rows.ts'
import type { PageFactsStore } from './page-facts.ts'

export interface PageContentsOptions {
  database: Database
  store: PageStore
  editedPage: EditedPage
  kinds: PageKinds
  access: PageAccess
  facts: PageFactsStore
  audit: Audit
  events: Pick<KindEvents, 'recordPublishing'>
  now: () => Seconds
  imageSizes: SiteFacts['imageSizes']
  /** What a kind that answers for itself is given; it is asked for only then. */
  forKind: (kind: string) => PageKindServices
}

interface Context extends PageContentsOptions {
  contentsOf: (id: number) => Promise<{ state: string; content: string; version: number }[]>
}

/** Reading and saving what a page holds. */
export function createPageContents(options: PageContentsOptions) {
  const { database } = options
  const contentsOf = prepareQuery(database.read, (id: number) =>
    database.read
      .selectFrom('pages')
      .innerJoin('page_contents', 'page_contents.page_id', 'pages.id')
      .where('pages.id', '=', id)
      .select(['state', 'content', 'version']),
  )

  const context: Context = { ...options, contentsOf }

  return {
    read: read.bind(null, context),
    save: save.bind(null, context),
    discardDraft: discardDraft.bind(null, context),
    published: published.bind(null, context),
    mayOpen: mayOpen.bind(null, context),
  }
}

/**
 * The active content as this person may have it; to its editors also the draft (or null) and the version.
 *
 * @throws {RefusedError} 404 for a page that is not there for this person, 403 for one restricted to others.
 */
async function read(
  { kinds, access, facts, now, imageSizes, forKind, contentsOf }: Context,
  pageId: number,
  who: Identity,
): Promise<PageContent> {
  const page = await facts.byId(pageId)
  const kind = page && kinds.get(page.kind)
  if (!page || !kind) return fail('notFound')
  const visibility = access.visibility(page, page.roles, who, now())
  if (visibility === 'hidden') fail('notFound')
  if (visibility === 'denied') fail('permissionDenied')
  if (kind.answer) return kind.answer(forKind(page.kind), { id: pageId, who })

  const contents = await contentsOf(pageId)
  const contentOf = async (state: 'active' | 'draft') => {
    const content = contents.find((row) => row.state === state)?.content
    return content === undefined ? null : contentForReader(kind, { content, imageSizes, who })
  }
  const active = (await contentOf('active')) ?? kind.blank()
  return access.mayEdit(page.kind, who) ? [active, await contentOf('draft'), contents[0]?.version ?? 0] : [active]
}

async function save(
  { store, kinds, events, now }: Context,
  { pageId, kind, draft, fromDraft, base, who, ...sent }: SaveOptions,
): Promise<number> {
  // before the transaction, which nobody is to wait for longer than need be
  const server = kindOf(kinds, kind)
  const content = contentToSave(server, { ...sent, draft, time: now() * 1000 })
  return store({ key: { id: pageId, kind }, base, who }, async ({ tx, touch, version }) => {
    if (!draft && fromDraft && base !== undefined) await refuseOlderDraft(tx, { pageId, who })
    const state = draft ? 'draft' : 'active'
    await storeContent(tx, { pageId, kind: server, state, content, who, now: now(), version, touch })
    if (!draft && fromDraft) await removeDraft(tx, pageId)
    if (!draft) await events.recordPublishing(tx, pageId)
    return version
  })
}

/**
 * Drops the draft. It is a change like a save: who goes on from that draft is told so by the version.
 *
 * @returns the version to base the next save on.
 * @throws {RefusedError} 404 for a page that is not there for this person or has no draft, 403 for one that they may not
 * edit, 409 for a stale base.
 */
async function discardDraft(
  { store, editedPage, audit }: Context,
  { id: pageId, base }: { id: number; base?: number },
  actor: Actor,
): Promise<number> {
  const { who } = actor
  const { kind } = await editedPage(pageId, who)
  return store({ key: { id: pageId, kind }, base, who }, async ({ tx, touch, version }) => {
    if (!(await removeDraft(tx, pageId))) fail('notFound')
    touch(`draft ${pageId}`)
    await audit.record(tx, { action: 'draft discarded', actor, target: { kind: 'page', id: pageId } })
    return version
  })
}

async function published(
  { database, access, facts, now }: Context,
  { id, kind, who }: { id: number; kind: string; who: Identity },
) {
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

async function mayOpen(
  { access, facts, now }: Context,
  { id, kind, who }: { id: number; kind: string; who: Identity },
): Promise<boolean> {
  const page = await facts.byId(id)
  return page?.kind === kind && access.visibility(page, page.roles, who, now()) === 'visible'
}

export type PageContents = ReturnType<typeof createPageContents>

interface StoreOptions {
  pageId: number
  kind: PageKindServer
  state: 'active' | 'draft'
  content: CleanContent
  who: Identity
  now: Seconds
  version?: number
  /** Told what the content touches; absent where more is written than that. */
  touch?: Touch
}

/** @returns whether there was one. */
async function removeDraft(tx: Writer, pageId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('page_contents')
    .where('page_id', '=', pageId)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  await recordFileUses(tx, { pageId, state: 'draft', files: [] })
  return numDeletedRows > 0n
}

/** Writes a content; a published one also goes into the page's history and into the search. */
export async function storeContent(tx: Writer, options: StoreOptions): Promise<void> {
  const { pageId, kind, state, content, who, now, version = 1, touch } = options
  // a long content has just been cleaned, which takes a while, as does reading it: others have a turn between
  await nextTurn()
  const row = { content, text: textOf(kind, content), account_id: who.account?.id ?? null, saved: now }
  await tx
    .insertInto('page_contents')
    .values({ page_id: pageId, state, ...row })
    .onConflict((conflict) => conflict.columns(['page_id', 'state']).doUpdateSet(row))
    .execute()
  const { otherSources } = await noteMeaning(tx, options)
  if (state === 'draft') return touch?.(`draft ${pageId}`)
  touch?.(`page ${pageId}`)
  if (otherSources) touch?.('sources')
  await tx
    .insertInto('page_revisions')
    .values({ page_id: pageId, version, content, account_id: row.account_id, saved: now })
    .execute()
}

/** What follows from a content that was stored: the files and hosts that it names, and what it is found by. */
async function noteMeaning(
  tx: Writer,
  { pageId, kind, state, content }: Pick<StoreOptions, 'pageId' | 'kind' | 'state' | 'content'>,
): Promise<{ otherSources: boolean }> {
  await recordFileUses(tx, { pageId, state, files: [...filesUsedIn(content), ...(kind.files?.(content) ?? [])] })
  if (state === 'draft') return { otherSources: false }
  const otherSources = await recordContentSources(tx, { pageId, sources: kind.sources?.of(content) ?? [] })
  await indexPage(tx, pageId)
  return { otherSources }
}

/** A stored content as this person may have it, with what the site knows. */
export async function contentForReader(
  kind: PageKindServer,
  { content, ...site }: SiteFacts & { content: string },
): Promise<string> {
  const whole = (await kind.complete?.(content, site)) ?? content
  return kind.forReader?.(whole, site.who) ?? whole
}

/**
 * A content that was stored before, as it may be stored again.
 *
 * @throws {RefusedError} 404 where there is no such kind, 400 where it refuses the content.
 */
export function cleanAgain(kinds: PageKinds, stored: { kind: string; content: string }) {
  const kind = kindOf(kinds, stored.kind)
  return { kind, content: cleanContent(kind, stored.content) }
}

function kindOf(kinds: PageKinds, name: string): PageKindServer {
  return kinds.get(name) ?? fail('notFound')
}

export interface UncleanContent {
  pageId: number
  /** Why its kind refuses it. */
  reason: string
}

/**
 * Cleans what came with a whole site, and completes it with what everybody may know of its files. The history stays as it is: what comes back of it is cleaned then. What a kind
 * refuses stays too, so that no site is lost by a content of another version.
 *
 * @returns what stayed.
 */
export async function cleanContents(tx: Writer, kinds: PageKinds): Promise<UncleanContent[]> {
  const refused: UncleanContent[] = []
  const pages = await tx.selectFrom('pages').select(['id', 'kind']).orderBy('id').execute()
  for (const { id: pageId, kind: name } of pages) {
    const kind = kinds.get(name)
    if (!kind) continue
    const contents = await tx.selectFrom('page_contents').where('page_id', '=', pageId).selectAll().execute()
    for (const stored of contents) {
      const reason = await cleanStored(tx, kind, stored)
      if (reason !== undefined) refused.push({ pageId, reason })
    }
  }
  return refused
}

/** @returns why the kind refuses the content, which then stays as it is. */
async function cleanStored(
  tx: Writer,
  kind: PageKindServer,
  { page_id: pageId, state, content }: Selectable<Schema['page_contents']>,
): Promise<string | undefined> {
  try {
    const site = { imageSizes: createImageSizes(tx), who: anonymous }
    const clean = cleanContent(kind, (await kind.complete?.(content, site)) ?? content)
    if (clean === content) return undefined
    await tx
      .updateTable('page_contents')
      .set({ content: clean, text: textOf(kind, clean) })
      .where('page_id', '=', pageId)
      .where('state', '=', state)
      .execute()
    await noteMeaning(tx, { pageId, kind, state, content: clean })
    return undefined
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return error.message
  }
}
