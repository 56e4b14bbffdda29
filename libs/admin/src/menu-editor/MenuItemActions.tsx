import { IconButton } from '@sitewright/ui'
import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, KeyRound, Link2, ListPlus, Trash2 } from 'lucide-react'
import type { MenuEdit } from './menu-draft.ts'
import { canHaveChildren, canMoveIn, type MenuRow } from './menu-rows.ts'
import { texts } from './messages.ts'

export interface MenuItemActionsProps {
  row: Pick<MenuRow, 'id' | 'depth' | 'index' | 'siblings' | 'deepest'>
  /** The menu has as many items as it can. */
  full: boolean
  /** It leads to an address in place of a page. */
  byAddress: boolean
  onAddress: () => void
  onEdit: (edit: MenuEdit) => void
  onRoles: (id: number) => void
}

/**
 * The buttons of an item. Those that can do nothing just now can still have the focus: it is not lost at the end of a
 * level, and the tooltip can say why.
 */
export function MenuItemActions({ row, full, byAddress, onAddress, onEdit, onRoles }: MenuItemActionsProps) {
  const { id } = row
  const saved = id > 0
  return (
    <div data-actions>
      <IconButton
        label={texts.address()}
        icon={<Link2 />}
        tooltip={byAddress ? texts.pageTooltip() : texts.addressTooltip()}
        aria-pressed={byAddress}
        onClick={onAddress}
      />
      {canHaveChildren(row) && (
        <IconButton
          label={texts.addSub()}
          icon={<ListPlus />}
          aria-disabled={full}
          onClick={() => onEdit({ do: 'add', parent: id })}
        />
      )}
      <IconButton
        label={texts.moveUp()}
        icon={<ArrowUp />}
        aria-disabled={row.index === 0}
        onClick={() => onEdit({ do: 'step', id, by: -1 })}
      />
      <IconButton
        label={texts.moveDown()}
        icon={<ArrowDown />}
        aria-disabled={row.index === row.siblings - 1}
        onClick={() => onEdit({ do: 'step', id, by: 1 })}
      />
      <IconButton
        label={texts.moveOut()}
        icon={<IndentDecrease />}
        tooltip={texts.moveOutTooltip()}
        aria-disabled={row.depth === 0}
        onClick={() => onEdit({ do: 'move-out', id })}
      />
      <IconButton
        label={texts.moveIn()}
        icon={<IndentIncrease />}
        tooltip={texts.moveInTooltip()}
        aria-disabled={!canMoveIn(row)}
        onClick={() => onEdit({ do: 'move-in', id })}
      />
      <IconButton
        label={texts.roles()}
        icon={<KeyRound />}
        tooltip={saved ? texts.roles() : texts.noRolesYet()}
        aria-disabled={!saved}
        onClick={() => saved && onRoles(id)}
      />
      <IconButton label={texts.delete()} icon={<Trash2 />} tone="danger" onClick={() => onEdit({ do: 'remove', id })} />
    </div>
  )
}
