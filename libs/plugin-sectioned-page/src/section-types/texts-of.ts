import type { Layout, Section } from '../model/section.ts'
import { typeOf } from './types.ts'

/** Every rich text of these layouts. */
export function textsOfAll(layouts: readonly (Layout | null)[]): ReadonlySet<string> {
  return new Set(layouts.flatMap((layout) => layout?.sections ?? []).flatMap(textsOf))
}

/** The rich texts of a section, in order. */
export function textsOf({ sectionType, config }: Pick<Section, 'sectionType' | 'config'>): readonly string[] {
  return typeOf(sectionType)?.texts(config) ?? []
}

/** A section whose rich texts have gone through `change`; the same one where it has none. */
export async function withTexts(section: Section, change: (html: string) => Promise<string>): Promise<Section> {
  const config = (await typeOf(section.sectionType)?.withTexts(section.config, change)) ?? section.config
  return config === section.config ? section : { ...section, config }
}
