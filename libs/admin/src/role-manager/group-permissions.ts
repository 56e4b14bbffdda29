import type { RolePermission } from '@sitewright/api-client'
import { folded } from '@sitewright/ui'
import { texts } from './messages.ts'

export interface PermissionGroup {
  /** Its name in English. */
  name: string
  /** What it is called, in the reader’s language. */
  title: string
  permissions: RolePermission[]
}

/** The groups that come first; others follow as they come. */
const order = ['Pages', 'Files', 'People', 'Site', 'Training']

/** Where those stand of which nothing is known, such as those of a page type that is not installed any more. */
const other = 'Other'

const headingOf = ({ group, heading = group }: RolePermission) => heading ?? texts.other()

/** The permissions in which the words of `query` stand, under their headings. */
export function groupPermissions(permissions: readonly RolePermission[], query: string): PermissionGroup[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  const found = permissions.filter((permission) => {
    const { detail, about = '' } = permission
    const text = folded(`${detail}\n${about}\n${headingOf(permission)}`)
    return words.every((word) => text.includes(word))
  })
  const groups = Map.groupBy(found, ({ group = other }) => group)
  return [...groups]
    .map(([name, inGroup]) => ({ name, title: inGroup.map(headingOf)[0] ?? name, permissions: inGroup }))
    .sort((a, b) => rankOf(a.name) - rankOf(b.name))
}

function rankOf(name: string): number {
  if (name === other) return order.length + 1
  return order.includes(name) ? order.indexOf(name) : order.length
}
