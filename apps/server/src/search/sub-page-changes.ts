import type { Changes } from '../db/changes.ts'
import type { Writer } from '../db/database.ts'
import { seenOf, type Topic, type Touched } from '../db/topics.ts'
import { kindsWithSubAddresses, type PageKinds } from '../kinds/page-kinds.ts'

/**
 * Counts, in the transaction of each change, that the lists of what stands below pages may be others by it. From its commit
 * on the search passes over what these named until they are read again, so that it never tells what is gone or was
 * restricted.
 */
export function countSubPageChanges(changes: Changes, kinds: PageKinds): Changes {
  const declared = kindsWithSubAddresses(kinds)
  if (declared.length === 0) return changes
  return {
    ...changes,
    write: (work, options = {}) =>
      changes.write(async (tx, touch) => {
        const topics = new Set<Topic>()
        let touched: Touched = 'everything'
        const result = await work(tx, (...more) => {
          touched = topics
          for (const topic of more) topics.add(topic)
          touch(...more)
        })
        const seen = (options.isAnnounced?.() ?? true) ? seenOf(touched) : undefined
        if (seen) await count(tx, await changedKinds(tx, { declared, touched: seen, kind: options.kind }))
        return result
      }, options),
  }
}

interface Change {
  declared: readonly string[]
  touched: Touched
  /** The page kind that wrote into its own tables. */
  kind: string | undefined
}

/** The kinds whose lists may be others. */
async function changedKinds(tx: Writer, { declared, touched, kind: writer }: Change): Promise<readonly string[]> {
  if (writer !== undefined) return declared.filter((kind) => kind === writer)
  if (touched === 'everything') return declared
  const ids = [...touched].flatMap((topic) => (topic.startsWith('page ') ? Number(topic.slice(5)) : []))
  if (ids.length === 0) return []
  const pages = tx.selectFrom('pages').where('id', 'in', ids).where('kind', 'in', declared)
  const found = new Set((await pages.select('kind').distinct().execute()).map((page) => page.kind))
  return declared.filter((kind) => found.has(kind))
}

/** In one order everywhere, so that no two wait for each other. */
async function count(tx: Writer, kinds: readonly string[]): Promise<void> {
  for (const kind of kinds)
    await tx
      .insertInto('sub_page_changes')
      .values({ kind, number: 1 })
      .onConflict((conflict) =>
        conflict.column('kind').doUpdateSet((row) => ({ number: row('sub_page_changes.number', '+', 1) })),
      )
      .execute()
}
