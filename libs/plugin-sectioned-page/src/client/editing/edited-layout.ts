import type { Stored } from '@sitewright/page-kit'
import { orderedJson, withKey, type CardEntries, type CardsOf } from '@sitewright/page-kit/cards'
import { newSection, type Layout, type Section } from '../../model/section.ts'
import { typeOf } from '../../section-types/types.ts'

/** A layout while it is edited. */
export interface EditedLayout {
  readonly sections: CardEntries<Section>
  /** The layout as it was read, for what else there is in it. */
  readonly read: Layout
}

/** The sections of a layout as cards. */
export const cardsOfLayout: CardsOf<EditedLayout, Section> = {
  read: ({ sections }) => sections,
  write: (layout, sections) => ({ ...layout, sections }),
  create: (sectionType) => {
    const type = typeOf(sectionType)
    return type && newSection(type)
  },
}

/** A layout, ready to be edited. */
export function editedLayout(layout: Layout): EditedLayout {
  return { sections: layout.sections.map(withKey), read: layout }
}

/** The same for what the server keeps of a page. */
export function editedData({ active, draft, ...others }: Stored<Layout>): Stored<EditedLayout> {
  return { ...others, active: editedLayout(active), draft: draft && editedLayout(draft) }
}

/** The layout as it is stored and shown. */
export function plainLayout({ sections, read }: EditedLayout): Layout {
  return { ...read, sections: sections.map(({ item }) => item) }
}

/** True if a reader would see no difference. Costs next to nothing however often it is asked of the same sections. */
export function isSameLayout(left: EditedLayout, right: EditedLayout): boolean {
  if (left.sections === right.sections) return true
  if (left.sections.length !== right.sections.length) return false
  return left.sections.every(({ item }, at) => {
    const other = right.sections[at]!.item
    return item === other || orderedJson(item) === orderedJson(other)
  })
}
