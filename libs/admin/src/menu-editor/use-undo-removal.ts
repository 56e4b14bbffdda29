import { useToast } from '@sitewright/ui'
import type { ReactNode } from 'react'
import { useStableCallback } from '../shared/use-stable-callback.ts'
import type { MenuEdit } from './menu-draft.ts'
import { idsOf, placeOf, type MenuLevel } from './menu-tree.ts'
import { removedText } from './place-text.ts'
import { texts } from './messages.ts'

export interface UndoRemoval {
  /** Edits, and offers to put back what that removed. The same function with every rendering. */
  edit: (edit: MenuEdit) => void
  /** Where the offer appears. */
  toast: ReactNode
}

/** Nothing asks before an item goes with all below it, so it can be put back for as long as the toast says so. */
export function useUndoRemoval(menu: MenuLevel, edit: (edit: MenuEdit) => void): UndoRemoval {
  const { toast, showToast } = useToast()

  const editAndOffer = useStableCallback((next: MenuEdit) => {
    const place = next.do === 'remove' ? placeOf(menu, next.id) : undefined
    edit(next)
    if (!place) return
    const { item, parent, index } = place
    const text = removedText(item.Label, idsOf(item.Children).length)
    showToast(text, [{ label: texts.undo(), onPress: () => edit({ do: 'put-back', place: { item, parent, index } }) }])
  })

  return { edit: editAndOffer, toast }
}
