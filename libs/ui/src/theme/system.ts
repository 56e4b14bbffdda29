import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { sharedConfig } from './shared-config.ts'
import { themeConfig } from './theme-config.ts'

/** Our tokens alone, of which the global CSS is made. */
export const system = createSystem(defaultBaseConfig, sharedConfig, themeConfig)
