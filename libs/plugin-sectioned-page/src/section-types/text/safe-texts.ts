import { createContext, useContext } from 'react'
import type { Layout } from '../../model/section.ts'
import { textModel } from './model.ts'

const SafeTexts = createContext<ReadonlySet<string> | undefined>(undefined)

/** Around a page that is being edited: the texts that are known to be sanitised. Undefined: all of them are. */
export const SafeTextsProvider = SafeTexts.Provider

export function useIsSafe(html: string): boolean {
  return useContext(SafeTexts)?.has(html) ?? true
}

/** Every text of these layouts. */
export function safeTextsOf(layouts: readonly (Layout | null)[]): ReadonlySet<string> {
  const sections = layouts.flatMap((layout) => layout?.sections ?? [])
  const texts = sections.filter(({ sectionType }) => sectionType === textModel.sectionType)
  return new Set(texts.map(({ config }) => textModel.read(config).Content))
}
