import { IconButton } from '@sitewright/ui'
import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, KeyRound, Link2, ListPlus, Trash2 } from 'lucide-react'
import type { MenuEdit } from './menu-draft.ts'
import { canHaveChildren, canMoveIn, type MenuRow } from './menu-rows.ts'
import { addressTooltip, noRolesYet } from './texts.ts'

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
        label="Address"
        icon={<Link2 />}
        tooltip={byAddress ? 'Lead to a page, or nowhere' : addressTooltip}
        aria-pressed={byAddress}
        onClick={onAddress}
      />
      {canHaveChildren(row) && (
        <IconButton
          label="Add sub-item"
          icon={<ListPlus />}
          aria-disabled={full}
          onClick={() => onEdit({ do: 'add', parent: id })}
        />
      )}
      <IconButton
        label="Move up"
        icon={<ArrowUp />}
        aria-disabled={row.index === 0}
        onClick={() => onEdit({ do: 'step', id, by: -1 })}
      />
      <IconButton
        label="Move down"
        icon={<ArrowDown />}
        aria-disabled={row.index === row.siblings - 1}
        onClick={() => onEdit({ do: 'step', id, by: 1 })}
      />
      <IconButton
        label="Move out"
        icon={<IndentDecrease />}
        tooltip="Move out: one level up"
        aria-disabled={row.depth === 0}
        onClick={() => onEdit({ do: 'move-out', id })}
      />
      <IconButton
        label="Move in"
        icon={<IndentIncrease />}
        tooltip="Move in: under the item above"
        aria-disabled={!canMoveIn(row)}
        onClick={() => onEdit({ do: 'move-in', id })}
      />
      <IconButton
        label="Roles"
        icon={<KeyRound />}
        tooltip={saved ? 'Roles' : noRolesYet}
        aria-disabled={!saved}
        onClick={() => saved && onRoles(id)}
      />
      <IconButton label="Delete" icon={<Trash2 />} tone="danger" onClick={() => onEdit({ do: 'remove', id })} />
    </div>
  )
}
