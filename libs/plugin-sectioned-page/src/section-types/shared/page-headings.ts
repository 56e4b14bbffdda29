import { createContext, useContext } from 'react'
import type { Heading } from '../section-type.ts'

const PageHeadingsContext = createContext<() => readonly Heading[]>(() => [])

/** Around the editor of a page: gives the headings as they are now. The same function with every rendering. */
export const PageHeadingsProvider = PageHeadingsContext.Provider

/** What gives the headings of the page that is edited. */
export function usePageHeadings(): () => readonly Heading[] {
  return useContext(PageHeadingsContext)
}
