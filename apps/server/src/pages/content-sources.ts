import type { ContentSource, Identity } from '@sitewright/page-kit/server'
import type { PageAccess } from '../access/page-access.ts'
import { cacheUntilChange, type Changes } from '../db/changes.ts'
import type { Database, Writer } from '../db/database.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'

/**
 * Notes from where else a published content loads something, in place of what was noted of the page before.
 *
 * @returns true if that is something else.
 */
export async function recordContentSources(
  tx: Writer,
  { pageId, sources }: { pageId: number; sources: readonly ContentSource[] },
): Promise<boolean> {
  const wordOf = ({ directive, source }: ContentSource) => `${directive} ${source}`
  const noted = await tx
    .selectFrom('content_sources')
    .where('page_id', '=', pageId)
    .select(['directive', 'source'])
    .execute()
  const [before, after] = [new Set(noted.map(wordOf)), new Set(sources.map(wordOf))]
  if (before.size === after.size && [...before].every((one) => after.has(one))) return false
  await tx.deleteFrom('content_sources').where('page_id', '=', pageId).execute()
  if (sources.length === 0) return true
  await tx
    .insertInto('content_sources')
    .values(sources.map(({ directive, source }) => ({ page_id: pageId, directive, source })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

export interface ContentSourcesOptions {
  database: Database
  changes: Changes
  kinds: PageKinds
  access: PageAccess
}

/**
 * From where else a document may load something. A browser that has one page open goes on to others without a new
 * document, so every document allows what any page of the site needs; a site without videos allows nothing of it.
 * Anyone who edits pages of a kind needs all that such a page may come to hold.
 */
export function createContentSources({ database, changes, kinds, access }: ContentSourcesOptions) {
  // a backup may bring rows that no kind wrote
  const declared = [...kinds].flatMap(([, { sources }]) => sources?.all ?? [])
  const published = cacheUntilChange(changes, ['sources'], async () => {
    const noted = await database.read
      .selectFrom('content_sources')
      .select(['directive', 'source'])
      .distinct()
      .orderBy('directive')
      .orderBy('source')
      .execute()
    return noted.filter((one) => declared.some((may) => may.directive === one.directive && may.source === one.source))
  })

  return async function sourcesFor(who: Identity): Promise<readonly ContentSource[]> {
    const edited = [...kinds].flatMap(([kind, { sources }]) => (access.mayEdit(kind, who) ? (sources?.all ?? []) : []))
    return [...(await published()), ...edited]
  }
}
