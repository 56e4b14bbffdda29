import type { RemovedEntry } from '@sitewright/page-kit/cards'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { newSection, type Section } from '../../model/section.ts'
import { modelOf } from '../../section-types/models.ts'
import * as edited from './edited-layout.ts'
import type { EditedLayout, EditedSection } from './edited-layout.ts'

/** What can be done to the sections. The same functions with every rendering, so that no card is rendered for them. */
export interface SectionActions {
  /** The sections as they are now, also between two renderings. */
  now: () => EditedLayout
  change: (key: string, part: Partial<Section>) => void
  /**
   * Adds a section of a type that is known, above another one or at the end.
   *
   * @returns its key.
   */
  add: (sectionType: string, above?: string) => string | undefined
  move: (from: number, to: number) => void
  /** @returns what `restore` takes to bring it back. */
  remove: (key: string) => RemovedEntry<EditedSection> | undefined
  restore: (removed: RemovedEntry<EditedSection>) => void
}

export function useSectionActions(layout: EditedLayout, change: (layout: EditedLayout) => void): SectionActions {
  // Several changes may come before the next rendering, as when all texts are asked for their newest words.
  const latest = useRef({ layout, change })
  useLayoutEffect(() => {
    latest.current = { layout, change }
  })

  return useMemo<SectionActions>(() => {
    const now = () => latest.current.layout
    const apply = (next: EditedLayout) => {
      if (next === now()) return
      latest.current.layout = next
      latest.current.change(next)
    }
    return {
      now,
      change: (key, part) => apply(edited.changed(now(), key, part)),
      add: (sectionType, above) => {
        const model = modelOf(sectionType)
        if (!model) return undefined
        const entry = edited.withKey(newSection(model))
        const at = above === undefined ? -1 : edited.indexOf(now(), above)
        apply(edited.inserted(now(), entry, at < 0 ? now().sections.length : at))
        return entry.key
      },
      move: (from, to) => apply(edited.moved(now(), from, to)),
      remove: (key) => {
        const index = edited.indexOf(now(), key)
        const entry = now().sections[index]
        if (!entry) return undefined
        apply(edited.removed(now(), key))
        return { entry, index }
      },
      restore: ({ entry, index }) => apply(edited.inserted(now(), entry, index)),
    }
  }, [])
}
