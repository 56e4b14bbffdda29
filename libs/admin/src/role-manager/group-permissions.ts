import type { RolePermission } from '@sitewright/api-client'
import { folded } from '@sitewright/ui'
import { texts } from './messages.ts'

export interface PermissionGroup {
  /** Its name in the server's answer. */
  title: string
  permissions: RolePermission[]
}

/** The groups that come first, by the names that the server gives them; others follow as they come. */
const known: ReadonlyMap<string, () => string> = new Map([
  ['Pages', texts.pages],
  ['Files', texts.files],
  ['People', texts.people],
  ['Site', texts.site],
  ['Training', texts.training],
])

const order = [...known.keys()]

/** Where those stand of which nothing is known, such as those of a page type that is not installed any more. */
const other = 'Other'

/** What a group is called, in the reader’s language. */
export const groupName = (title: string): string => (title === other ? texts.other() : (known.get(title)?.() ?? title))

/** The permissions in which the words of `query` stand, under their headings. */
export function groupPermissions(permissions: readonly RolePermission[], query: string): PermissionGroup[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  const found = permissions.filter(({ detail, about = '', group = '' }) => {
    const text = folded(`${detail}\n${about}\n${groupName(group)}`)
    return words.every((word) => text.includes(word))
  })
  const groups = Map.groupBy(found, ({ group = other }) => group)
  return [...groups]
    .map(([title, inGroup]) => ({ title, permissions: inGroup }))
    .sort((a, b) => rankOf(a.title) - rankOf(b.title))
}

function rankOf(title: string): number {
  if (title === other) return order.length + 1
  return order.includes(title) ? order.indexOf(title) : order.length
}
