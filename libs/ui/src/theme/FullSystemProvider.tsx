import { ChakraProvider, LocaleProvider, type SystemContext } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createContext, useContext, type ReactNode } from 'react'
import fullCss from './full-css.build.ts'
import { fullSystem } from './full-system.ts'

/**
 * Writes no global styles of its own: the page's head has them, and `fullCss` the rest. Layers keep their names, since
 * their order is declared there.
 */
const value: SystemContext = {
  ...fullSystem,
  _global: [],
  _config: { ...fullSystem._config, disableLayers: true },
}

/** Without vendor prefixes: no browser that can run the site needs them. */
const cache = createCache({ key: 'css', stylisPlugins: [] })

const Within = createContext(false)

// Chakra's dialogs, menus and tabs know the direction of writing only from a locale.
const localeOf = (direction: string | undefined) => (direction === 'rtl' ? 'ar' : 'en-US')

/**
 * Gives everything within it all of Chakra's components in our look; it may be inside another one. Pages as visitors see
 * them do without it: their styles are made at build time. Reach it by `import()` only. Chakra's own parts go from right
 * to left where the document says `dir="rtl"`.
 */
export function FullSystemProvider({ children }: { children: ReactNode }) {
  if (useContext(Within)) return <>{children}</>
  return (
    <Within value>
      <style href="full-system" precedence="base">
        {fullCss}
      </style>
      <CacheProvider value={cache}>
        <ChakraProvider value={value}>
          <LocaleProvider locale={localeOf(globalThis.document?.documentElement.dir)}>{children}</LocaleProvider>
        </ChakraProvider>
      </CacheProvider>
    </Within>
  )
}
