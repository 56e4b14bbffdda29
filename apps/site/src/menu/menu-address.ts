import type { MenuItem } from '@sitewright/api-client'
import { toLinkPath } from '../routes/route-table.ts'

/**
 * Where a menu item leads: to its shortcut, else to its page, to which the anchor is added; else off the site; undefined if
 * it has none of them.
 */
export function menuAddress({ Shortcut, Renderer, idPage, Anchor, Address }: MenuItem): string | undefined {
  const path = Shortcut || (idPage > 0 ? `/pages/${Renderer}/${idPage}` : '')
  if (!path) return Address
  return Anchor ? `${path}#${Anchor}` : path
}

/** What a link off the site must not give away to where it leads; nothing for all others. */
export function menuRel({ Address = '' }: MenuItem): 'noopener' | undefined {
  return /^https?:/i.test(Address) ? 'noopener' : undefined
}

/** True if one of these items, or of those below them, leads to this path (as `toLinkPath` gives it). */
export function leadsTo(items: readonly MenuItem[], path: string): boolean {
  return items.some((item) => itselfLeadsTo(item, path) || leadsTo(item.Children, path))
}

/** True if an item itself leads to this path. */
export function itselfLeadsTo(item: MenuItem, path: string): boolean {
  const address = menuAddress(item)
  return address !== undefined && toLinkPath(address) === path
}
