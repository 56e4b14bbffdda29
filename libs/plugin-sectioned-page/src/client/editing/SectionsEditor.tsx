import type { EditorHandle } from '@sitewright/page-kit'
import { CardEditor, CardList, FoldAll, useCards, type EditedContent } from '@sitewright/page-kit/cards'
import { EmptyState } from '@sitewright/ui'
import type { Ref } from 'react'
import type { Section } from '../../model/section.ts'
import { AddSectionButtons } from './AddSectionButtons.tsx'
import type { EditedLayout } from './edited-layout.ts'
import { sectionCards } from './section-cards.ts'
import { Panel } from './sections-editor-styles.ts'

export interface SectionsEditorProps {
  layout: EditedLayout
  edited: EditedContent<EditedLayout, Section>
  ref?: Ref<EditorHandle>
}

/**
 * The sections of a page as cards, to be edited, put in order, added and deleted. Reached by `import()` only: it brings
 * all of Chakra and the dragging.
 */
export default function SectionsEditor({ layout: { sections }, edited, ref }: SectionsEditorProps) {
  const cards = useCards({ kind: sectionCards, entries: sections, edited })
  return (
    <CardEditor ref={ref} cards={cards} frame={Panel}>
      <FoldAll cards={cards} />
      {sections.length === 0 && <EmptyState title="There are no sections yet">Add the first one below.</EmptyState>}
      <CardList cards={cards} />
      <AddSectionButtons full={cards.full} onAdd={(sectionType) => cards.actions.add(sectionType)} />
    </CardEditor>
  )
}
