import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { silent } from './silent.ts'
import { system } from './system.ts'

const value: SystemContext = silent(system)

/** Gives Chakra's style props our trimmed system. It emits no CSS itself: `globalCss()` stands in the page's head. */
export function SystemProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={value}>{children}</ChakraProvider>
}
