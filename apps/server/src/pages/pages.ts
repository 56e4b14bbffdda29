import { cleanContent, type CleanContent, type PageKindServer } from '@sitewright/page-kit/server'
import type { Actor, Audit } from '../audit/audit.ts'
import { namesOf, pageName } from '../audit/subject.ts'
import type { Changes, Touch } from '../db/changes.ts'
import type { Writer } from '../db/database.ts'
import type { Bit, Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import type { KindEvents } from '../kinds/kind-events.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { indexPage } from '../search/search-index.ts'
import type { SettingName } from '../settings/settings.ts'
import type { Trash } from '../trash/trash.ts'
import { storeContent } from './page-contents.ts'
import { pageKeys } from './page-keys.ts'
import { copySharing } from './page-sharing.ts'
import { deleteFormerShortcut, hasShortcut, recordShortcutChange, toShortcut } from './shortcuts.ts'
import type { Fact } from '../audit/facts.ts'

export interface PagesOptions {
  changes: Changes
  kinds: PageKinds
  audit: Audit
  trash: Pick<Trash, 'put'>
  events: Pick<KindEvents, 'recordPublishing'>
  now: () => Seconds
}

export interface NewPageInput {
  id: number
  detail: string
  url: string
  cloneid: number
}

export interface PageUpdateInput {
  id: number
  title: string
  url: string
  published: boolean
  pub_start: Seconds | null
  pub_end: Seconds | null
}

interface Start {
  kind: PageKindServer
  content: CleanContent
}

/** Creating, changing and deleting pages, as the Page Manager does. */
export function createPages(options: PagesOptions) {
  return {
    create: create.bind(null, options),
    update: update.bind(null, options),
    publishMany: publishMany.bind(null, options),
    remove: remove.bind(null, options),
  }
}

/** Unpublished and without dates; a clone copies the published content only (Q78). @returns the new id. */
async function create(options: PagesOptions, input: NewPageInput, actor: Actor): Promise<number> {
  const { changes, audit, now } = options
  const url = toShortcut(input.url)
  const written = changes.write(async (tx, touch) => {
    const { kind, content } = await startOf(options, tx, input)
    await assertFree(tx, url)
    const { id } = await tx
      .insertInto('pages')
      .values({
        ...unpublished,
        ...pageKeys({ title: input.detail, url }),
        kind: kind.manifest.kind,
        title: input.detail,
        url,
        created: now(),
        updated: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await deleteFormerShortcut(tx, url)
    await storeContent(tx, { pageId: id, kind, state: 'active', content, who: actor.who, now: now(), touch })
    await copySharing(tx, { from: input.cloneid, to: id })
    touch('pages')
    const details: Fact =
      input.cloneid === 0 ? '' : { say: 'copyOf', with: { page: await namesOf(tx, 'page', [input.cloneid]) } }
    await audit.record(tx, { action: 'page created', actor, target: { kind: 'page', id }, details })
    return id
  })
  return refuseTaken(written)
}

async function startOf({ kinds }: PagesOptions, tx: Writer, { id, cloneid }: NewPageInput): Promise<Start> {
  const type = await tx.selectFrom('page_types').where('id', '=', id).select('kind').executeTakeFirst()
  const kind = type && kinds.get(type.kind)
  if (!type || !kind) return fail('notFound')
  if (cloneid === 0) return { kind, content: cleanContent(kind, kind.blank()) }
  const source = await tx
    .selectFrom('pages')
    .innerJoin('page_contents', 'page_contents.page_id', 'pages.id')
    .where('pages.id', '=', cloneid)
    .where('pages.kind', '=', type.kind)
    .where('page_contents.state', '=', 'active')
    .select('page_contents.content')
    .executeTakeFirst()
  return source ? { kind, content: cleanContent(kind, source.content) } : fail('notFound')
}

async function update(
  { changes, audit, events, now }: PagesOptions,
  input: PageUpdateInput,
  actor: Actor,
): Promise<void> {
  const url = toShortcut(input.url)
  if (input.pub_start !== null && input.pub_end !== null && input.pub_end <= input.pub_start) fail('endBeforeStart')
  const written = changes.write(async (tx, touch) => {
    await assertFree(tx, url, input.id)
    // locks the page, so that the shortcut it answers is the one that is left
    const before = await tx
      .updateTable('pages')
      .set({ updated: now() })
      .where('id', '=', input.id)
      .returning(['title', 'url', 'published'])
      .executeTakeFirst()
    if (!before) return fail('notFound')
    await tx
      .updateTable('pages')
      .set({
        title: input.title,
        url,
        ...pageKeys({ title: input.title, url }),
        published: input.published ? 1 : 0,
        pub_start: input.pub_start,
        pub_end: input.pub_end,
      })
      .where('id', '=', input.id)
      .execute()
    await touchPage(tx, touch, input.id)
    await recordShortcutChange(tx, { pageId: input.id, from: before.url, to: url, now: now() })
    if (before.title !== input.title || before.url !== url) await indexPage(tx, input.id)
    await events.recordPublishing(tx, input.id, { wasPublished: before.published === 1 })
    const told = publishingEntry(input, { wasPublished: before.published === 1 })
    await audit.record(tx, { ...told, actor, target: { kind: 'page', id: input.id } })
  })
  await refuseTaken(written)
}

/** Dates stay as they are. @returns the ids of those that are there. @throws {RefusedError} 404 if none of the pages is there. */
async function publishMany(
  { changes, audit, events, now }: PagesOptions,
  ids: readonly number[],
  { published, actor }: { published: boolean; actor: Actor },
): Promise<number[]> {
  return changes.write(async (tx, touch) => {
    const asked = [...new Set(ids)]
    // locks the pages, so that each is what it was until now
    const before = await tx
      .updateTable('pages')
      .set({ updated: now() })
      .where('id', 'in', asked)
      .returning(['id', 'published'])
      .execute()
    const wasPublished = new Set(before.flatMap((page) => (page.published === 1 ? [page.id] : [])))
    const changed = await tx
      .updateTable('pages')
      .set({ published: published ? 1 : 0 })
      .where('id', 'in', asked)
      .returning(['id', 'url'])
      .execute()
    if (changed.length === 0) fail('notFound')
    for (const { id, url } of changed) {
      await touchPage(tx, touch, id)
      await events.recordPublishing(tx, id, { wasPublished: wasPublished.has(id) })
      const told = publishingEntry({ published, url }, { wasPublished: wasPublished.has(id) })
      await audit.record(tx, { ...told, actor, target: { kind: 'page', id } })
    }
    return changed.map(({ id }) => id)
  })
}

async function remove({ changes, audit, trash }: PagesOptions, id: number, actor: Actor): Promise<void> {
  await changes.write(async (tx) => {
    await audit.record(tx, { action: 'page deleted', actor, target: { kind: 'page', id } })
    const title = await pageName(tx, id)
    const facts = { settings: (await isStartPage(tx, id)) ? [startPage] : [] }
    const kept = { kind: 'page', table: 'pages', id, title, audience: 'core.page-manager', facts }
    await trash.put(tx, { ...kept, who: actor.who })
    await tx.updateTable('menu_items').set({ lost_page: title }).where('page_id', '=', id).execute()
    const { numDeletedRows } = await tx.deleteFrom('pages').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) fail('notFound')
  })
}

/** What was done, and where the page is. */
function publishingEntry(page: { published: boolean; url: string }, { wasPublished }: { wasPublished: boolean }) {
  const { published, url } = page
  if (published === wasPublished) return { action: 'page updated', details: publishingFact(page) } as const
  const details: Fact = url === '' ? '' : { say: 'at', with: { url } }
  return { action: published ? 'page published' : 'page taken back', details } as const
}

/** Whether visitors see a page, and where. */
function publishingFact({ published, url }: { published: boolean; url: string }): Fact {
  if (url === '') return { say: published ? 'published' : 'notPublished' }
  return { say: published ? 'publishedAt' : 'notPublishedAt', with: { url } }
}

const startPage = 'DefaultPage' satisfies SettingName

const unpublished = { published: 0 as Bit, pub_start: null, pub_end: null, version: 1 }

/** Two pages may ask for the same shortcut at once; the database then lets one of them have it. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || ('errcode' in error && error.errcode === 2067)
}

async function refuseTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (isTaken(error)) fail('shortcutTaken')
    throw error
  }
}

/** Of a page's properties: the menu and the address of the start page tell of them elsewhere too. */
async function touchPage(tx: Writer, touch: Touch, id: number): Promise<void> {
  touch('pages', `page ${id}`)
  const item = await tx.selectFrom('menu_items').where('page_id', '=', id).select('id').executeTakeFirst()
  if (item) touch('menu')
  if (await isStartPage(tx, id)) touch('settings')
}

async function isStartPage(tx: Writer, id: number): Promise<boolean> {
  const row = await tx.selectFrom('settings').where('name', '=', startPage).select('value').executeTakeFirst()
  return Number(row?.value) === id
}

async function assertFree(tx: Writer, url: string, except = 0): Promise<void> {
  if (url === '') return
  const taken = await tx
    .selectFrom('pages')
    .where(hasShortcut(url))
    .where('id', '<>', except)
    .select('id')
    .executeTakeFirst()
  if (taken) fail('shortcutTaken')
}
