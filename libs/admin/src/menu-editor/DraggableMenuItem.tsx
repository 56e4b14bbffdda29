import { Draggable, type DraggableStyle } from '@hello-pangea/dnd'
import { memo } from 'react'
import { MenuItem, type MenuItemProps } from './MenuItem.tsx'
import { shownLabel } from './place-text.ts'

export interface DraggableMenuItemProps extends Omit<MenuItemProps, 'handle' | 'dragging'> {
  /** In the list, from 0. */
  position: number
  /** It is dragged, and cannot be dropped where it is. */
  refused: boolean
}

/** An item's row. It renders again only when something of the item itself changed, so that typing stays quick. */
export const DraggableMenuItem = memo(function DraggableMenuItem(props: DraggableMenuItemProps) {
  const { position, refused, ...item } = props
  return (
    // The library takes no drag from a button, which the handle is.
    <Draggable draggableId={item.rowKey} index={position} disableInteractiveElementBlocking>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <div
          ref={innerRef}
          {...draggableProps}
          style={{ ...draggableProps.style, ...upright(draggableProps.style) }}
          role="listitem"
          tabIndex={-1}
          aria-label={shownLabel(item.label)}
          aria-level={item.shownDepth + 1}
          aria-posinset={item.index + 1}
          aria-setsize={item.siblings}
          data-item={item.id}
          data-dragging={isDragging || undefined}
          data-refused={refused || undefined}
        >
          <MenuItem {...item} dragging={isDragging} handle={dragHandleProps} />
        </div>
      )}
    </Draggable>
  )
})

/** Sideways the pointer chooses the level, which the indent shows: the row itself goes up and down only. */
function upright(style: DraggableStyle | undefined) {
  return style?.transform ? { transform: style.transform.replace(/translate\([^,]+,/, 'translate(0,') } : {}
}
