import { type EditorHandle } from '@sitewright/page-kit'
import { type HeldBackWords, HeldBackWordsProvider, dragInstructions, dragNews } from '@sitewright/page-kit/cards'
import { DragDropContext, Droppable } from '@hello-pangea/dnd'
import { EmptyState, VisuallyHidden } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { startTransition, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { mostSections } from '../../model/limits.ts'
import { AddSectionButtons } from './AddSectionButtons.tsx'
import type { EditedLayout } from './edited-layout.ts'
import { SectionCard } from './SectionCard.tsx'
import { sectionLabel } from './section-label.ts'
import { Panel } from './sections-editor-styles.ts'
import { Undo } from './Undo.tsx'
import { useSectionCards } from './use-section-cards.ts'
import type { SectionActions } from './use-section-actions.ts'

/** More than anybody sees at first. The rest of a long page follows when these can be used already. */
const firstCards = 25

export interface SectionsEditorProps {
  layout: EditedLayout
  actions: SectionActions
  ref?: Ref<EditorHandle>
}

/**
 * The sections of a page as cards, to be edited, put in order, added and deleted. Reached by `import()` only: it brings
 * all of Chakra and the dragging.
 */
export default function SectionsEditor({ layout, actions, ref }: SectionsEditorProps) {
  const { sections } = layout
  const cards = useSectionCards(actions)
  const [words] = useState<HeldBackWords>(() => new Set())
  const panel = useRef<HTMLDivElement>(null)
  const [complete, setComplete] = useState(sections.length <= firstCards)
  useEffect(() => {
    if (!complete) startTransition(() => setComplete(true))
  }, [complete])
  const shown = complete ? sections : sections.slice(0, firstCards)
  const full = sections.length >= mostSections
  const folded = sections.length > 0 && sections.every(({ key }) => !cards.open.has(key))

  const news = useMemo(
    () =>
      dragNews(
        (index) => sectionLabel(actions.now().sections[index]?.section.sectionType ?? ''),
        () => actions.now().sections.length,
      ),
    [actions],
  )
  useImperativeHandle(
    ref,
    () => ({
      flush: () => words.forEach((flush) => flush()),
      showMistake: () => {
        const field = panel.current?.querySelector<HTMLElement>('[data-not-taken]')
        if (!field) return false
        cards.show(field)
        return true
      },
    }),
    [words, cards],
  )

  return (
    <FullSystemProvider>
      <HeldBackWordsProvider value={words}>
        <Panel ref={panel}>
          {sections.length > 1 && (
            <button type="button" data-fold="" onClick={() => cards.openAll(folded)}>
              {folded ? <ChevronsUpDown aria-hidden /> : <ChevronsDownUp aria-hidden />}
              {folded ? 'Open all sections' : 'Fold all sections'}
            </button>
          )}
          {sections.length === 0 && <EmptyState title="There are no sections yet">Add the first one below.</EmptyState>}
          <DragDropContext
            dragHandleUsageInstructions={dragInstructions('section')}
            onDragStart={(start, { announce }) => announce(news.lifted(start))}
            onDragUpdate={(update, { announce }) => announce(news.movedTo(update))}
            onDragEnd={(result, { announce }) => {
              announce(news.ended(result))
              const { source, destination } = result
              if (destination) actions.move(source.index, destination.index)
            }}
          >
            <Droppable droppableId="sections">
              {(list) => (
                <div ref={list.innerRef} {...list.droppableProps} data-cards="">
                  {shown.map((entry, index) => (
                    <SectionCard
                      key={entry.key}
                      entry={entry}
                      index={index}
                      last={index === sections.length - 1}
                      open={cards.open.has(entry.key)}
                      full={full}
                      actions={actions}
                      cards={cards.actions}
                    />
                  ))}
                  {list.placeholder}
                </div>
              )}
            </Droppable>
          </DragDropContext>
          <AddSectionButtons full={full} onAdd={(sectionType) => cards.actions.add(sectionType)} />
          {cards.removed && <Undo removed={cards.removed} onUndo={cards.undo} onDismiss={cards.dismiss} />}
          <VisuallyHidden>
            <span role="status">{cards.news}</span>
          </VisuallyHidden>
        </Panel>
      </HeldBackWordsProvider>
    </FullSystemProvider>
  )
}
