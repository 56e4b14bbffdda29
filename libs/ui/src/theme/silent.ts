import type { SystemContext } from '@chakra-ui/react'

/**
 * A system whose ChakraProvider writes no global styles of its own. Chakra would serialise all of them at each render
 * on the server; layers keep their names, since their order is declared in `globalCss()`.
 */
export const silent = (system: SystemContext): SystemContext => ({
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
})
