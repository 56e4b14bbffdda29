import { ChakraProvider, LocaleProvider, type SystemContext, useChakraContext } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { fullSystem } from './full-system.ts'
import { silent } from './SystemProvider.tsx'
import type { Styles } from './css-text.ts'
import { system } from './system.ts'

/** The declarations of `full` that `trimmed` does not already make; keyframes that both have stay as the page knows them. */
const difference = (full: Styles, trimmed: Styles): Styles =>
  Object.fromEntries(
    Object.entries(full)
      .filter(([key, value]) => value !== trimmed[key] && !(key in trimmed && key.startsWith('@keyframes')))
      .map(([key, value]) => {
        const known = trimmed[key]
        return [key, typeof value === 'object' && typeof known === 'object' ? difference(value, known) : value]
      }),
  )

/**
 * What the full system needs beyond `globalCss()`: custom properties and keyframes that only its components use. None
 * of it changes a value that the page around already uses.
 */
export const fullStyles = (): Styles[] => [
  difference(fullSystem.getGlobalCss() as Styles, system.getGlobalCss() as Styles),
  difference(fullSystem.getTokenCss() as Styles, system.getTokenCss() as Styles),
  { '@layer base': { ':root': fullSystem.css({ colorPalette: 'gray' }) as Styles } },
]

const value: SystemContext = { ...silent(fullSystem), _global: fullStyles() }

// Chakra's dialogs, menus and tabs know the direction of writing only from a locale.
const localeOf = (direction: string | undefined) => (direction === 'rtl' ? 'ar' : 'en-US')

/**
 * Gives everything within it all of Chakra's components in our look. It may be anywhere inside SystemProvider, also
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
