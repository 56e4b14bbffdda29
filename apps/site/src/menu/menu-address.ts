import type { MenuItem } from '@sitewright/api-client'

/**
 * Where a menu item leads: to its shortcut, else to its page; undefined if it has neither. The anchor is added to it.
 */
export function menuAddress({ Shortcut, Renderer, idPage, Anchor }: MenuItem): string | undefined {
  const path = Shortcut || (idPage > 0 ? `/pages/${Renderer}/${idPage}` : '')
  if (!path) return undefined
  return Anchor ? `${path}#${Anchor}` : path
}
