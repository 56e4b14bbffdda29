import type { Identity } from '@sitewright/page-kit/server'
import { isPublished, type Publishing } from '../access/page-access.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import { unseenFiles, type UnseenFile } from '../files/unseen-files.ts'
import type { Explanation, ExplainOptions } from './explain.ts'

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
      otherwise: forGood ? 'Everyone can see this page.' : 'Everyone can see this page while it is published.',
      always: kinds.has(page.kind)
        ? 'Administrators, page managers and the editors of this kind of page can always see it.'
        : 'Nobody can see its content, whichever roles are ticked: the package for this kind of page is not installed.',
      notes: [
        ...publishingNotes(page, now(), { it: 'It' }),
        ...(id === DefaultPage ? ['It is the default page, so people who cannot see it have no start page.'] : []),
        ...unseen.slice(0, maxNamed).map(unseenNote),
      ],
    }
  }
}

/** Who sees the page sees a gap there, which its editor may not. */
function unseenNote({ name, why }: UnseenFile): string {
  const file = name === '' ? 'A file on it' : `The file ‘${name}’ on it`
  return why === 'personal'
    ? `${file} is in a Personal folder, so only its owner sees that file.`
    : `${file} is for fewer people than the page as it is saved now.`
}

export interface PublishingSubject {
  /** What is published, at the start of a sentence. */
  it: string
}

/** Why people who do not manage or edit the page cannot see it, now or later. */
export function publishingNotes(page: Publishing, now: Seconds, { it }: PublishingSubject): string[] {
  const { published, pub_start, pub_end } = page
  const nobody = 'visitors and members of the ticked roles cannot see it'
  if (published === 0) return [`${it} is not published, so ${nobody}.`]
  if (pub_end !== null && pub_end <= now) return [`${it} is no longer published, so ${nobody}.`]
  const notes = pub_start !== null && pub_start > now ? [`${it} will be published later. Until then, ${nobody}.`] : []
  return pub_end === null ? notes : [...notes, `${it} will be unpublished automatically. After that, ${nobody}.`]
}
