import type { PageInMenu } from '@sitewright/api-client'
import { useMemo, useState } from 'react'

/** A menu of more items than these begins with its first level, and as many rows are drawn at once. */
const largeMenuAbove = 100

export interface MenuBranch extends PageInMenu {
  /** Whether what is below it is shown; undefined where nothing is. */
  isOpen?: boolean
}

export interface MenuBranches {
  rows: readonly MenuBranch[]
  toggle: (id: number) => void
  /** How many more rows there are to draw. */
  left: number
  showMore: () => void
}

/**
 * What of a menu is drawn: each item before those below it, unless it is closed.
 *
 * @param items in that order, with their levels.
 * @param isWhole true where nothing is searched for, as what is found is never hidden.
 */
export function useMenuBranches(items: readonly PageInMenu[], isWhole: boolean): MenuBranches {
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  const [limit, setLimit] = useState(largeMenuAbove)
  const shown = useMemo(() => openBranches(items, { toggled, isWhole }), [items, toggled, isWhole])
  return {
    rows: useMemo(() => shown.slice(0, limit), [shown, limit]),
    toggle(id) {
      const next = new Set(toggled)
      if (!next.delete(id)) next.add(id)
      setToggled(next)
    },
    left: Math.max(0, shown.length - limit),
    showMore: () => setLimit(limit + largeMenuAbove),
  }
}

interface Branching {
  toggled: ReadonlySet<number>
  isWhole: boolean
}

function openBranches(items: readonly PageInMenu[], { toggled, isWhole }: Branching): MenuBranch[] {
  const opensAll = items.length <= largeMenuAbove
  const rows: MenuBranch[] = []
  let hiddenBelow = Infinity
  for (const [at, item] of items.entries()) {
    if (item.level > hiddenBelow) continue
    hiddenBelow = Infinity
    const isParent = (items[at + 1]?.level ?? 0) > item.level
    if (!isParent || !isWhole) {
      rows.push(item)
      continue
    }
    const isOpen = opensAll !== toggled.has(item.id)
    if (!isOpen) hiddenBelow = item.level
    rows.push({ ...item, isOpen })
  }
  return rows
}
