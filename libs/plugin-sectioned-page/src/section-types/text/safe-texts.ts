import type { Layout } from '../../model/section.ts'
import { textModel } from './model.ts'

/** Every text of these layouts. */
export function safeTextsOf(layouts: readonly (Layout | null)[]): ReadonlySet<string> {
  const sections = layouts.flatMap((layout) => layout?.sections ?? [])
  const texts = sections.filter(({ sectionType }) => sectionType === textModel.sectionType)
  return new Set(texts.map(({ config }) => textModel.read(config).Content))
}
