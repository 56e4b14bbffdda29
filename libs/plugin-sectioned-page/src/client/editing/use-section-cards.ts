import { useCards, type CardEntries, type Cards } from '@sitewright/page-kit/cards'
import { useMemo } from 'react'
import type { EditedSection } from './edited-layout.ts'
import { sectionLabel } from './section-label.ts'
import type { SectionActions } from './use-section-actions.ts'

/** With more sections than these a page is opened folded. */
const few = 20

/** The sections of a page as cards. */
export function useSectionCards(sections: SectionActions): Cards<EditedSection> {
  const entries = useMemo<CardEntries<EditedSection>>(
    () => ({
      ...sections,
      now: () => sections.now().sections,
      label: ({ section }) => sectionLabel(section.sectionType),
    }),
    [sections],
  )
  return useCards(entries, { attribute: 'data-section', few })
}
