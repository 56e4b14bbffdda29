import { Button } from '@chakra-ui/react'
import { DragDropContext, Droppable } from '@hello-pangea/dnd'
import { dragInstructions, dragAnnouncements } from '@sitewright/page-kit/cards'
import { EmptyState, formatNumber, useStuck, VisuallyHidden } from '@sitewright/ui'
import { Plus } from 'lucide-react'
import { useId, useMemo, useRef, type CSSProperties } from 'react'
import { maxEntries } from '../../model/limits.ts'
import type { EntryKind, KeyedEntry } from './edited-system.ts'
import { EntryRow } from './EntryRow.tsx'
import type { SystemActions } from './use-edited-system.ts'
import { useEntries, type Entries } from './use-entries.ts'
import { texts } from './messages.ts'

/** The buttons of so many rows are there at once. */
const initialRows = 100

export interface EntryListProps {
  pageId: number
  kind: EntryKind
  entries: readonly KeyedEntry[]
  actions: SystemActions
  /** Tells screen readers. */
  say: (news: string) => void
  /** Says that something was deleted, and offers to put it back. */
  offerUndo: (news: string, undo: () => void) => void
}

/** The states, or the stages, to be put in order, added, renamed and deleted. */
export function EntryList({ pageId, kind, entries, ...given }: EntryListProps) {
  const { actions, asked } = useEntries({ pageId, kind, ...given })
  const id = useId()
  const foot = useRef<HTMLDivElement>(null)
  useStuck(foot, 'foot')
  const full = entries.length >= maxEntries
  const isState = kind === 'state'
  return (
    <section aria-labelledby={id} data-list="">
      <div data-title="">
        <h2 id={id}>{isState ? texts.states() : texts.stages()}</h2>
        <span data-count="">
          {formatNumber(entries.length)}
          <VisuallyHidden>{texts.entries({ count: entries.length })}</VisuallyHidden>
        </span>
      </div>
      {entries.length === 0 ? (
        <EmptyState title={isState ? texts.noStates() : texts.noStages()}>
          {isState ? texts.noStatesHint() : texts.noStagesHint()}
        </EmptyState>
      ) : (
        <SortableRows {...{ kind, entries, actions, asked }} labelledBy={id} />
      )}
      <div ref={foot} data-foot="">
        <Button size="sm" variant="outline" data-add={kind} disabled={full} onClick={actions.add}>
          <Plus aria-hidden /> {isState ? texts.addState() : texts.addStage()}
        </Button>
        {full && <p>{texts.full({ most: maxEntries, kind })}</p>}
      </div>
    </section>
  )
}

interface SortableRowsProps extends Pick<EntryListProps, 'kind' | 'entries'>, Entries {
  /** The id of the list's title. */
  labelledBy: string
}

/** The entries, which are dragged into another order. */
function SortableRows({ kind, entries, actions, asked, labelledBy }: SortableRowsProps) {
  const news = useMemo(
    () =>
      dragAnnouncements(
        (index) => actions.now()[index]?.Description ?? '',
        () => actions.now().length,
      ),
    [actions],
  )
  // the order of states means something, that of stages does not (Q145)
  const List = kind === 'state' ? 'ol' : 'ul'
  return (
    <DragDropContext
      dragHandleUsageInstructions={dragInstructions(texts.noun({ kind }))}
      onDragStart={(start, { announce }) => announce(news.lifted(start))}
      onDragUpdate={(update, { announce }) => announce(news.movedTo(update))}
      onDragEnd={(result, { announce }) => {
        announce(news.ended(result))
        const { source, destination } = result
        if (destination) actions.drop(source.index, destination.index)
      }}
    >
      <Droppable droppableId={kind}>
        {(list) => (
          <List
            ref={list.innerRef}
            {...list.droppableProps}
            aria-labelledby={labelledBy}
            style={{ '--digits': String(entries.length).length } as CSSProperties}
          >
            {entries.map((entry, index) => (
              <EntryRow
                key={entry.key}
                id={entry.key}
                name={entry.Description}
                index={index}
                last={index === entries.length - 1}
                numbered={kind === 'state'}
                lazy={entries.length > initialRows}
                asked={asked === entry.key}
                actions={actions}
              />
            ))}
            {list.placeholder}
          </List>
        )}
      </Droppable>
    </DragDropContext>
  )
}
