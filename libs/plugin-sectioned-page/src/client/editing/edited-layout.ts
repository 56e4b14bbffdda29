import type { Stored } from '@sitewright/page-kit'
import type { Layout, Section } from '../../model/section.ts'

/** A section while it is edited. */
export interface EditedSection {
  /** Tells it from the others wherever it is moved. Never stored. */
  readonly key: string
  readonly section: Section
}

/** A layout while it is edited. */
export interface EditedLayout {
  readonly sections: readonly EditedSection[]
  /** The layout as it was read, for what else there is in it. */
  readonly read: Layout
}

let keys = 0

/** A section with a key that no other one has. */
export function withKey(section: Section): EditedSection {
  keys += 1
  return { key: `section-${keys}`, section }
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
  return { ...read, sections: sections.map(({ section }) => section) }
}

/** With some fields of one section replaced; of a key that is not there any more nothing. */
export function changed(layout: EditedLayout, key: string, part: Partial<Section>): EditedLayout {
  const at = indexOf(layout, key)
  const entry = layout.sections[at]
  if (!entry) return layout
  return { ...layout, sections: layout.sections.with(at, { key, section: { ...entry.section, ...part } }) }
}

/** With a section put before the one that stands at `index` now; beyond the end it is the last. */
export function inserted(layout: EditedLayout, entry: EditedSection, index: number): EditedLayout {
  return { ...layout, sections: layout.sections.toSpliced(index, 0, entry) }
}

export function removed(layout: EditedLayout, key: string): EditedLayout {
  return { ...layout, sections: layout.sections.filter((entry) => entry.key !== key) }
}

/** With a section at another place. A place beyond the ends changes nothing. */
export function moved(layout: EditedLayout, from: number, to: number): EditedLayout {
  const entry = layout.sections[from]
  if (!entry || from === to || to < 0 || to >= layout.sections.length) return layout
  return { ...layout, sections: layout.sections.toSpliced(from, 1).toSpliced(to, 0, entry) }
}

export function indexOf(layout: EditedLayout, key: string): number {
  return layout.sections.findIndex((entry) => entry.key === key)
}

/** True if a reader would see no difference. Costs next to nothing however often it is asked of the same sections. */
export function isSameLayout(left: EditedLayout, right: EditedLayout): boolean {
  if (left.sections === right.sections) return true
  if (left.sections.length !== right.sections.length) return false
  return left.sections.every(({ section }, at) => {
    const other = right.sections[at]!.section
    return section === other || textOf(section) === textOf(other)
  })
}

const texts = new WeakMap<Section, string>()

function textOf(section: Section): string {
  const known = texts.get(section)
  if (known !== undefined) return known
  const text = JSON.stringify(section, sorted)
  texts.set(section, text)
  return text
}

/** The order in which fields were set is no difference. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
