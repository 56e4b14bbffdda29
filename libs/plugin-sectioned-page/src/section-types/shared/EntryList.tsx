import { Button } from '@chakra-ui/react'
import { DragHandle } from '@sitewright/page-kit/cards'
import { IconButton } from '@sitewright/ui'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'

export interface EntryListProps<Entry> {
  /** Above the list, such as 'Buttons'. */
  legend: string
  /** What an entry is called, such as 'button'. */
  one: string
  entries: readonly Entry[]
  /** As they are now, where these may be newer than what is rendered. */
  latest?: () => readonly Entry[]
  /** No more can be added. */
  most: number
  /** No more can be deleted. @default 1 */
  fewest?: number
  /** The beginning of a new entry; absent: `adding` has other ways to add one. */
  blank?: () => Entry
  /** What is offered below the list besides or instead. */
  adding?: ReactNode
  onChange: (entries: readonly Entry[]) => void
  /** The fields of an entry. */
  children: (entry: Entry, change: (part: Partial<Entry>) => void, at: number) => ReactNode
}

/** The entries of a section, to be edited, put in order, added and deleted. The focus follows what was moved. */
export function EntryList<Entry extends object>(props: EntryListProps<Entry>) {
  const { legend, one, entries, latest = () => entries, most, fewest = 1, blank, adding, onChange, children } = props
  const list = useRef<HTMLFieldSetElement>(null)
  const { keys, setKeys } = useKeys(entries.length)
  const [wanted, setWanted] = useState<string>()
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const last = entries.length - 1

  useEffect(() => {
    if (wanted === undefined) return
    list.current?.querySelector<HTMLElement>(wanted)?.focus()
    setWanted(undefined)
  }, [wanted])

  function moveTo(from: number, to: number) {
    setKeys(moved(keys, from, to))
    onChange(moved(latest(), from, to))
  }

  function move(at: number, by: -1 | 1) {
    const to = at + by
    moveTo(at, to)
    // a button that is disabled now would lose the focus
    const act = by < 0 ? (to > 0 ? 'up' : 'down') : to < last ? 'down' : 'up'
    setWanted(`[data-entry="${to}"] [data-act=${act}]`)
  }

  function remove(at: number) {
    setKeys(keys.toSpliced(at, 1))
    onChange(latest().toSpliced(at, 1))
    const next = Math.min(at, last - 1)
    setWanted(last > fewest ? `[data-entry="${next}"] [data-act=delete]` : '[data-adding] button')
  }

  function change(at: number, part: Partial<Entry>) {
    const now = latest()
    const entry = now[at]
    if (entry) onChange(now.with(at, { ...entry, ...part }))
  }

  /** An entry is a place to drop another one of the same list. */
  const dropPlace = (at: number) => ({
    onDragOver(event: DragEvent) {
      if (dragged === undefined) return
      event.preventDefault()
      setOver(at)
    },
    onDrop(event: DragEvent) {
      if (dragged === undefined) return
      event.preventDefault()
      if (dragged !== at) moveTo(dragged, at)
    },
  })

  return (
    <fieldset ref={list} data-entries="">
      <legend>{legend}</legend>
      {entries.map((entry, at) => (
        <div
          key={keys[at]}
          role="group"
          aria-label={`${capital(one)} ${at + 1}`}
          data-entry={at}
          data-over={(over === at && dragged !== at) || undefined}
          {...dropPlace(at)}
        >
          <div data-fields="">{children(entry, (part) => change(at, part), at)}</div>
          <div data-entry-actions="">
            {last > 0 && (
              // by keyboard the buttons beside it do the same
              <DragHandle
                draggable
                aria-hidden
                title="Drag to reorder"
                onDragStart={({ dataTransfer, currentTarget }) => {
                  dataTransfer.effectAllowed = 'move'
                  dataTransfer.setData('text/plain', '')
                  const dragImage = currentTarget.closest('[data-entry]')
                  if (dragImage) dataTransfer.setDragImage?.(dragImage, 0, 0)
                  setDragged(at)
                }}
                onDragEnd={() => {
                  setDragged(undefined)
                  setOver(undefined)
                }}
              />
            )}
            <IconButton
              label={`Move ${one} up`}
              icon={<ArrowUp aria-hidden />}
              data-act="up"
              disabled={at === 0}
              onClick={() => move(at, -1)}
            />
            <IconButton
              label={`Move ${one} down`}
              icon={<ArrowDown aria-hidden />}
              data-act="down"
              disabled={at === last}
              onClick={() => move(at, 1)}
            />
            <IconButton
              label={`Delete ${one}`}
              tone="danger"
              icon={<Trash2 aria-hidden />}
              data-act="delete"
              disabled={entries.length <= fewest}
              onClick={() => remove(at)}
            />
          </div>
        </div>
      ))}
      <div data-adding="">
        {blank && (
          <Button
            size="sm"
            variant="outline"
            data-add-entry=""
            disabled={entries.length >= most}
            onClick={() => {
              onChange([...latest(), blank()])
              setWanted(`[data-entry="${entries.length}"] :is(input, textarea, [contenteditable=true], button)`)
            }}
          >
            <Plus aria-hidden />
            {`Add ${one}`}
          </Button>
        )}
        {adding}
      </div>
      {entries.length >= most && <p>{`There can be ${most} at most.`}</p>}
    </fieldset>
  )
}

/** Entries have no id: these tell them apart wherever they are moved. */
function useKeys(count: number) {
  const [known, setKnown] = useState(() => ({ keys: numbers(0, count), next: count }))
  const { keys, next } = known
  if (keys.length !== count) {
    const more = Math.max(0, count - keys.length)
    setKnown({ keys: [...keys.slice(0, count), ...numbers(next, more)], next: next + more })
  }
  return { keys, setKeys: (changed: number[]) => setKnown({ keys: changed, next }) }
}

function numbers(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => first + at)
}

function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]!)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
