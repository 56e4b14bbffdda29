import type { BeforeCapture, DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import type { MenuDraft, MenuEdit } from './menu-draft.ts'
import { menuRows } from './menu-rows.ts'
import { placeText, shownLabel } from './place-text.ts'
import { projectDrop } from './project-drop.ts'
import { texts } from './messages.ts'

/** Pixels sideways that make one level. */
const levelWidth = 28

interface DragState {
  rowKey: string
  from: number
  /** Undefined outside the list. */
  to: number | undefined
  wanted: number
}

/**
 * Dragging in the list of items: up and down chooses the place, sideways (the left and right arrow keys) the level.
 * What is below the dragged item is out of sight meanwhile, and moves with it.
 */
export function useMenuDrag(draft: MenuDraft, onEdit: (edit: MenuEdit) => void) {
  const [drag, setDrag] = useState<DragState>()
  /** What a screen reader is told about the level; the library tells the rest. */
  const [told, setTold] = useState('')
  const { pressedAt, onPress } = usePress()
  const { rows, projected } = useShownRows(draft, drag?.rowKey)
  const drop = projected(drag)

  function lean(x: number) {
    const start = drag && rows[drag.from]
    if (!start) return
    const { x: from, sign } = pressedAt.current
    const wanted = start.depth + Math.round(((x - from) * sign) / levelWidth)
    if (wanted !== drag.wanted) setDrag((now) => now && { ...now, wanted })
  }
  function turn(by: number) {
    if (!drag || !drop) return
    const next = { ...drag, wanted: drop.depth + by }
    setDrag(next)
    setTold(placeText(rows, projected(next)))
  }

  const dragging = drag !== undefined
  useSidewaysMoves(dragging, { onLean: lean, onTurn: turn })

  return {
    rows,
    dragged: drag?.rowKey,
    drop,
    told: dragging ? told : '',
    onPress,
    responders: {
      onBeforeCapture({ draggableId }: BeforeCapture) {
        const from = rows.findIndex(({ rowKey }) => rowKey === draggableId)
        // at once, as the rows are measured right after this
        flushSync(() => {
          setTold('')
          setDrag({ rowKey: draggableId, from, to: from, wanted: rows[from]!.depth })
        })
      },
      onDragStart({ source }: DragStart, { announce }: ResponderProvided) {
        const row = rows[source.index]!
        announce(texts.pickedUp({ label: shownLabel(row.label), place: placeText(rows, row) }))
      },
      onDragUpdate({ destination }: DragUpdate, { announce }: ResponderProvided) {
        if (!drag) return
        const to = destination?.index
        setDrag((now) => now && { ...now, to })
        setTold('')
        announce(to === undefined ? texts.outside() : placeText(rows, projected({ ...drag, to })))
      },
      onDragEnd({ reason, destination }: DropResult, { announce }: ResponderProvided) {
        const row = drag && rows[drag.from]
        // a step just before may not have been rendered yet
        const target = drag && projected({ ...drag, to: destination?.index })
        const dropped = reason === 'DROP' && row && target
        if (dropped) onEdit({ do: 'put', id: row.id, parent: target.parent, index: target.index })
        const label = shownLabel(row?.label ?? '')
        announce(dropped ? texts.putDown({ label, place: placeText(rows, target) }) : texts.stays({ label }))
        setDrag(undefined)
      },
    },
  }
}

/** The rows, without those below the one that is dragged, and where that one would go. */
function useShownRows({ menu, formerIds }: MenuDraft, dragged: string | undefined) {
  const rows = useMemo(() => menuRows({ menu, formerIds }, dragged), [menu, formerIds, dragged])
  const projected = (drag: DragState | undefined) =>
    drag?.to === undefined ? undefined : projectDrop(rows, { ...drag, to: drag.to })
  return { rows, projected }
}

/** Where a row was pressed, and which way its levels run there: 1 to the right, -1 to the left. */
function usePress() {
  const pressedAt = useRef({ x: 0, sign: 1 })
  function onPress(event: PointerEvent) {
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    pressedAt.current = { x: event.clientX, sign }
  }
  return { pressedAt, onPress }
}

interface SidewaysMoves {
  /** Gets where the pointer is, in pixels from the left. */
  onLean: (x: number) => void
  /** Gets 1 for a level deeper, or -1. */
  onTurn: (by: number) => void
}

/** Listens to the pointer and the arrow keys while a row is dragged. */
function useSidewaysMoves(dragging: boolean, { onLean, onTurn }: SidewaysMoves) {
  const lean = useEffectEvent(onLean)
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (!dragging) return undefined
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const sign = document.documentElement.dir === 'rtl' ? -1 : 1
    window.addEventListener('mousemove', (event) => lean(event.clientX), options)
    window.addEventListener('touchmove', (event) => event.touches[0] && lean(event.touches[0].clientX), options)
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'ArrowRight') turn(sign)
        else if (key === 'ArrowLeft') turn(-sign)
        else if (key === ' ') listening.abort()
      },
      options,
    )
    // From here on the row settles where it was dropped.
    for (const end of ['mouseup', 'touchend']) window.addEventListener(end, () => listening.abort(), options)
    return () => listening.abort()
  }, [dragging])
}
