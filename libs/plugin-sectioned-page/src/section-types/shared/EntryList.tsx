import { Button } from '@chakra-ui/react'
import { DragHandle } from '@sitewright/page-kit/cards'
import { IconButton } from '@sitewright/ui'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '../further-messages.ts'
import styles from './EntryList.module.css'
import { useEntries } from './use-entries.ts'
import { type EntryHandle, useEntryDrag } from './use-entry-drag.ts'

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
  const { legend, one, entries, latest, most, fewest = 1, blank, adding, onChange, children } = props
  const { list, keys, add, change, moveTo, move, remove } = useEntries({ entries, latest, fewest, onChange })
  const { isOver, dropPlace, handle } = useEntryDrag(moveTo)
  const full = entries.length >= most

  return (
    <fieldset ref={list} className={styles.entries}>
      <legend>{legend}</legend>
      {entries.map((entry, at) => (
        <div
          key={keys[at]}
          role="group"
          aria-label={texts.entry({ one, name: capital(one), number: at + 1 })}
          data-entry={at}
          data-over={isOver(at) || undefined}
          {...dropPlace(at)}
        >
          <div data-fields="">{children(entry, (part) => change(at, part), at)}</div>
          <EntryActions
            one={one}
            first={at === 0}
            last={at === entries.length - 1}
            needed={entries.length <= fewest}
            handle={handle(at)}
            onMove={(by) => move(at, by)}
            onDelete={() => remove(at)}
          />
        </div>
      ))}
      <div data-adding="">
        {blank && (
          <Button size="sm" variant="outline" disabled={full} onClick={() => add(blank())}>
            <Plus aria-hidden />
            {texts.add({ one })}
          </Button>
        )}
        {adding}
      </div>
      {full && <p>{texts.most({ most })}</p>}
    </fieldset>
  )
}

interface EntryActionsProps {
  /** What an entry is called. */
  one: string
  first: boolean
  last: boolean
  /** It cannot be deleted. */
  needed: boolean
  handle: EntryHandle
  onMove: (by: -1 | 1) => void
  onDelete: () => void
}

/** Moves an entry, by mouse and by keyboard, and deletes it. */
function EntryActions({ one, first, last, needed, handle, onMove, onDelete }: EntryActionsProps) {
  return (
    <div data-entry-actions="">
      {!(first && last) && (
        // by keyboard the buttons beside it do the same
        <DragHandle aria-hidden title={texts.drag()} {...handle} />
      )}
      <IconButton
        label={texts.moveUp({ one })}
        icon={<ArrowUp aria-hidden />}
        data-act="up"
        disabled={first}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={texts.moveDown({ one })}
        icon={<ArrowDown aria-hidden />}
        data-act="down"
        disabled={last}
        onClick={() => onMove(1)}
      />
      <IconButton
        label={texts.delete({ one })}
        tone="danger"
        icon={<Trash2 aria-hidden />}
        data-act="delete"
        disabled={needed}
        onClick={onDelete}
      />
    </div>
  )
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
