import type { EditedMenuItem, MenuAudience, Page } from '@sitewright/api-client'
import { formatMoment } from '@sitewright/ui'
import { lostNote, lostPages } from './lost-pages.ts'
import type { MenuLevel } from './menu-tree.ts'
import { shownLabel } from './place-text.ts'
import { listFormat } from '@sitewright/messages'
import { texts } from './messages.ts'

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
      ...(roles ? [texts.onlyFor(named(roles))] : []),
      ...(ofPage ? [texts.pageOnlyFor(named(ofPage))] : []),
      ...(page && kinds.has(page.renderer) ? [texts.pageOnlyForKind()] : []),
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
      if (isHeading && nothingBelow && hidden?.from !== 'all') notes.set(item.idMenuItem, texts.nothingBelow())
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
  const label = shownLabel(item.Label)
  if (own?.from === 'all') return { from: 'all', why: texts.hiddenWith({ above: label }) }
  return own ? { from: 'some', why: texts.seenWith({ above: label }) } : above
}

function joined(own: Hidden | undefined, above: Hidden | undefined): Hidden | undefined {
  if (!own || !above) return own ?? above
  return { from: 'some', why: `${own.why}. ${above.why}` }
}

/** Why the page of an item is shown to nobody just now. */
function publishing({ published, pub_start: start, pub_end: end }: Page, now: number): string | undefined {
  if (!published) return texts.unpublished()
  if (end !== null && end <= now) return texts.ended({ moment: formatMoment(end) })
  if (start !== null && start > now) return texts.scheduled({ moment: formatMoment(start) })
  return undefined
}

function rolesById(list: MenuAudience['items'] | undefined): ReadonlyMap<number, readonly string[]> {
  return new Map(list?.map(({ id, roles }) => [id, roles]))
}

function named(titles: readonly string[]): { count: number; roles: string } {
  const quoted = titles.map((title) => texts.quoted({ label: title }))
  return { count: titles.length, roles: listFormat({ type: 'disjunction' }).format(quoted) }
}
