import type { EditedMenuItem, MenuAudience, Page } from '@sitewright/api-client'
import { formatMoment } from '@sitewright/ui'
import { lostNote, lostPages } from './lost-pages.ts'
import type { MenuLevel } from './menu-tree.ts'
import { shownLabel } from './place-text.ts'

export interface NotesOptions {
  pages: readonly Page[]
  /** Undefined while it is not known. */
  audience: MenuAudience | undefined
  /** Epoch seconds. */
  now: number
}

/** From whom an item is hidden: from everybody, or from all but some. */
interface Hidden {
  from: 'all' | 'some'
  why: string
}

/**
 * Why an item is not seen by everybody, by its id; one that everybody sees has no note. It goes by the menu as it is being
 * edited, and the server's rule: with an item all that is below it is hidden, and a heading is without anything below it.
 * One that leads nowhere since its page was deleted is told apart from a heading that is meant to be one.
 */
export function hiddenNotes(menu: MenuLevel, { pages, audience, now }: NotesOptions): ReadonlyMap<number, string> {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const rolesOfItems = rolesById(audience?.items)
  const rolesOfPages = rolesById(audience?.pages)
  const kinds = new Set(audience?.kinds)
  const lost = lostPages(audience)
  const notes = new Map<number, string>()

  function ownReason(item: EditedMenuItem): Hidden | undefined {
    const { idMenuItem, idPage } = item
    const lostPage = item.Children.length === 0 ? lostNote(item, lost) : undefined
    if (lostPage !== undefined) return { from: 'all', why: lostPage }
    const page = byId.get(idPage)
    const unpublished = page && publishing(page, now)
    if (unpublished !== undefined) return { from: 'all', why: unpublished }
    const roles = rolesOfItems.get(idMenuItem)
    const ofPage = rolesOfPages.get(idPage)
    const parts = [
      ...(roles ? [`Only for ${named(roles)}`] : []),
      ...(ofPage ? [`Its page is only for ${named(ofPage)}`] : []),
      ...(page && kinds.has(page.renderer) ? ['Its page is only for people with a permission for its kind'] : []),
    ]
    return parts.length === 0 ? undefined : { from: 'some', why: parts.join('. ') }
  }

  /** @returns true where nobody but staff sees any of the level. */
  function look(level: MenuLevel, above: Hidden | undefined): boolean {
    let isEmpty = true
    for (const item of level) {
      const own = ownReason(item)
      const hidden = above?.from === 'all' ? above : own?.from === 'all' ? own : joined(own, above)
      const note = lostNote(item, lost) ?? hidden?.why
      if (note !== undefined) notes.set(item.idMenuItem, note)
      const nothingBelow = look(item.Children, passedOn(item, { own, above }))
      const isHeading = !byId.has(item.idPage) && !item.Address && item.Children.length > 0
      if (isHeading && nothingBelow && hidden?.from !== 'all')
        notes.set(item.idMenuItem, 'Hidden: it leads to no page, and everything below it is hidden')
      if (hidden?.from !== 'all' && !(isHeading && nothingBelow)) isEmpty = false
    }
    return isEmpty
  }

  look(menu, undefined)
  return notes
}

/** What those below an item read. */
function passedOn(
  item: EditedMenuItem,
  { own, above }: { own: Hidden | undefined; above: Hidden | undefined },
): Hidden | undefined {
  if (above?.from === 'all') return above
  const name = `‘${shownLabel(item.Label)}’`
  if (own?.from === 'all') return { from: 'all', why: `Hidden with ${name} above it` }
  return own ? { from: 'some', why: `Seen only by those who see ${name} above it` } : above
}

function joined(own: Hidden | undefined, above: Hidden | undefined): Hidden | undefined {
  if (!own || !above) return own ?? above
  return { from: 'some', why: `${own.why}. ${above.why}` }
}

/** Why the page of an item is shown to nobody just now. */
function publishing({ published, pub_start: start, pub_end: end }: Page, now: number): string | undefined {
  if (!published) return 'Hidden: its page is not published'
  if (end !== null && end <= now) return `Hidden: the publishing of its page ended at ${formatMoment(end)}`
  if (start !== null && start > now) return `Hidden until ${formatMoment(start)}, when its page is published`
  return undefined
}

function rolesById(list: MenuAudience['items'] | undefined): ReadonlyMap<number, readonly string[]> {
  return new Map(list?.map(({ id, roles }) => [id, roles]))
}

const or = new Intl.ListFormat('en-nz', { type: 'disjunction' })

function named(titles: readonly string[]): string {
  return `the ${titles.length === 1 ? 'role' : 'roles'} ${or.format(titles.map((title) => `‘${title}’`))}`
}
