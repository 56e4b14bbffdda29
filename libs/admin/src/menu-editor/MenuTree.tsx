import { Box, useRecipe, useSlotRecipe } from '@chakra-ui/react'
import { DragDropContext, Droppable } from '@hello-pangea/dnd'
import { isNameless, maxMenuItems } from '@sitewright/api-client'
import { VisuallyHidden } from '@sitewright/ui'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { DraggableMenuItem } from './DraggableMenuItem.tsx'
import type { LostPages } from './lost-pages.ts'
import type { MenuDraft, MenuEdit } from './menu-draft.ts'
import type { PageChoice } from './page-choice.tsx'
import styles from './MenuTree.module.css'
import { movedText } from './place-text.ts'
import { texts } from './messages.ts'
import { useMenuDrag } from './use-menu-drag.ts'

/** Options of all selects together up to which they are there from the start. */
const maxOptions = 5_000

export interface MenuTreeProps {
  draft: MenuDraft
  pages: PageChoice
  /** By the item's id. */
  notes: ReadonlyMap<number, string>
  lost: LostPages
  /** True once a save was asked for: items without a label say that they need one. */
  asksLabels: boolean
  onEdit: (edit: MenuEdit) => void
  onRoles: (id: number) => void
  /** Looks for the page of an item. */
  onFind: (id: number) => void
}

/** Rows that fill any window. */
const firstRows = 40

/** The items of all levels as one list, so that an item can be dragged to any place and level. */
export function MenuTree({ draft, pages, notes, lost, asksLabels, onEdit, onRoles, onFind }: MenuTreeProps) {
  const drag = useMenuDrag(draft, onEdit)
  const fields = useFieldStyles()
  const { rows, drop } = drag
  const shown = useFirstThenAll(rows)
  const late = rows.length * pages.options.length > maxOptions
  return (
    <DragDropContext dragHandleUsageInstructions={texts.dragInstructions()} {...drag.responders}>
      <Droppable droppableId="menu">
        {({ innerRef, droppableProps, placeholder }) => (
          <Box
            ref={innerRef}
            {...droppableProps}
            className={styles.tree}
            css={fields}
            onPointerDownCapture={drag.onPress}
          >
            <div data-head aria-hidden>
              <div data-fields>
                <i />
                <span>{texts.label()}</span>
                <span>{texts.linkedPage()}</span>
                <span data-beside>{texts.beside()}</span>
              </div>
            </div>
            <div role="list" aria-label={texts.list()}>
              {shown.map((row, position) => {
                const dragged = row.rowKey === drag.dragged
                return (
                  <DraggableMenuItem
                    {...row}
                    key={row.rowKey}
                    position={position}
                    shownDepth={dragged && drop ? drop.depth : row.depth}
                    refused={dragged && !drop}
                    full={rows.length >= maxMenuItems}
                    pages={pages}
                    late={late}
                    note={notes.get(row.id) ?? ''}
                    nameless={asksLabels && isNameless(row.label)}
                    lost={row.idPage === 0 && row.address === '' && lost.has(row.id)}
                    onEdit={onEdit}
                    onRoles={onRoles}
                    onFind={onFind}
                  />
                )
              })}
            </div>
            {placeholder}
          </Box>
        )}
      </Droppable>
      <VisuallyHidden>
        <span aria-live="assertive">{drag.told || movedText(rows, draft.moved)}</span>
      </VisuallyHidden>
    </DragDropContext>
  )
}

/** A long list's first rows come at once, the others while the page can already be used. */
function useFirstThenAll<Row>(rows: readonly Row[]): readonly Row[] {
  const [all, setAll] = useState(false)
  useEffect(() => startTransition(() => setAll(true)), [])
  return all ? rows : rows.slice(0, firstRows)
}

/**
 * The fields of all rows look like the design system's own, by nested rules: hundreds of styled components would make the
 * list slow to appear.
 */
function useFieldStyles() {
  const input = useRecipe({ key: 'input' })
  const select = useSlotRecipe({ key: 'nativeSelect' })
  return useMemo(() => {
    const { field } = select({ size: 'sm', variant: 'outline' })
    return { '& input': input({ size: 'sm', variant: 'outline' }), '& select': { ...field, height: '9' } }
  }, [input, select])
}
