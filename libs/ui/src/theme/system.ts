import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { themeConfig } from './theme-config.ts'

/** Our tokens alone, of which the global CSS is made. */
export const system = createSystem(defaultBaseConfig, themeConfig)
