import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import { IconButton } from '@sitewright/ui'
import { GripVertical } from 'lucide-react'
import { memo } from 'react'
import { maxLabelLength } from './menu-tree.ts'
import { LinkedPage } from './LinkedPage.tsx'
import { MenuItemActions, type MenuItemActionsProps } from './MenuItemActions.tsx'
import type { MenuRow } from './menu-rows.ts'
import type { PageChoice } from './page-choice.tsx'

const dragLabel = 'Drag to another place'

export interface MenuItemProps extends MenuRow, Omit<MenuItemActionsProps, 'row'> {
  pages: PageChoice
  late: boolean
  /** The depth at which it is shown: while it is dragged, where it would go. */
  shownDepth: number
  dragging: boolean
  handle: DraggableProvidedDragHandleProps | null
}

/** What is in an item's row. */
export const MenuItem = memo(function MenuItem(props: MenuItemProps) {
  const { pages, late, shownDepth, dragging, handle, full, onEdit, onRoles, ...row } = props
  const { id } = row
  return (
    <>
      {Array.from({ length: shownDepth }, (_, level) => (
        <span key={level} data-indent />
      ))}
      <div data-fields>
        <IconButton
          label={dragLabel}
          icon={<GripVertical />}
          tooltip={dragging ? '' : dragLabel}
          style={{ cursor: 'grab' }}
          {...handle}
        />
        <input
          aria-label="Menu label"
          placeholder="Menu label"
          dir="auto"
          autoComplete="off"
          maxLength={maxLabelLength}
          value={row.label}
          onChange={(event) => onEdit({ do: 'label', id, label: event.target.value })}
        />
        <LinkedPage
          idPage={row.idPage}
          pages={pages}
          late={late}
          onChange={(idPage) => onEdit({ do: 'link', id, idPage })}
        />
        <MenuItemActions row={row} full={full} onEdit={onEdit} onRoles={onRoles} />
      </div>
    </>
  )
})
