import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { system } from './system.ts'

/**
 * A system whose ChakraProvider writes no global styles of its own. Chakra would serialise all of them at each render
 * on the server; layers keep their names, since their order is declared in `globalCss()`.
 */
export const silent = (full: SystemContext): SystemContext => ({
  ...full,
  _global: [],
  _config: { ...full._config, disableLayers: true },
})

const value: SystemContext = silent(system)

/** Gives Chakra's style props our trimmed system. It emits no CSS itself: `globalCss()` is in the page's head. */
export function SystemProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={value}>{children}</ChakraProvider>
}
