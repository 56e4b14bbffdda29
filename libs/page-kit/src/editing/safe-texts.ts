import { createContext, useContext } from 'react'

const SafeTexts = createContext<ReadonlySet<string> | undefined>(undefined)

/** Around what is being edited: the HTML texts that are known to be sanitised. Undefined, and without it: all are. */
export const SafeTextsProvider = SafeTexts.Provider

/** False for a text that somebody may just have written: `useSafeHtml` shows it. */
export function useIsSafe(html: string): boolean {
  return useContext(SafeTexts)?.has(html) ?? true
}
