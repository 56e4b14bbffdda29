import { ChakraProvider, LocaleProvider, type SystemContext, useChakraContext } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { fullStyles } from './full-styles.ts'
import { fullSystem } from './full-system.ts'
import { silent } from './silent.ts'

const value: SystemContext = { ...silent(fullSystem), _global: fullStyles() }

// Chakra's dialogs, menus and tabs know the direction of writing only from a locale.
const localeOf = (direction: string | undefined) => (direction === 'rtl' ? 'ar' : 'en-US')

/**
 * Gives everything within it all of Chakra's components in our look. It may stand anywhere inside SystemProvider, also
 * inside another FullSystemProvider; the page around it keeps its own system and its looks. Reach it by `import()` only.
 * Chakra's own parts go from right to left where the document says `dir="rtl"`.
 */
export function FullSystemProvider({ children }: { children: ReactNode }) {
  const outer = useChakraContext()
  if (outer === value) return <>{children}</>
  return (
    <ChakraProvider value={value}>
      <LocaleProvider locale={localeOf(globalThis.document?.documentElement.dir)}>{children}</LocaleProvider>
    </ChakraProvider>
  )
}
