import type { Identity } from '@sitewright/page-kit/server'
import { isPublished, type Publishing } from '../access/page-access.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import { unseenFiles, type UnseenFile } from '../files/unseen-files.ts'
import type { Explanation, ExplainOptions } from './explain.ts'
import { texts } from './explain-messages.ts'

/** Files that are named at most. */
const maxNamed = 5

/** Who can see a page; the rule is `PageAccess.visibility`. */
export function createExplainPage({ database, facts, kinds, now, settings }: ExplainOptions) {
  return async function explainPage(id: number, who: Identity): Promise<Explanation> {
    const page = await facts.byId(id)
    if (!page) return fail('notFound')
    const { DefaultPage } = await settings.all()
    const needs = Boolean(kinds.get(page.kind)?.manifest.needs?.length)
    const unseen = await unseenFiles(database.read, [{ id, needs }], who)
    const forGood = isPublished(page, now()) && page.pub_end === null
    return {
      otherwise: forGood ? texts.page() : texts.pageWhilePublished(),
      always: kinds.has(page.kind) ? texts.pageAlways() : texts.noKind(),
      notes: [
        ...publishingNotes(page, now(), 'page'),
        ...(id === DefaultPage ? [texts.defaultPage()] : []),
        ...unseen.slice(0, maxNamed).map(unseenNote),
      ],
    }
  }
}

/** Who sees the page sees a gap there, which its editor may not. */
function unseenNote({ name, why }: UnseenFile): string {
  if (why === 'personal') return name === '' ? texts.someOwnersFile() : texts.ownersFile({ name })
  return name === '' ? texts.someKeptFile() : texts.keptFile({ name })
}

/**
 * Why people who do not manage or edit a page cannot see it, now or later.
 *
 * @param of what the sentences are about: the page, or a menu item that leads to it.
 */
export function publishingNotes(page: Publishing, now: Seconds, of: 'page' | 'item'): string[] {
  const { published, pub_start, pub_end } = page
  if (published === 0) return [texts.unpublished({ of })]
  if (pub_end !== null && pub_end <= now) return [texts.over({ of })]
  const notes = pub_start !== null && pub_start > now ? [texts.later({ of })] : []
  return pub_end === null ? notes : [...notes, texts.until({ of })]
}
