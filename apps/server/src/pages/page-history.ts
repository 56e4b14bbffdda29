import type { PagedHistoryInput, PagedReply, PageHistory, Revision } from '@sitewright/api-client'
import type { Actor, Audit } from '../audit/audit.ts'
import { namesOf } from '../audit/subject.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { asRevision, readRevisions } from '../documents/read-revisions.ts'
import { fail } from '../errors.ts'
import type { KindEvents } from '../kinds/kind-events.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { cleanAgain, storeContent } from './page-contents.ts'
import type { PageStore } from './page-rows.ts'
import type { Fact } from '../audit/facts.ts'

export interface PageHistoryOptions {
  database: Database
  store: PageStore
  kinds: PageKinds
  audit: Audit
  events: Pick<KindEvents, 'recordPublishing'>
  now: () => Seconds
}

/** A published version with the page that it is of. */
export interface StoredRevision {
  id: number
  pageId: number
  version: number
  kind: string
  content: string
}

/** What pages were before, and how it comes back. Everything published is a revision; drafts are none. */
export function createPageHistory(options: PageHistoryOptions) {
  return {
    list: list.bind(null, options),
    listPaged: listPaged.bind(null, options),
    find: find.bind(null, options),
    text: text.bind(null, options),
    restore: restore.bind(null, options),
    replace: replace.bind(null, options),
  }
}

/** @throws {RefusedError} 404 for an unknown page. */
async function list({ database }: PageHistoryOptions, pageId: number): Promise<PageHistory> {
  const [page, draft, rows] = await Promise.all([
    database.read.selectFrom('pages').where('id', '=', pageId).select('id').executeTakeFirst(),
    hasDraft(database.read, pageId),
    database.read
      .selectFrom('page_revisions')
      .leftJoin('accounts', 'accounts.id', 'page_revisions.account_id')
      .where('page_id', '=', pageId)
      .orderBy('page_revisions.id', 'desc')
      .select(['page_revisions.id', 'version', 'saved', 'accounts.name'])
      .execute(),
  ])
  if (!page) return fail('notFound')
  return { revisions: rows.map((row, at) => asRevision(row, at === 0)), draft }
}

/** @throws {RefusedError} 404 for an unknown page, 400 for a cursor that is none. */
async function listPaged(
  { database }: PageHistoryOptions,
  { id: pageId, cursor, limit }: PagedHistoryInput,
): Promise<PagedReply<Revision>> {
  const query = database.read
    .selectFrom('page_revisions')
    .leftJoin('accounts', 'accounts.id', 'page_revisions.account_id')
    .where('page_id', '=', pageId)
    .select(['page_revisions.id', 'version', 'saved', 'accounts.name'])
  const [page, revisions] = await Promise.all([
    database.read.selectFrom('pages').where('id', '=', pageId).select('id').executeTakeFirst(),
    readRevisions(database, query, { id: 'page_revisions.id', cursor, limit }),
  ])
  return page ? revisions : fail('notFound')
}

/** @throws {RefusedError} 404 for an unknown revision. */
async function find({ database }: PageHistoryOptions, id: number): Promise<StoredRevision> {
  return (await findRevision(database.read, id)) ?? fail('notFound')
}

/** All readable words of a revision, as its editors may read them. @throws {RefusedError} 404. */
async function text(options: PageHistoryOptions, id: number): Promise<string> {
  const { kinds } = options
  const { kind, content } = await find(options, id)
  return kinds.get(kind)?.text(content) ?? fail('notFound')
}

/**
 * Makes a revision the draft of its page, which visitors do not notice.
 *
 * @throws {RefusedError} 404 for an unknown revision, 409 if that would replace a draft and may not.
 */
async function restore(
  options: PageHistoryOptions,
  { id, replaceDraft }: { id: number; replaceDraft: boolean },
  actor: Actor,
): Promise<void> {
  const { store, kinds, audit, now } = options
  const revision = await find(options, id)
  const { pageId } = revision
  await store({ key: { id: pageId }, who: actor.who }, async ({ tx, touch, version }) => {
    if (!replaceDraft && (await hasDraft(tx, pageId))) fail('draftExists')
    const content = cleanAgain(kinds, revision)
    await storeContent(tx, { pageId, ...content, state: 'draft', who: actor.who, now: now(), version, touch })
    const details: Fact = { say: 'version', with: { version: revision.version } }
    await audit.record(tx, { action: 'page restored', actor, target: { kind: 'page', id: pageId }, details })
  })
}

/**
 * Publishes what is published of another page as the next version of this one; a draft of this page stays (Q77).
 *
 * @throws {RefusedError} 404 if there is no such page, or no such other one of the same kind.
 */
async function replace(
  { store, kinds, audit, events, now }: PageHistoryOptions,
  { id, sourceid }: { id: number; sourceid: number },
  actor: Actor,
): Promise<void> {
  if (id === sourceid) fail('replacedByItself')
  await store({ key: { id }, who: actor.who }, async ({ tx, touch, version }) => {
    const source = await tx
      .selectFrom('page_contents')
      .innerJoin('pages as source', 'source.id', 'page_contents.page_id')
      .innerJoin('pages', 'pages.kind', 'source.kind')
      .where('pages.id', '=', id)
      .where('source.id', '=', sourceid)
      .where('state', '=', 'active')
      .select(['source.kind', 'content'])
      .executeTakeFirst()
    if (!source) return fail('notFound')
    const content = cleanAgain(kinds, source)
    await storeContent(tx, { pageId: id, ...content, state: 'active', who: actor.who, now: now(), version, touch })
    await events.recordPublishing(tx, id)
    const details: Fact = { say: 'contentOf', with: { page: await namesOf(tx, 'page', [sourceid]) } }
    await audit.record(tx, { action: 'page replaced', actor, target: { kind: 'page', id }, details })
  })
}

export type PageHistoryStore = ReturnType<typeof createPageHistory>

async function findRevision(db: Database['read'], id: number): Promise<StoredRevision | undefined> {
  return db
    .selectFrom('page_revisions')
    .innerJoin('pages', 'pages.id', 'page_revisions.page_id')
    .where('page_revisions.id', '=', id)
    .select(['page_revisions.id', 'page_id as pageId', 'page_revisions.version', 'kind', 'content'])
    .executeTakeFirst()
}

async function hasDraft(db: Database['read'], pageId: number): Promise<boolean> {
  const draft = await db
    .selectFrom('page_contents')
    .where('page_id', '=', pageId)
    .where('state', '=', 'draft')
    .select('page_id')
    .executeTakeFirst()
  return draft !== undefined
}
