import { Box } from '@chakra-ui/react'
import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd'
import { EmptyState, VisuallyHidden } from '@sitewright/ui'
import { useState } from 'react'
import { LinkRow } from './LinkRow.tsx'
import styles from './LinkTable.module.css'
import type { LinkRows as Rows } from './link-rows.ts'
import type { EditedLinks } from './use-edited-links.ts'
import type { IconPictures } from './use-icon-pictures.ts'
import { texts } from './messages.ts'

export interface LinkTableProps {
  edited: EditedLinks
  icons: IconPictures
  /** Somebody wants to choose the icon of this link. */
  onPick: (key: string) => void
  /** A link is gone that was at this place. */
  onRemoved: (row: Rows[number], at: number) => void
  wishFocus: (selector: string) => void
}

const columns = [texts.order, texts.iconSet, texts.iconName, texts.preview, texts.url, texts.tooltip, texts.actions]

/** The links, a row each, to be edited and put in order. Below the width of a table every row is a card. */
export function LinkTable({ edited, icons, onPick, onRemoved, wishFocus }: LinkTableProps) {
  const { links } = edited
  const [news, setNews] = useState('')
  if (links.length === 0) {
    return (
      <Box borderWidth="1px" borderRadius="lg">
        <EmptyState title={texts.empty()}>{texts.emptyHint()}</EmptyState>
      </Box>
    )
  }

  function handleMove(at: number, to: number) {
    const row = `[data-link="${links[at]!.key}"]`
    // the button that was pressed is not there at either end
    if (to < at) wishFocus(`${row} [data-act=${to > 0 ? 'up' : 'down'}]`)
    else wishFocus(`${row} [data-act=${to < links.length - 1 ? 'down' : 'up'}]`)
    setNews(texts.moved({ place: to + 1, count: links.length }))
    edited.move(at, to)
  }

  function handleDelete(at: number) {
    const next = links[at + 1] ?? links[at - 1]
    wishFocus(next ? `[data-link="${next.key}"] [data-act=delete]` : '[data-add]')
    setNews('')
    edited.remove(links[at]!.key)
    onRemoved(links[at]!, at)
  }

  return (
    <DragDropContext
      onDragEnd={({ source, destination }) => {
        if (destination) edited.move(source.index, destination.index)
      }}
    >
      <div className={styles.links} role="table" aria-label={texts.list()} aria-rowcount={links.length + 1}>
        <div role="rowgroup" data-head="">
          <div role="row">
            {columns.map((header, at) => (
              <span key={at} role="columnheader">
                {header()}
              </span>
            ))}
          </div>
        </div>
        <LinkRows {...{ edited, icons, onPick }} onMove={handleMove} onDelete={handleDelete} />
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </DragDropContext>
  )
}

interface LinkRowsProps extends Pick<LinkTableProps, 'edited' | 'icons' | 'onPick'> {
  onMove: (at: number, to: number) => void
  onDelete: (at: number) => void
}

function LinkRows({ edited, icons, onPick, onMove, onDelete }: LinkRowsProps) {
  const { links } = edited
  return (
    <Droppable droppableId="links">
      {(list) => (
        <div role="rowgroup" ref={list.innerRef} {...list.droppableProps}>
          {links.map(({ key, link }, at) => (
            <Draggable key={key} draggableId={key} index={at}>
              {(row, { isDragging }) => (
                <LinkRow
                  id={key}
                  link={link}
                  icon={icons.of(link)}
                  ref={row.innerRef}
                  draggable={row.draggableProps}
                  handle={row.dragHandleProps}
                  dragging={isDragging}
                  onChange={(part) => {
                    icons.retry()
                    edited.change(key, part)
                  }}
                  onPick={() => onPick(key)}
                  onUp={at === 0 ? undefined : () => onMove(at, at - 1)}
                  onDown={at === links.length - 1 ? undefined : () => onMove(at, at + 1)}
                  onDelete={() => onDelete(at)}
                />
              )}
            </Draggable>
          ))}
          {list.placeholder}
        </div>
      )}
    </Droppable>
  )
}
