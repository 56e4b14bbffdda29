import type { Layout, Section } from '../model/section.ts'
import { modelOf } from './models.ts'

/** Every rich text of these layouts. */
export function textsOfAll(layouts: readonly (Layout | null)[]): ReadonlySet<string> {
  return new Set(layouts.flatMap((layout) => layout?.sections ?? []).flatMap(textsOf))
}

/** The rich texts of a section, in order. */
export function textsOf({ sectionType, config }: Pick<Section, 'sectionType' | 'config'>): readonly string[] {
  const model = modelOf(sectionType)
  return model?.texts?.of(model.read(config)) ?? []
}

/** A section whose rich texts have gone through `change`; the same one where it has none. */
export async function withTexts(section: Section, change: (html: string) => Promise<string>): Promise<Section> {
  const model = modelOf(section.sectionType)
  if (!model?.texts) return section
  const config = model.read(section.config)
  return { ...section, config: model.texts.put(config, await Promise.all(model.texts.of(config).map(change))) }
}
