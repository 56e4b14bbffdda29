import { createSystem, defineConfig } from '@chakra-ui/react'
import { tokens } from '@chakra-ui/react/theme'
import { fullColors } from './full-colors.ts'
import { fullConfig } from './full-config.ts'
import { themeConfig } from './theme-config.ts'

const { colors: _defaultColors, ...otherTokens } = tokens

/** As `fullSystem`, with what its tokens are worth, of which its CSS is made. For the build. */
export const valuedSystem = createSystem(
  fullConfig,
  defineConfig({ theme: { tokens: otherTokens } }),
  themeConfig,
  defineConfig({ theme: fullColors }),
)
